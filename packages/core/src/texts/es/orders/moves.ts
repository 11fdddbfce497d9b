/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'Volver a «{{status}}»',
  title: '¿Devolver {{order}} a «{{status}}»?',
  text: 'El historial conserva ambos cambios. No se avisa al cliente.',
  cancelledText:
    'Sus artículos salen otra vez del inventario y vuelve a contar como ingreso. Lo que se reembolsó vuelve a estar por cobrar. El historial conserva ambos cambios. No se avisa al cliente.',
}

/** Why an order is cancelled, and what its customer is told. */
export const cancelling = {
  label: 'Motivo de la cancelación',
  all: 'Cualquier motivo',
  reasonField: 'Motivo',
  noReason: 'Sin motivo',
  reason: {
    in_chat: 'El cliente lo canceló en el chat',
    changed_mind: 'El cliente cambió de idea',
    unreachable: 'No se localiza al cliente',
    out_of_stock: 'Agotado',
    suspected_fake: 'Posible pedido falso',
    other: 'Otro',
  },
  note: 'Nota',
  help: 'Solo tú ves el motivo y la nota, en el historial del pedido.',
  promise: 'Decir al cliente que se le devolverán {{amount}}',
}

/** Asked where an order is shipped without a courier. */
export const ship = {
  title: 'Enviar {{order}}',
  text: 'El mensaje al cliente incluye ambos datos. Lo que aún no sepas puede quedar vacío.',
}
