<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Commands</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>编排</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>添加棋手</translation>
    </message>
    <message>
        <source>Pair the next round</source>
        <translation>编排下一轮</translation>
    </message>
    <message>
        <source>Publish the draft</source>
        <translation>公布草稿</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Verify the file</source>
        <translation>校验文件</translation>
    </message>
    <message>
        <source>Make a second copy</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>新建比赛</translation>
    </message>
    <message>
        <source>Open an event file</source>
        <translation>打开比赛文件</translation>
    </message>
    <message>
        <source>Practice event</source>
        <translation>练习比赛</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>关闭比赛</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Events (*.arb)</source>
        <translation>比赛文件 (*.arb)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Where the second copy goes</source>
        <translation>备份存放位置</translation>
    </message>
    <message>
        <source>Take over the duty</source>
        <translation>接班当值</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>DutyDialog</name>
    <message>
        <source>Take over the duty</source>
        <translation>接班当值</translation>
    </message>
    <message>
        <source>On duty now: %1</source>
        <translation>现当值裁判：%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>接班</translation>
    </message>
    <message>
        <source>Arbiter on duty from now on</source>
        <translation>即时起当值裁判</translation>
    </message>
    <message>
        <source>Signs every decision until the next change.</source>
        <translation>换班前的操作均由其署名。</translation>
    </message>
</context>
<context>
    <name>EntrySide</name>
    <message>
        <source>Entry %1</source>
        <translation>第%1条</translation>
    </message>
    <message>
        <source>%1, taken back</source>
        <translation>%1，已撤销</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>By</source>
        <translation>裁判员</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>操作号</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>已确认的警告</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>依据条目</translation>
    </message>
    <message>
        <source>Seal, SHA-256</source>
        <translation>校验码，SHA-256</translation>
    </message>
    <message>
        <source>Take it back, because</source>
        <translation>撤销理由</translation>
    </message>
    <message>
        <source>Taking back adds an entry with your reason.</source>
        <translation>撤销会新增一条记录并写明理由。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>EventBar</name>
    <message>
        <source>Event</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>未打开比赛</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n名棋手</numerusform></translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>国际棋联模式</translation>
    </message>
    <message>
        <source>Player, board or command</source>
        <translation>棋手、台号或命令</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Player, board or command</source>
        <translation>棋手、台号或命令</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Key or value</source>
        <translation>按键或数值</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>备份到…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>Every seal holds.</source>
        <translation>校验码全部相符。</translation>
    </message>
    <message>
        <source>%1 entries checked, head %2. The record contains what sheet %3 showed.</source>
        <translation>已核对%1条，末条%2。记录包含纸面%3所示内容。</translation>
    </message>
    <message>
        <source>%1 entries checked, head %2.</source>
        <translation>已核对%1条，末条%2。</translation>
    </message>
    <message>
        <source>The check found a fault.</source>
        <translation>校验发现问题。</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条号</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>校验码</translation>
    </message>
    <message>
        <source>take back…</source>
        <translation>撤销…</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>undo the last act</source>
        <translation>撤销最近一次操作</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>在日志中查找</translation>
    </message>
    <message>
        <source>Seal on a sheet</source>
        <translation>纸面校验码</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>This event can only be read.</source>
        <translation>本比赛只能查看。</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>The window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>A new event</source>
        <translation>新建比赛</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>编排</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>The log, undo and verifying</source>
        <translation>日志、撤销与校验</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>全部按键</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>NewEventPage</name>
    <message>
        <source>New event</source>
        <translation>新建比赛</translation>
    </message>
    <message>
        <source>One page. The format is fixed when round 1 is paired.</source>
        <translation>一页即可。第1轮编排后赛制不再更改。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>As it stands on the report.</source>
        <translation>与申报文件一致。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>协会</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>开始日期</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>结束日期</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>赛制</translation>
    </message>
    <message>
        <source>Swiss, Dutch system.</source>
        <translation>瑞士制（荷兰制）。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>时限</translation>
    </message>
    <message>
        <source>90 min + 30 s a move</source>
        <translation>90分钟，每着加30秒</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Every ruling cites this edition.</source>
        <translation>裁决均引用该版本。</translation>
    </message>
    <message>
        <source>Edition of the Laws</source>
        <translation>规则版本</translation>
    </message>
    <message>
        <source>B, FIDE 2023</source>
        <translation>B：2023年版</translation>
    </message>
    <message>
        <source>A, older, with adjournment</source>
        <translation>A：旧版，含封棋</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>裁判长</translation>
    </message>
    <message>
        <source>Signs the decisions until somebody else is on duty.</source>
        <translation>他人接班当值前，由其署名。</translation>
    </message>
    <message>
        <source>File of the event</source>
        <translation>比赛文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>The event is one file. Copy it, and you have copied everything.</source>
        <translation>整个比赛就是一个文件，复制它即复制全部内容。</translation>
    </message>
    <message>
        <source>Events (*.arb)</source>
        <translation>比赛文件 (*.arb)</translation>
    </message>
    <message>
        <source>ENG, CHN</source>
        <translation>CHN、ENG</translation>
    </message>
