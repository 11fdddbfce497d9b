import type { Labels } from './labels.ts'

export const fr: Labels = {
  subtotal: 'Sous-total',
  discount: 'Remise',
  delivery: 'Livraison',
  free: 'offerte',
  total: 'Total',
  name: 'Nom',
  phone: 'Téléphone',
  address: 'Adresse',
  note: 'Note pour la livraison',
  area: 'Zone de livraison',
  orderPlaced: (number) => `Votre commande est enregistrée. Son numéro est ${number}.`,
  overtaken: 'Cette commande a changé depuis que vous l’avez vue. Merci de la regarder à nouveau.',
  confirm: 'Je passe la commande ? Répondez « oui » pour confirmer.',
  yesButton: 'Oui, commander',
  changeButton: 'Changer',
  missing: 'Merci de m’envoyer',
  items: 'les produits souhaités',
  assistant: (company) => `Vous parlez avec l’assistant automatique${company && ` de ${company}`}.`,
  handedOver: 'Une personne de notre équipe vous répondra ici.',
  patience: 'Merci pour votre message. Je regarde et je vous réponds dans un instant.',
}
