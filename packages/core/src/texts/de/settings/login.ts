export const settingsLogin = {
  title: 'Facebook-Anmeldung',
  text: 'Verbindet in einem Schritt alle Seiten, auf denen Sie Nachrichten beantworten dürfen.',
  token: 'Nutzer-Zugriffstoken',
  tokenHelp: 'Aus dem Graph API Explorer Ihrer App, mit allen hier genannten Berechtigungen.',
  permissions: 'Nötige Berechtigungen',
  start: 'Mit Facebook anmelden',
  startPasted: 'Mit diesem Token anmelden',
  insteadHelp:
    'Statt der Anmeldung oben: ein Token aus dem Graph API Explorer Ihrer App, mit allen hier genannten Berechtigungen.',
  inWindow: 'Fahren Sie im Facebook-Fenster fort.',
  cancelled: 'Anmeldung abgebrochen',
  cancelledText: 'Das Facebook-Fenster wurde geschlossen. Es wurde nichts geändert.',
  noAppId:
    'Um sich bei Facebook selbst anzumelden, speichern Sie zuerst die App-ID unter Zugangsdaten der App. Ohne sie können Sie ein Token einfügen.',
  shortLived:
    'Ohne App-ID und App-Geheimcode unter Zugangsdaten der App endet diese Anmeldung nach ein bis zwei Stunden.',
  connecting: 'Wird verbunden …',
  failed: 'Anmeldung fehlgeschlagen',
  needed: 'Fügen Sie zuerst ein Nutzer-Zugriffstoken ein.',
  done: 'Facebook verbunden',
  success_one: 'Verbunden als {{name}}, mit {{count}} Seite.',
  success_other: 'Verbunden als {{name}}, mit {{count}} Seiten.',
  noPagesTitle: 'Keine Seite verbunden',
  noPages:
    'Sie sind als {{name}} angemeldet, aber Facebook hat keine Seite freigegeben, auf der {{name}} Nachrichten beantworten darf. Melden Sie sich erneut an und wählen Sie Ihre Seite, oder bitten Sie den Inhaber der Seite um eine Rolle mit Nachrichten.',
}