</context>
<context>
    <name>PairingsPage</name>
    <message>
        <source>Pairings</source>
        <translation>编排</translation>
    </message>
    <message>
        <source>Take the draft back</source>
        <translation>撤回草稿</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>编排第%1轮</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>公布</translation>
    </message>
    <message>
        <source>Not paired.</source>
        <translation>未编排。</translation>
    </message>
    <message>
        <source>Record them as adjourned and pair</source>
        <translation>记为封棋并编排</translation>
    </message>
    <message>
        <source>Draft.</source>
        <translation>草稿。</translation>
    </message>
    <message>
        <source>Nobody sees it until you publish.</source>
        <translation>公布前他人看不到。</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>第%1轮对阵</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>台号</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Round %1 is not paired yet</source>
        <translation>第%1轮尚未编排</translation>
    </message>
    <message>
        <source>A round needs two players at least; they are entered on the page Players.</source>
        <translation>至少两名棋手才能编排；请在“棋手”页添加。</translation>
    </message>
    <message>
        <source>The Dutch system pairs it as a draft; you look, then publish.</source>
        <translation>按荷兰制编排为草稿，看过后再公布。</translation>
    </message>
    <message>
        <source>Go to Players</source>
        <translation>转到棋手</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>公布</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>to the results</source>
        <translation>转到成绩</translation>
    </message>
    <message>
        <source>pair the next round</source>
        <translation>编排下一轮</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>search White</source>
        <translation>查找白方</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Add a player</source>
        <translation>添加棋手</translation>
    </message>
    <message>
        <source>Edit a player</source>
        <translation>修改棋手</translation>
    </message>
    <message>
        <source>Enter stores, Esc leaves</source>
        <translation>回车保存，Esc离开</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Family name, comma, given name</source>
        <translation>姓、逗号、名</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>协会</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>国际棋联编号</translation>
    </message>
    <message>
        <source>Name in Chinese</source>
        <translation>中文姓名</translation>
    </message>
    <message>
        <source>Club or team</source>
        <translation>单位或代表队</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未填</translation>
    </message>
    <message>
        <source>man</source>
        <translation>男</translation>
    </message>
    <message>
        <source>woman</source>
        <translation>女</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>PlayerSide</name>
    <message>
        <source>No. %1</source>
        <translation>%1号</translation>
    </message>
    <message>
        <source>No number before round 1</source>
        <translation>第1轮前尚无编号</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>协会</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>国际棋联编号</translation>
    </message>
    <message>
        <source>Club or team</source>
        <translation>单位或代表队</translation>
    </message>
    <message>
        <source>Name in Chinese</source>
        <translation>中文姓名</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>退赛</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>半分轮空</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>请假</translation>
    </message>
    <message>
        <source>Plays again</source>
        <translation>恢复参赛</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>添加棋手</translation>
    </message>
    <message>
        <source>Name, number, club or id</source>
        <translation>姓名、编号、单位或棋联编号</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>协会</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>Nobody has entered yet</source>
        <translation>尚无人报名</translation>
    </message>
    <message>
        <source>Players are added one by one: a name is enough, the rating orders them.</source>
        <translation>逐个添加：有姓名即可，按等级分排序。</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>withdraw</source>
        <translation>退赛</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>半分轮空</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>请假</translation>
    </message>
    <message>
        <source>plays again</source>
        <translation>恢复参赛</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>search names</source>
        <translation>查找姓名</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>编排</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>RecentEvents</name>
    <message>
        <source>Recent events</source>
        <translation>最近的比赛</translation>
    </message>
    <message>
        <source>The file is not there: %1</source>
        <translation>文件不在：%1</translation>
    </message>
    <message>
        <source>Take %1 off this list; the file stays</source>
        <translation>从列表中移去%1，文件保留</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>There is no board %1 in this list.</source>
        <translation>列表中没有第%1台。</translation>
    </message>
    <message>
        <source>typed again at the desk</source>
        <translation>裁判台重新录入</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>显示的台</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Missing %1</source>
        <translation>未报 %1</translation>
    </message>
    <message>
        <source>Board %1 differs.</source>
        <translation>第%1台不一致。</translation>
    </message>
    <message>
        <source>%1 stands, %2 was typed. Look at the slip: 1 keeps %1, 2 takes %2.</source>
        <translation>现为%1，又录入%2。请看成绩单：按1保留%1，按2改为%2。</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>保留%1</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>成绩已报全。</translation>
    </message>
    <message>
        <source>Round %1 is complete.</source>
        <translation>第%1轮结束。</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <translation>第%1轮成绩</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>台号</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>No result is missing in round %1</source>
        <translation>第%1轮没有未报成绩</translation>
    </message>
    <message>
        <source>Round %1 is not published yet</source>
        <translation>第%1轮尚未公布</translation>
    </message>
    <message>
        <source>The filter shows the missing ones only.</source>
        <translation>当前只显示未报的台。</translation>
    </message>
    <message>
        <source>Results are typed once the round is paired and published.</source>
        <translation>该轮编排并公布后录入成绩。</translation>
    </message>
    <message>
        <source>Show all boards</source>
        <translation>显示全部台</translation>
    </message>
    <message>
        <source>Go to Pairings</source>
        <translation>转到编排</translation>
    </message>
    <message>
        <source>Go to board %1…</source>
        <translation>转到第%1台…</translation>
    </message>
    <message>
        <source>Keys: Arbiter</source>
        <translation>按键：Arbiter</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>封棋</translation>
    </message>
    <message>
        <source>next missing</source>
        <translation>下一个未报</translation>
    </message>
    <message>
        <source>go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>RoundPills</name>
    <message>
        <source>not paired</source>
        <translation>未编排</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>complete but for an adjourned game</source>
        <translation>除封棋对局外已结束</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各轮</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>第%1轮，%2</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Kept on this computer, for every event</source>
        <translation>保存在本机，对所有比赛有效</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>As designed</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Rail</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>Icons and words</source>
        <translation>图标和文字</translation>
    </message>
    <message>
        <source>Icons alone</source>
        <translation>仅图标</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>R%1</source>
        <translation>%1轮</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>协会</translation>
    </message>
    <message>
        <source>Rtg</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>第%1轮后名次表</translation>
    </message>
    <message>
        <source>There are no standings yet</source>
        <translation>尚无名次</translation>
    </message>
    <message>
        <source>They appear with the first published round and follow every result.</source>
        <translation>公布第1轮后出现，随每个成绩更新。</translation>
    </message>
    <message>
        <source>Go to Pairings</source>
        <translation>转到编排</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>No event is open</source>
        <translation>未打开比赛</translation>
    </message>
    <message>
        <source>Start one, open a file, or learn on a practice event. Nothing leaves this computer.</source>
        <translation>新建比赛、打开文件，或用练习比赛学习。一切数据只在本机。</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>新建比赛</translation>
    </message>
    <message>
        <source>One page: name, rounds, time, laws. Then players.</source>
        <translation>一页：名称、轮数、时限、规则，然后添加棋手。</translation>
    </message>
    <message>
        <source>Open an event file</source>
        <translation>打开比赛文件</translation>
    </message>
    <message>
        <source>An .arb file. Its record is checked as it opens.</source>
        <translation>.arb文件，打开时校验记录。</translation>
    </message>
    <message>
        <source>Practice event</source>
        <translation>练习比赛</translation>
    </message>
    <message>
        <source>24 players, round 5 of 7 running.</source>
        <translation>24名棋手，共7轮，第5轮进行中。</translation>
    </message>
    <message>
        <source>Drop an event file anywhere in this window</source>
        <translation>可将比赛文件拖入窗口任意位置</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>无文件</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Head seal %1</source>
        <translation>日志校验码 %1</translation>
    </message>
    <message>
        <source>Second copy %1</source>
        <translation>备份 %1</translation>
    </message>
    <message>
        <source>No second copy yet</source>
        <translation>尚无备份</translation>
    </message>
    <message numerus="yes">
        <source>%n boards open</source>
        <translation>
            <numerusform>%n台未报</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n adjourned</source>
        <translation>
            <numerusform>%n局封棋</numerusform></translation>
    </message>
    <message>
        <source>Laws: edition A</source>
        <translation>规则：旧版 (A)</translation>
    </message>
    <message>
        <source>Laws: edition B (2023)</source>
        <translation>规则：2023年版 (B)</translation>
    </message>
    <message>
        <source>On duty: %1</source>
        <translation>当值裁判：%1</translation>
    </message>
    <message>
        <source>Nobody on duty</source>
        <translation>无当值裁判</translation>
    </message>
