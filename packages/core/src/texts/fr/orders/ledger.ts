/** What is to be packed, and what is still to be paid. */
export const ledger = {
  payment: { label: 'Paiement', all: 'Tous les paiements', due: 'Paiement à la livraison dû' },
  courier: { label: 'Transporteur', all: 'Tous les transporteurs', none: 'Sans transporteur' },
  unprinted: 'Bon non imprimé',
  dates: { from: 'Du', to: 'Jusqu’au' },
  sums: {
    label: 'Sommes de ces commandes',
    total: 'Total : {{amount}}',
    sold: 'Total sans les commandes annulées : {{amount}}',
    due: 'Reste dû : {{amount}}',
    atLeast: 'Ce sont les sommes de {{count}} commandes ; il y en a plus.',
  },
  couriers: {
    open: 'Paiements des transporteurs',
    text: 'L’argent que les transporteurs ont reçu à la porte et ne vous ont pas encore versé.',
    orders: 'Commandes',
    due: 'Vous doit',
    show: 'Voir les commandes : {{courier}}',
    none: 'Aucun transporteur ne vous doit rien',
    noneText:
      'Les commandes livrées et payables à la livraison figurent ici jusqu’à ce qu’elles soient marquées comme payées.',
    failed: 'Impossible de charger ce que doivent les transporteurs',
  },
  file: { pathao: 'Colis pour Pathao (CSV)', steadfast: 'Colis pour Steadfast (CSV)' },
}
