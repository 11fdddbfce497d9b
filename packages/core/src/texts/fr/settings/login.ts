export const settingsLogin = {
  title: 'Connexion à Facebook',
  text: 'Connecte en une étape toutes les pages où vous pouvez répondre aux messages.',
  token: 'Jeton d’accès utilisateur',
  tokenHelp:
    'Depuis l’Explorateur de l’API Graph de votre application, avec toutes les autorisations indiquées ici.',
  permissions: 'Autorisations requises',
  start: 'Se connecter avec Facebook',
  startPasted: 'Se connecter avec ce jeton',
  insteadHelp:
    'À la place de la connexion ci-dessus : un jeton de l’Explorateur de l’API Graph de votre application, avec toutes les autorisations indiquées ici.',
  inWindow: 'Continuez dans la fenêtre Facebook.',
  cancelled: 'Connexion annulée',
  cancelledText: 'La fenêtre Facebook a été fermée. Rien n’a été modifié.',
  noAppId:
    'Pour vous connecter sur Facebook, enregistrez d’abord l’identifiant de l’application sous Identifiants de l’application. Sans lui, vous pouvez coller un jeton.',
  shortLived:
    'Sans l’identifiant et la clé secrète de l’application sous Identifiants de l’application, cette connexion se termine au bout d’une heure ou deux.',
  connecting: 'Connexion…',
  failed: 'Échec de la connexion',
  needed: 'Collez d’abord un jeton d’accès utilisateur.',
  done: 'Facebook connecté',
  success_one: 'Connecté en tant que {{name}}, avec {{count}} page.',
  success_many: 'Connecté en tant que {{name}}, avec {{count}} de pages.',
  success_other: 'Connecté en tant que {{name}}, avec {{count}} pages.',
  noPagesTitle: 'Aucune page connectée',
  noPages:
    'Vous êtes connecté en tant que {{name}}, mais Facebook n’a partagé aucune page où {{name}} peut répondre aux messages. Reconnectez-vous et choisissez votre page, ou demandez à son propriétaire un rôle incluant les messages.',
}
