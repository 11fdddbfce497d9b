export const rehearsalOffers = {
  label: 'Ensayos propuestos',
  price: 'El precio de {{product}} pasó de {{was}} a {{becomes}}',
  prices_one: 'Cambió {{count}} precio de {{campaign}}',
  prices_many: 'Cambiaron {{count}} de precios de {{campaign}}',
  prices_other: 'Cambiaron {{count}} precios de {{campaign}}',
  card: {
    added: 'Tarjeta nueva: «{{text}}»',
    changed: 'Tarjeta cambiada: «{{text}}»',
    removed: 'Tarjeta quitada: «{{text}}»',
  },
  cards_one: 'Cambió {{count}} tarjeta',
  cards_many: 'Cambiaron {{count}} de tarjetas',
  cards_other: 'Cambiaron {{count}} tarjetas',
  model: '{{model}} se apagará el {{day}}',
  modelGone: '{{model}} se apagó el {{day}}',
  more: '{{names}} y {{more}} más',
  why: 'Mira qué responde ahora el agente en conversaciones pasadas de {{campaign}}, antes que tus clientes.',
  whyKept_one:
    'Mira qué responde ahora el agente en la {{count}} conversación de {{campaign}} que guardas para esto.',
  whyKept_many:
    'Mira qué responde ahora el agente en las {{count}} de conversaciones de {{campaign}} que guardas para esto.',
  whyKept_other:
    'Mira qué responde ahora el agente en las {{count}} conversaciones de {{campaign}} que guardas para esto.',
  whyModel:
    'Mira cómo responde {{other}} en conversaciones pasadas de {{campaign}} antes de cambiar.',
  rehearse: 'Ensayar',
  rehearseNamed: 'Ensayar: {{what}}',
  notNow: 'Ahora no',
  notNowNamed: 'Ahora no: {{what}}',
  failed: 'La propuesta sigue ahí',
  past: 'Ensayar conversaciones',
  testChat: 'Probarlo en un chat',
}
