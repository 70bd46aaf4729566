<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>EventBar</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform><numerusform>%n players</numerusform></translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%n boards open</source>
        <translation>
            <numerusform>%n board open</numerusform><numerusform>%n boards open</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n adjourned</source>
        <translation>
            <numerusform>%n adjourned</numerusform><numerusform>%n adjourned</numerusform></translation>
    </message>
</context>
<context>
    <name>arbiter::window::LogModel</name>
    <message numerus="yes">
        <source>%n decisions, nothing is ever erased</source>
        <translation>
            <numerusform>%n decision, nothing is ever erased</numerusform><numerusform>%n decisions, nothing is ever erased</numerusform></translation>
    </message>
</context>
<context>
    <name>arbiter::window::PairingsModel</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n board</numerusform><numerusform>%n boards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent</source>
        <translation>
            <numerusform>%n without an opponent</numerusform><numerusform>%n without an opponent</numerusform></translation>
    </message>
</context>
<context>
    <name>arbiter::window::PlayersModel</name>
    <message numerus="yes">
        <source>%n entered</source>
        <translation>
            <numerusform>%n entered</numerusform><numerusform>%n entered</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n for the next round</source>
        <translation>
            <numerusform>%n for the next round</numerusform><numerusform>%n for the next round</numerusform></translation>
    </message>
</context>
<context>
    <name>arbiter::window::Session</name>
    <message numerus="yes">
        <source>%1 (%n entries)</source>
        <translation>
            <numerusform>%1 (%n entry)</numerusform><numerusform>%1 (%n entries)</numerusform></translation>
    </message>
</context>
</TS>