</context>
<context>
    <name>ThemeChoice</name>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>WarningDialog</name>
    <message>
        <source>To be acknowledged; it is written in the log</source>
        <translation>须知悉，将写入日志</translation>
    </message>
    <message>
        <source>To be confirmed; it is written in the log</source>
        <translation>须确认，将写入日志</translation>
    </message>
    <message>
        <source>Second question of two</source>
        <translation>两次确认之第二次</translation>
    </message>
    <message>
        <source>First question of two</source>
        <translation>两次确认之第一次</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Go on…</source>
        <translation>继续…</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>仍然执行</translation>
    </message>
</context>
<context>
    <name>arbiter::window::FindModel</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1轮</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>第%1台</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
</context>
<context>
    <name>arbiter::window::LogModel</name>
    <message>
        <source>Entry %1, %2</source>
        <translation>第%1条，%2</translation>
    </message>
    <message>
        <source>Entry %1, taken back: %2</source>
        <translation>第%1条，已撤销：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions, nothing is ever erased</source>
        <translation>
            <numerusform>共%n条操作，从不删除</numerusform></translation>
    </message>
</context>
<context>
    <name>arbiter::window::PairingsModel</name>
    <message>
        <source>Board %1: %2 with White against %3</source>
        <translation>第%1台：%2执白对%3</translation>
    </message>
    <message>
        <source>No opponent: %1, %2</source>
        <translation>无对手：%1，%2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1轮</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n台</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent</source>
        <translation>
            <numerusform>%n人无对手</numerusform></translation>
    </message>
