import { gaps } from './gaps.ts'
import { products } from './product-sales.ts'
import { proposals } from './proposals.ts'
import { recall } from './recall.ts'
import { sources } from './sources.ts'

export const analytics = {
  gaps,
  products,
  proposals,
  recall,
  sources,
  description: 'Qué tan bien vende el agente y dónde se pierden ventas.',
  period: {
    label: 'Periodo',
    '24hours': 'Últimas 24 horas',
    '7days': 'Últimos 7 días',
    '30days': 'Últimos 30 días',
    '90days': 'Últimos 90 días',
  },
  failed: 'No se pudieron cargar los análisis',
  erased:
    'Desde entonces se borraron clientes. Lo que hicieron se sigue contando aquí, pero sus filas ya no están.',
  zone: 'Las horas están en la zona horaria de tu tienda: {{zone}}.',
  cards: 'Cifras del periodo',
  how: 'Cómo se calcula {{name}}',
  none: '–',
  showAll: 'Ver los {{number}}',
  noneYet: 'Aún no hay con qué calcularlo',
  up: 'Sube desde {{before}}',
  down: 'Baja desde {{before}}',
  same: 'Igual que antes',
  fresh: 'Nada con qué comparar',
  card: {
    conversions: {
      name: 'Tasa de conversión',
      how: 'Pedidos surgidos de conversaciones en el periodo, divididos entre las conversaciones que empezaron en él. Los cancelados cuentan: se tomaron. Los pedidos sin chat no. Los que tomaste a mano en una conversación sí.',
    },
    responses: {
      name: 'Tiempo promedio de respuesta',
      how: 'Desde el primer mensaje sin responder de un cliente hasta la respuesta, en promedio de todas las respuestas del periodo: las del agente y las tuyas, también en tus propias horas. El cliente espera también entonces.',
      note: 'Respuestas del agente y tuyas, a cualquier hora',
    },
    points: {
      name: 'Puntos ganados',
      how: '10 puntos por un pedido que el agente tomó solo, 5 si ayudó una persona, y 5 más si incluye una venta adicional o un conjunto. Los pedidos que tomaste a mano no dan puntos.',
    },
    accuracy: {
      name: 'Precisión del aprendizaje',
      how: 'Proporción de las respuestas del agente que nadie corrigió. Una respuesta cuenta como corregida cuando alguien toma la conversación justo después, o después del siguiente mensaje del cliente.',
    },
  },
  chatOrders_one: '{{count}} pedido de conversaciones',
  chatOrders_many: '{{count}} de pedidos de conversaciones',
  chatOrders_other: '{{count}} pedidos de conversaciones',
  conversations_one: '{{count}} conversación',
  conversations_many: '{{count}} de conversaciones',
  conversations_other: '{{count}} conversaciones',
  answers_one: '{{count}} respuesta',
  answers_many: '{{count}} de respuestas',
  answers_other: '{{count}} respuestas',
  replies_one: '{{count}} respuesta',
  replies_many: '{{count}} de respuestas',
  replies_other: '{{count}} respuestas',
  corrected_one: '{{count}} corregida',
  corrected_many: '{{count}} de corregidas',
  corrected_other: '{{count}} corregidas',
  measure: {
    conversations: 'Conversaciones',
    orders: 'Pedidos',
    revenue: 'Ingresos',
    aiCost: 'Costo de IA',
  },
  before: 'El periodo anterior',
  beforeShort: 'Antes',
  unpriced_one:
    '{{count}} respuesta no está en el costo: su modelo aún no tiene precio (defínelo en Configuración de IA) o se interrumpió.',
  unpriced_many:
    '{{count}} de respuestas no están en el costo: su modelo aún no tiene precio (defínelo en Configuración de IA) o se interrumpieron.',
  unpriced_other:
    '{{count}} respuestas no están en el costo: su modelo aún no tiene precio (defínelo en Configuración de IA) o se interrumpieron.',
  byAgent: 'Pedidos del agente: {{number}}',
  byHand: 'A mano: {{number}}',
  tried:
    'Además, los chats de prueba, los ensayos y las traducciones de tarjetas costaron: {{cost}}.',
  triedUnpriced: 'Llamadas sin precio conocido que no están incluidas: {{number}}.',
  setPrice: 'Definir precios',
  currency: 'Moneda',
  chart: {
    table: 'Mostrar {{name}} como tabla',
    chart: 'Mostrar {{name}} como gráfico',
    toTable: 'Tabla',
    toChart: 'Gráfico',
    key: 'Pulsa T para la tabla',
    quiet: 'Nada en este periodo.',
    said: '{{name}}: {{total}} en total, lo máximo el {{when}} ({{most}}).',
    saidNone: '{{name}}: nada en este periodo.',
    part: {
      hour: 'Hora',
      day: 'Día',
    },
    total: 'Total',
  },
  funnel: {
    title: 'Etapas',
    note: 'En qué punto están ahora las conversaciones que empezaron en este periodo.',
    stage: 'Etapa',
    reached: 'Aquí o más adelante ahora',
    here: 'Están aquí ahora',
    left: 'Se quedaron en silencio aquí',
    of: '{{share}} del total',
  },
  campaigns: {
    title: 'Campañas',
    all: 'Todas las campañas',
    campaign: 'Campaña',
    rate: 'Conversión en los chats',
    withoutChat: '{{count}} sin chat',
    points: 'Puntos',
    empty: 'Aún no hay campañas. Aquí se muestran las cifras de cada una.',
  },
  insights: {
    title: 'Observaciones',
    nothing:
      'Nada destaca en este periodo. Una etapa se nombra cuando {{lost}} clientes dejaron de responder, y una hora lenta a partir de {{answers}} respuestas.',
    see: 'Mostrarlos',
  },
  rule: {
    stage_lost: 'Se muestra cuando {{lost}} clientes se quedan en silencio.',
    asked_out_of_stock:
      'Cuenta los carritos abiertos que lo contienen y los clientes a quienes se les habló de él mientras estaba agotado.',
    ordered_out_of_stock: 'Se muestra a partir de {{ordered}} pedidos.',
    slow_hour:
      'Se muestra a partir de {{answers}} respuestas, cuando una hora con al menos {{answersOfHour}} tarda {{slower}} veces el promedio y más de {{slow}}.',
    campaign_fell:
      'Se muestra cuando la conversión baja {{fall}} o más, con {{campaign}} conversaciones en ambos periodos.',
    needed_human:
      'Se muestra cuando se corrigió el {{corrected}} o más de al menos {{replies}} respuestas.',
    too_little_data: 'La mayoría de las observaciones necesita {{conversations}} conversaciones.',
  },
  insight: {
    stage_lost_one:
      'En «{{stage}}» se quedaron en silencio más clientes que en ninguna otra etapa: {{count}} ({{share}}).',
    stage_lost_many:
      'En «{{stage}}» se quedaron en silencio más clientes que en ninguna otra etapa: {{count}} ({{share}}).',
    stage_lost_other:
      'En «{{stage}}» se quedaron en silencio más clientes que en ninguna otra etapa: {{count}} ({{share}}).',
    asked_out_of_stock_one: '{{product}} está agotado. {{count}} cliente lo quiere.',
    asked_out_of_stock_many: '{{product}} está agotado. {{count}} de clientes lo quieren.',
    asked_out_of_stock_other: '{{product}} está agotado. {{count}} clientes lo quieren.',
    ordered_out_of_stock_one: '{{product}} está agotado. Está en {{count}} pedido de este periodo.',
    ordered_out_of_stock_many:
      '{{product}} está agotado. Está en {{count}} de pedidos de este periodo.',
    ordered_out_of_stock_other:
      '{{product}} está agotado. Está en {{count}} pedidos de este periodo.',
    slow_hour_one:
      'Las respuestas son más lentas en la hora desde las {{hour}}: {{seconds}} en promedio, {{average}} en todas las horas.',
    slow_hour_many:
      'Las respuestas son más lentas en la hora desde las {{hour}}: {{seconds}} en promedio, {{average}} en todas las horas.',
    slow_hour_other:
      'Las respuestas son más lentas en la hora desde las {{hour}}: {{seconds}} en promedio, {{average}} en todas las horas.',
    campaign_fell:
      '«{{campaign}}» vende menos: el {{rate}} de sus conversaciones se convirtió en pedido, {{before}} en el periodo anterior.',
    needed_human_one: 'Corregiste {{count}} respuesta del agente ({{share}}).',
    needed_human_many: 'Corregiste {{count}} de respuestas del agente ({{share}}).',
    needed_human_other: 'Corregiste {{count}} respuestas del agente ({{share}}).',
    too_little_data_one: 'Muy pocos datos: en este periodo empezó {{count}} conversación.',
    too_little_data_many: 'Muy pocos datos: en este periodo empezaron {{count}} de conversaciones.',
    too_little_data_other: 'Muy pocos datos: en este periodo empezaron {{count}} conversaciones.',
  },
}
