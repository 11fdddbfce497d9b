/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'Remettre à « {{status}} »',
  title: 'Remettre {{order}} à « {{status}} » ?',
  text: 'L’historique garde les deux. Le client n’en est pas informé.',
  cancelledText:
    'Ses articles quittent de nouveau le stock et elle compte de nouveau dans le chiffre d’affaires. Ce qui a été remboursé est de nouveau à encaisser. L’historique garde les deux. Le client n’en est pas informé.',
}

/** Why an order is cancelled, and what its customer is told. */
export const cancelling = {
  label: 'Raison de l’annulation',
  all: 'Toutes les raisons',
  reasonField: 'Raison',
  noReason: 'Sans raison',
  reason: {
    in_chat: 'Le client l’a annulée dans le chat',
    changed_mind: 'Le client a changé d’avis',
    unreachable: 'Client injoignable',
    out_of_stock: 'Rupture de stock',
    suspected_fake: 'Soupçon de fausse commande',
    other: 'Autre',
  },
  note: 'Note',
  help: 'Vous seul voyez la raison et la note, dans l’historique de la commande.',
  promise: 'Dire au client que {{amount}} lui seront remboursés',
}

/** Asked where an order is shipped without a courier. */
export const ship = {
  title: 'Expédier {{order}}',
  text: 'Le message au client indique les deux. Ce que vous ne savez pas encore peut rester vide.',
}
