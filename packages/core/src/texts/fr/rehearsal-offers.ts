export const rehearsalOffers = {
  label: 'Répétitions proposées',
  price: 'Le prix de {{product}} est passé de {{was}} à {{becomes}}',
  prices_one: '{{count}} prix de {{campaign}} a changé',
  prices_many: '{{count}} de prix de {{campaign}} ont changé',
  prices_other: '{{count}} prix de {{campaign}} ont changé',
  card: {
    added: 'Nouvelle fiche : « {{text}} »',
    changed: 'Fiche modifiée : « {{text}} »',
    removed: 'Fiche retirée : « {{text}} »',
  },
  cards_one: '{{count}} fiche a changé',
  cards_many: '{{count}} de fiches ont changé',
  cards_other: '{{count}} fiches ont changé',
  model: '{{model}} sera arrêté le {{day}}',
  modelGone: '{{model}} a été arrêté le {{day}}',
  more: '{{names}} et {{more}} de plus',
  why: 'Voyez ce que l’agent répond maintenant dans des conversations passées de {{campaign}}, avant vos clients.',
  whyKept_one:
    'Voyez ce que l’agent répond maintenant dans la {{count}} conversation de {{campaign}} que vous gardez pour cela.',
  whyKept_many:
    'Voyez ce que l’agent répond maintenant dans les {{count}} de conversations de {{campaign}} que vous gardez pour cela.',
  whyKept_other:
    'Voyez ce que l’agent répond maintenant dans les {{count}} conversations de {{campaign}} que vous gardez pour cela.',
  whyModel:
    'Voyez comment {{other}} répond dans des conversations passées de {{campaign}} avant de changer.',
  rehearse: 'Répéter',
  rehearseNamed: 'Répéter : {{what}}',
  notNow: 'Pas maintenant',
  notNowNamed: 'Pas maintenant : {{what}}',
  failed: 'La proposition est toujours là',
  past: 'Rejouer des conversations',
  testChat: 'Essayer dans un chat',
}
