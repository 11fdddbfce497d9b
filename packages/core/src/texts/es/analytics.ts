export const analytics = {
  period: {
    '7days': 'Últimos 7 días',
    '30days': 'Últimos 30 días',
  },
  orders_one: '{{count}} pedido',
  orders_many: '{{count}} de pedidos',
  orders_other: '{{count}} pedidos',
  conversations_one: '{{count}} conversación',
  conversations_many: '{{count}} de conversaciones',
  conversations_other: '{{count}} conversaciones',
  measure: {
    conversations: 'Conversaciones',
    orders: 'Pedidos',
    revenue: 'Ingresos',
  },
  setPrice: 'Definir precios',
  currency: 'Moneda',
  chart: {
    total: 'Total',
  },
  funnel: {
    stage: 'Etapa',
  },
  campaigns: {
    title: 'Campañas',
    all: 'Todas las campañas',
    campaign: 'Campaña',
  },
}
