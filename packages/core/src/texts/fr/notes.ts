export const notes = {
  title: 'Note et étiquettes',
  tags: 'Étiquettes',
  add: 'Ajouter une étiquette',
  all: 'Toutes les conversations avec l’étiquette {{tag}}',
  remove: 'Retirer l’étiquette {{tag}}',
  note: 'Note',
  placeholder: 'Écrire une note',
  help: 'Pour vous seul : ni le client ni l’agent ne la lisent.',
  failed: 'La note ou les étiquettes n’ont pas pu être enregistrées',
  rehearse: {
    title: 'Répétition',
    text: 'Gardez cette conversation pour y essayer d’autres réglages ou un autre modèle quand vous voulez.',
    kept: 'Gardée. Elle figure parmi celles que vous gardez pour chaque répétition.',
    keep: 'Garder pour répéter',
    remove: 'Ne plus garder',
    failed: 'Rien n’a changé',
  },
}
