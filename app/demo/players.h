// The people of the demonstration event. All are invented.
#pragma once

#include "domain/event/player.h"

#include <array>
#include <string_view>

namespace arbiter {

struct DemoPlayer {
    std::string_view name;
    std::string_view chineseName;
    std::string_view federation;
    Title title;
    int rating;
    std::string_view club;
};

// clang-format off
inline constexpr std::array demoPlayers{
    DemoPlayer{"Lin, Zhiyuan", "林知远", "CHN", Title::GM, 2588, "上海"},
    DemoPlayer{"Fennimore, Clemency", "", "ENG", Title::IM, 2497, "Saltmarsh"},
    DemoPlayer{"Øverland, Åse", "", "NOR", Title::WGM, 2431, "Bergen"},
    DemoPlayer{"Krzyżewski, Łukasz", "", "POL", Title::IM, 2425, "Wrocław"},
    DemoPlayer{"Zhao, Mingyu", "赵明宇", "CHN", Title::FM, 2388, "浙江"},
    DemoPlayer{"Szőllősi, Győző", "", "HUN", Title::FM, 2360, "Szeged"},
    DemoPlayer{"Ferreira da Conceição, João", "", "POR", Title::None, 2333, "Porto"},
    DemoPlayer{"Ouyang, Ruoxi", "欧阳若溪", "CHN", Title::WIM, 2310, "广东"},
    DemoPlayer{"Þorsteinsson, Ægir", "", "ISL", Title::FM, 2298, "Akureyri"},
    DemoPlayer{"Dvořáková, Žofie", "", "CZE", Title::WFM, 2244, "Brno"},
    DemoPlayer{"Müller-Weiß, Jürgen", "", "GER", Title::CM, 2231, "Lübeck"},
    DemoPlayer{"Chen, Haoran", "陈浩然", "CHN", Title::None, 2207, "江苏"},
    DemoPlayer{"Brânză, Ștefan", "", "ROU", Title::None, 2188, "Iași"},
    DemoPlayer{"Núñez Ibáñez, Begoña", "", "ESP", Title::WFM, 2150, "Gijón"},
    DemoPlayer{"Sun, Yutong", "孙雨桐", "CHN", Title::WCM, 2101, "北京"},
    DemoPlayer{"Kılıçoğlu, Işıl", "", "TUR", Title::None, 2077, "İzmir"},
    DemoPlayer{"Nguyễn, Thị Ánh", "", "VIE", Title::None, 2040, "Huế"},
    DemoPlayer{"Lefèvre, Anaïs", "", "FRA", Title::None, 1985, "Nîmes"},
    DemoPlayer{"He, Jingxian", "何静娴", "CHN", Title::None, 1932, "四川"},
    DemoPlayer{"Õunapuu, Ülle", "", "EST", Title::None, 1890, "Tartu"},
    DemoPlayer{"Żółkoś, Bogusława", "", "POL", Title::None, 1822, "Gdańsk"},
    DemoPlayer{"Zhou, Zixuan", "周子轩", "CHN", Title::None, 1765, "湖北"},
    DemoPlayer{"Ashgrove, Peregrine", "", "ENG", Title::None, 1640, "Saltmarsh"},
};

/// He enters in round 2.
inline constexpr DemoPlayer demoLateEntry{"Björkqvist, Näcken", "", "FIN", Title::None, 2120, "Åbo"};
// clang-format on

} // namespace arbiter
