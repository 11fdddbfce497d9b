export const products = {
  title: 'Produits vendus',
  note: 'Commandes de la période qui n’ont pas été annulées, qui que ce soit qui les ait prises. La valeur est celle des pièces gardées, avant remises et livraison.',
  most: 'Les {{number}} plus vendus sur {{all}} sont affichés.',
  none: 'Rien n’a été vendu pendant cette période.',
  failed: 'Les produits vendus n’ont pas pu être chargés',
  product: 'Produit',
  pieces: 'Pièces vendues',
  returned: 'Retournées',
  value: 'Valeur',
  all: 'Tous les produits',
}