</context>
<context>
    <name>arbiter::window::PlayersModel</name>
    <message>
        <source>plays</source>
        <translation>参赛</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>半分轮空</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>请假</translation>
    </message>
    <message>
        <source>late entry</source>
        <translation>补报</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>退赛</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>取消资格</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>%1, number %2, rating %3, %4</source>
        <translation>%1，%2号，等级分%3，%4</translation>
    </message>
    <message numerus="yes">
        <source>%n entered</source>
        <translation>
            <numerusform>报名%n人</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n for the next round</source>
        <translation>
            <numerusform>下一轮参赛%n人</numerusform></translation>
    </message>
</context>
<context>
    <name>arbiter::window::ResultsModel</name>
    <message>
        <source>in play</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>in</source>
        <translation>已报</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>封棋</translation>
    </message>
    <message>
        <source>Result, board %1, %2 against %3, %4</source>
        <translation>成绩，第%1台，%2对%3，%4</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1轮</translation>
    </message>
    <message>
        <source>%1 in, %2 open</source>
        <translation>已报%1台，未报%2台</translation>
    </message>
</context>
<context>
    <name>arbiter::window::Session</name>
    <message numerus="yes">
        <source>%1 (%n entries)</source>
        <translation>
            <numerusform>%1（%n条）</numerusform></translation>
    </message>
</context>
<context>
    <name>arbiter::window::StandingsModel</name>
    <message>
        <source>Not final: rounds are still to come.</source>
        <translation>非最终名次：还有未赛轮次。</translation>
    </message>
    <message>
        <source>Not final: results are missing.</source>
        <translation>非最终名次：有未报成绩。</translation>
    </message>
    <message>
        <source>Not final: an adjourned game counts as a draw until it is played.</source>
        <translation>非最终名次：封棋对局在续赛前按和棋计。</translation>
    </message>
    <message>
        <source>Place %1, %2, %3 points</source>
        <translation>第%1名，%2，%3分</translation>
    </message>
    <message>
        <source>, withdrawn</source>
        <translation>，已退赛</translation>
    </message>
    <message>
        <source>after round %1, by points</source>
        <translation>第%1轮后，按积分</translation>
    </message>
    <message>
        <source>no round is published yet</source>
        <translation>尚未公布任何一轮</translation>
    </message>
</context>
</TS>
