export const sources = {
  title: 'D’où viennent les clients',
  note: 'La publicité, le lien ou le commentaire qui a amené chaque client la première fois. Cliquez sur un chiffre pour voir qui est derrière.',
  noWebhook:
    'Facebook n’indique la publicité ou le lien que par webhook, et aucun ne fonctionne en ce moment. Configurez-le dans Paramètres, Intégrations : les nouveaux clients seront alors comptés par origine.',
  none: 'Personne n’a commencé de conversation pendant cette période.',
  failed: 'L’origine des clients n’a pas pu être chargée',
  source: 'Origine',
  unknown: 'Inconnue',
  kind: { ad: 'Publicité', link: 'Lien', comment: 'Commentaire', other: 'Un autre chemin' },
}
