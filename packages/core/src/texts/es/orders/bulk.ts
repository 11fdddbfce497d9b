/** Of several orders at once. */
export const bulkOrders = {
  label: 'Pedidos seleccionados',
  select: 'Seleccionar el pedido {{order}}',
  selectColumn: 'Seleccionado',
  chosen_one: '{{count}} seleccionado',
  chosen_many: '{{count}} de pedidos seleccionados',
  chosen_other: '{{count}} seleccionados',
  all: 'Seleccionar los {{count}}',
  clear: 'Quitar la selección',
  failed: 'No se pudieron cambiar los pedidos',
  moved_one: '{{count}} pedido: {{status}}',
  moved_many: '{{count}} de pedidos: {{status}}',
  moved_other: '{{count}} pedidos: {{status}}',
  left_one: '{{count}} no cambió. {{reason}}',
  left_many: '{{count}} de pedidos no cambiaron. {{reason}}',
  left_other: '{{count}} no cambiaron. {{reason}}',
  pay: 'Marcar como pagados',
  payTitle: '¿Marcar estos pedidos como pagados?',
  payText:
    'Constarán como pagados por completo: {{amount}} en total. Cada uno se puede cambiar de nuevo en su pedido.',
  slips: 'Albaranes',
}
