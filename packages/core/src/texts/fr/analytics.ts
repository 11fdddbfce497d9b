export const analytics = {
  period: {
    '7days': '7 derniers jours',
    '30days': '30 derniers jours',
  },
  orders_one: '{{count}} commande',
  orders_many: '{{count}} de commandes',
  orders_other: '{{count}} commandes',
  conversations_one: '{{count}} conversation',
  conversations_many: '{{count}} de conversations',
  conversations_other: '{{count}} conversations',
  measure: {
    conversations: 'Conversations',
    orders: 'Commandes',
    revenue: "Chiffre d'affaires",
  },
  setPrice: 'Définir les prix',
  currency: 'Devise',
  chart: {
    total: 'Total',
  },
  funnel: {
    stage: 'Étape',
  },
  campaigns: {
    title: 'Campagnes',
    all: 'Toutes les campagnes',
    campaign: 'Campagne',
  },
}
