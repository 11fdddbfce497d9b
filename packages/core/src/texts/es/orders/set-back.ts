/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'Volver a {{status}}',
  title: '¿Volver {{order}} a {{status}}?',
  text: 'El historial conserva ambos cambios. No se avisa al cliente.',
  cancelledText:
    'Sus artículos salen otra vez del inventario y vuelve a contar como ingreso. Lo que se devolvió vuelve a estar por cobrar. El historial conserva ambos cambios. No se avisa al cliente.',
}
