export const help = {
  description:
    'Un fichier qui montre à la personne qui vous aide comment va PAL Admin. Vous le voyez d’abord ; rien n’est envoyé.',
  make: 'Créer le fichier',
  again: 'Le créer à nouveau',
  save: 'Enregistrer le fichier…',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Impossible de copier. Sélectionnez le texte et copiez-le.',
  checking: 'Vérification de la base de données',
  skip: 'Passer la vérification',
  failed: 'Impossible de créer le fichier',
  what: 'Il contient les versions, l’état, les paramètres, la vérification de la base de données, les plantages et les dernières entrées du journal.',
  never:
    'Ni clés, ni numéros de téléphone, ni messages. De ce que vous avez écrit dans les paramètres, seule la longueur y figure.',
  title: 'PAL Admin, fichier d’aide du {{time}}',
  content: 'Contenu du fichier',
  none: 'Rien',
  sections: {
    versions: 'Versions',
    status: 'État',
    store: 'Base de données',
    settings: 'Paramètres',
    crashes: 'Plantages',
    program: 'Journal du programme',
    log: 'Journal du système',
  },
}
