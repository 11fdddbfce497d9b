export const settingsSpeech = {
  title: 'Redacción',
  text: 'Con cuánta libertad escribe el agente. Las promesas que comprometen a tu tienda salen siempre, palabra por palabra, de tus tarjetas.',
  review: 'Revisar las promesas de cada respuesta',
  reviewHelp:
    'Antes de enviar una respuesta, una segunda llamada a la IA busca promesas en ella, como una devolución o una fecha de entrega. Si ninguna de tus tarjetas permite la promesa, la respuesta se reescribe o el agente te pasa el chat. Cada respuesta cuesta un poco más. Si no se puede revisar, el cliente recibe solo frases aprobadas. Sin esta revisión se retiene todo lo que suena a promesa.',
  strictMode: 'Solo frases aprobadas',
  strictModeHelp:
    'El agente no escribe nada propio: elige frases ya preparadas, tus tarjetas, líneas de productos y totales. Las respuestas son más sencillas.',
} as const
