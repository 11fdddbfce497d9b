/** What is to be packed, and what is still to be paid. */
export const ledger = {
  payment: { label: 'Pago', all: 'Cualquier pago', due: 'Contra reembolso pendiente' },
  courier: { label: 'Mensajería', all: 'Cualquier mensajería', none: 'Sin mensajería' },
  unprinted: 'Albarán sin imprimir',
  dates: { from: 'Desde', to: 'Hasta' },
  sums: {
    label: 'Sumas de estos pedidos',
    total: 'Total: {{amount}}',
    sold: 'Total sin los pedidos cancelados: {{amount}}',
    due: 'Por cobrar: {{amount}}',
    atLeast: 'Son las sumas de {{count}} pedidos; hay más.',
  },
  couriers: {
    open: 'Pagos de mensajerías',
    text: 'Dinero que las mensajerías cobraron en la puerta y aún no te han pagado.',
    orders: 'Pedidos',
    due: 'Te debe',
    show: 'Ver los pedidos: {{courier}}',
    none: 'Ninguna mensajería te debe nada',
    noneText:
      'Los pedidos entregados contra reembolso aparecen aquí hasta que se marcan como pagados.',
    failed: 'No se pudo cargar lo que deben las mensajerías',
  },
  file: { pathao: 'Paquetes para Pathao (CSV)', steadfast: 'Paquetes para Steadfast (CSV)' },
}
