// Ctrl+K: players, boards, rounds and commands by a few letters. The commands are the window's; they come in as a list.
#pragma once

#include "app/window/page_model.h"

namespace arbiter::window {

class FindModel : public arbiter::window::PageModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    /// {id, name, keys} a command.
    Q_PROPERTY(QVariantList commands READ commands WRITE setCommands NOTIFY commandsChanged)

public:
    enum Column { What, Name, Hint };
    Q_ENUM(Column)

    using PageModel::PageModel;

    [[nodiscard]] QString query() const { return m_query; }
    void setQuery(const QString& query);
    [[nodiscard]] QVariantList commands() const { return m_commands; }
    void setCommands(const QVariantList& commands);

Q_SIGNALS:
    void queryChanged();
    void commandsChanged();

protected:
    [[nodiscard]] std::vector<TableRow> fold() const override;
    [[nodiscard]] std::vector<TableRow> foldWithoutEvent() const override { return fold(); }

private:
    void addCommands(std::vector<TableRow>& rows) const;
    void addRounds(std::vector<TableRow>& rows) const;
    void addBoards(std::vector<TableRow>& rows) const;
    void addPlayers(std::vector<TableRow>& rows) const;
    void find();

    QString m_query;
    QVariantList m_commands;
};

} // namespace arbiter::window
