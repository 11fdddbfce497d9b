export const settingsPrices = {
  title: 'Precios de los modelos de IA',
  text: 'Dólares estadounidenses por millón de tokens. Se usan para los costos desde ahora; los anteriores no cambian.',
  none: 'Aún no hay precios, así que no se conoce el costo de las respuestas.',
  model: 'Modelo',
  modelHelp: 'El nombre tal como lo escribe el proveedor.',
  modelNeeded: 'Escribe el nombre del modelo.',
  modelKnown: 'Este modelo ya tiene un precio.',
  input: 'Entrada',
  inputHelp: 'Lo que lee el modelo: tus reglas, el catálogo y la conversación.',
  cachedInput: 'Entrada en caché',
  cachedInputHelp:
    'Lo que el proveedor todavía tiene en caché. Déjalo vacío para usar el precio de entrada.',
  output: 'Salida',
  outputHelp: 'Lo que escribe el modelo.',
  amountWrong: 'Escribe un monto de 0 a 10 000.',
  cachedWrong: 'Escribe un monto de 0 al precio de entrada.',
  published: 'según lo publicado',
  actions: 'Acciones',
  add: 'Agregar precio',
  set: 'Definir precio',
  edit: 'Precio de {{model}}',
  remove: 'Quitar el precio de {{model}}',
  reset: 'Volver al precio publicado de {{model}}',
  lacking_one: 'sin precio conocido, así que {{count}} respuesta no se incluye en los costos.',
  lacking_many:
    'sin precio conocido, así que {{count}} de respuestas no se incluyen en los costos.',
  lacking_other: 'sin precio conocido, así que {{count}} respuestas no se incluyen en los costos.',
}

export const settingsRates = {
  title: 'Tipos de cambio del dólar',
  text: 'La IA se paga en dólares estadounidenses. Solo con un tipo de cambio se aplican los presupuestos y se muestran los costos en otra moneda.',
  rate: '1 dólar estadounidense en {{currency}}',
}
