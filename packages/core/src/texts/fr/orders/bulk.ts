/** Of several orders at once. */
export const bulkOrders = {
  label: 'Commandes sélectionnées',
  select: 'Sélectionner la commande {{order}}',
  selectColumn: 'Sélectionnée',
  chosen_one: '{{count}} sélectionnée',
  chosen_many: '{{count}} de commandes sélectionnées',
  chosen_other: '{{count}} sélectionnées',
  all: 'Sélectionner les {{count}}',
  clear: 'Effacer la sélection',
  failed: 'Impossible de modifier les commandes',
  moved_one: '{{count}} commande : {{status}}',
  moved_many: '{{count}} de commandes : {{status}}',
  moved_other: '{{count}} commandes : {{status}}',
  left_one: '{{count}} n’a pas changé. {{reason}}',
  left_many: '{{count}} de commandes n’ont pas changé. {{reason}}',
  left_other: '{{count}} n’ont pas changé. {{reason}}',
  pay: 'Marquer comme payées',
  payTitle: 'Marquer ces commandes comme payées ?',
  payText:
    'Elles seront entièrement payées : {{amount}} au total. Chacune peut encore être modifiée dans sa fiche.',
  slips: 'Bons de livraison',
}
