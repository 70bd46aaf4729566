// Looking at the items of the window.
#include "tests/window/seen.h"

#include <QImage>
#include <QPointer>
#include <QSet>

#include <algorithm>

namespace arbiter::test {

namespace {

constexpr qreal tolerance = 1.0;

QString nameOf(const QObject* object)
{
    auto name = QString{object->metaObject()->className()};
    return name.section("_QMLTYPE", 0, 0).section("_QML_", 0, 0);
}

/// "Words in PageHead in PlayersPage": where an item stands, by the types round it.
QString placeOf(const QQuickItem* item)
{
    QStringList path;
    for (; item && path.size() < 6; item = item->parentItem()) {
        const auto name = nameOf(item);
        if (!name.startsWith("QQuick") || path.isEmpty()) path << name;
    }
    return path.join(" in ");
}

QRectF contentOf(const QQuickItem* text)
{
    const auto width = text->property("contentWidth").toReal(), height = text->property("contentHeight").toReal();
    const auto left = text->property("leftPadding").toReal(), right = text->property("rightPadding").toReal();
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    const auto x = across == Qt::AlignRight     ? text->width() - width - right
                   : across == Qt::AlignHCenter ? (text->width() - width) / 2
                                                : left;
    const auto y = down == Qt::AlignBottom    ? text->height() - height
                   : down == Qt::AlignVCenter ? (text->height() - height) / 2
                                              : 0;
    return {x, y, width, height};
}

bool within(const QRectF& inner, const QRectF& outer)
{
    return outer.adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(inner);
}

/// The box of an item; boundingRect() of a field is that of the text in it.
QRectF boxOf(const QQuickItem* item) { return {0, 0, item->width(), item->height()}; }

/// The first item round this one that does not contain the rectangle; the search ends where something scrolls.
const QQuickItem* notContaining(const QQuickItem* item, const QRectF& rectangle)
{
    for (const auto* round = item->parentItem(); round; round = round->parentItem()) {
        if (round->parentItem() && round->parentItem()->inherits("QQuickFlickable")) return nullptr;
        if (round->width() <= 0 || round->height() <= 0) continue;
        if (!within(item->mapRectToItem(round, rectangle), boxOf(round))) return round;
    }
    return nullptr;
}

bool saysWhole(const QQuickItem* item, const QString& text, int depth)
{
    if (nameOf(item) == u"Tip" && item->property("text").toString().contains(text)) return true;
    if (depth == 0) return false;
    const auto children = item->childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](const auto* child) { return saysWhole(child, text, depth - 1); });
}

/// Whether a tip over the text, or over the control it stands in, says it whole.
bool hasTip(const QQuickItem* text)
{
    const auto words = text->property("text").toString();
    const auto* round = text;
    for (int i = 0; i < 4 && round; ++i, round = round->parentItem())
        if (saysWhole(round, words, 3)) return true;
    return false;
}

void lookAtText(const QQuickItem* text, QStringList& faults)
{
    const auto words = text->property("text").toString();
    const auto tell = [&](const QString& what) {
        faults << what + ": \"" + words.left(60) + "\" (" + placeOf(text) + ")";
    };
    if (words.isEmpty()) return;
    if (text->property("truncated").toBool()) {
        if (!hasTip(text)) tell("cut, and no tip says it whole");
        return;
    }
    const auto content = contentOf(text);
    // Wider lines than the font's own stand out below the last one, where nothing is written.
    const auto below = text->property("lineHeight").toReal() > 1 ? 6 * tolerance : tolerance;
    if (content.width() > text->width() + tolerance || content.height() > text->height() + below)
        return tell(QString{"larger than its box by %1 x %2"}
                        .arg(content.width() - text->width())
                        .arg(content.height() - text->height()));
    if (const auto* round =
            notContaining(text, content & boxOf(text).adjusted(-tolerance, -tolerance, tolerance, tolerance))) {
        const auto there = text->mapRectToItem(round, content);
        tell(QString{"partly outside %1 (%2,%3 %4x%5 in %6x%7)"}
                 .arg(placeOf(round))
                 .arg(there.x())
                 .arg(there.y())
                 .arg(there.width())
                 .arg(there.height())
                 .arg(round->width())
                 .arg(round->height()));
    }
}

void lookAt(const QQuickItem* item, QStringList& faults)
{
    if (!item->isVisible() || item->opacity() == 0 || nameOf(item) == u"Tip" || isPooled(item)) return;
    if (item->inherits("QQuickText")) lookAtText(item, faults);
    if (item->inherits("QQuickFlickable") && item->property("contentWidth").toReal() > item->width() + tolerance &&
        item->property("orientation").toInt() != Qt::Horizontal)
        faults << "scrolls sideways: " + placeOf(item);
    for (const auto* child : item->childItems()) lookAt(child, faults);
}

bool isControl(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Button:
    case QAccessible::PageTab:
    case QAccessible::EditableText:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::List:
    case QAccessible::Link:
    case QAccessible::SpinBox:
    case QAccessible::Slider: return true;
    default: return false;
    }
}

QQuickItem* itemOf(QAccessibleInterface* face) { return qobject_cast<QQuickItem*>(face->object()); }

bool isIn(const QQuickItem* item, const QQuickItem* round) { return item == round || round->isAncestorOf(item); }

QString spoken(QQuickItem* item)
{
    const auto* face = QAccessible::queryAccessibleInterface(item);
    return face ? face->text(QAccessible::Name) : QString{"nothing that has a name"};
}

/// The list whose current row an item is, or the item itself: a list is one Tab stop.
const QQuickItem* listRound(const QQuickItem* item)
{
    const auto* view = item->parentItem() ? item->parentItem()->parentItem() : nullptr;
    return view && view->inherits("QQuickListView") ? view : item;
}

/// What lies over the window: the dialogs.
const QQuickItem* overlayOf(const Sitting& sitting)
{
    for (const auto* child : sitting.window().contentItem()->childItems())
        if (nameOf(child) == u"QQuickOverlay") return child;
    return nullptr;
}

/// How many pixels round the item differ between two pictures.
int changed(const QImage& before, const QImage& after, const QQuickItem* item)
{
    // The ring stands 2 px away from what has the keyboard; round a scrolled text it is that of its card.
    const int away = item->inherits("QQuickFlickable") ? 24 : 5;
    const auto area =
        item->mapRectToScene(boxOf(item)).toAlignedRect().adjusted(-away, -away, away, away) & before.rect();
    int different = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y)) ++different;
    return different;
}

/// The part of an item that is on the window, half its way round: a ring of 2 px has four times as much.
int leastOf(const QQuickItem* item) { return static_cast<int>(std::min(item->width() + item->height(), 400.0) / 2); }

} // namespace

QStringList clipped(const Sitting& sitting)
{
    QStringList faults;
    lookAt(sitting.window().contentItem(), faults);
    for (auto* face : sitting.controls()) {
        const auto* item = itemOf(face);
        if (!isControl(face->role()) || item->width() <= 0) continue;
        if (const auto* round = notContaining(item, boxOf(item)))
            faults << QString{"control partly outside %1 (%2 in %3): %4"}
                          .arg(placeOf(round))
                          .arg(item->width())
                          .arg(round->width())
                          .arg(face->text(QAccessible::Name));
    }
    faults.removeDuplicates();
    return faults;
}

QStringList nameless(const Sitting& sitting)
{
    QStringList faults;
    for (auto* face : sitting.controls()) {
        if (isPooled(itemOf(face))) {
            faults << "a row that is not there is still told: " + placeOf(itemOf(face));
            continue;
        }
        if (face->text(QAccessible::Name).trimmed().isEmpty())
            faults << "no name: " + placeOf(itemOf(face)) + ", role " + QString::number(face->role());
    }
    faults.removeDuplicates();
    return faults;
}

QStringList unreachable(Sitting& sitting)
{
    QStringList faults;
    QList<QPointer<QQuickItem>> met;
    auto& window = sitting.window();
    auto before = window.grabWindow();
    for (int i = 0; i < 120; ++i) {
        sitting.tab();
        auto* now = window.activeFocusItem();
        const auto after = window.grabWindow();
        if (met.contains(now)) break;
        met << now;
        if (now && changed(before, after, now) < leastOf(now))
            faults << "no visible focus: " + spoken(now) + " (" + placeOf(now) + ", " +
                          QString::number(changed(before, after, now)) + " px changed)";
        before = after;
    }
    // Where a dialog keeps the keyboard, what lies under it is not to be reached.
    const auto* overlay = overlayOf(sitting);
    const auto inOverlay = [&](const QQuickItem* item) { return item && overlay && isIn(item, overlay); };
    const bool modal = std::any_of(met.begin(), met.end(), inOverlay);
    for (auto* face : sitting.controls()) {
        auto* item = itemOf(face);
        if (!isControl(face->role()) || !item->isEnabled() || (modal && !inOverlay(item))) continue;
        const bool reached = std::any_of(met.begin(), met.end(), [&](const QQuickItem* m) {
            return m && (isIn(item, listRound(m)) || isIn(m, item));
        });
        if (!reached) faults << "Tab does not reach: " + face->text(QAccessible::Name) + " (" + placeOf(item) + ")";
    }
    faults.removeDuplicates();
    return faults;
}

} // namespace arbiter::test
