export const settingsSpeech = {
  title: 'Palabras',
  text: 'Con cuánta libertad el agente redacta sus respuestas. Lo que compromete a tu tienda sale siempre solo como tarjeta.',
  strictSpeech: 'Solo frases aprobadas',
  strictSpeechHelp:
    'El agente no escribe nada propio: elige de una lista fija de frases, tus tarjetas, líneas de productos y totales. Monótono y seguro.',
} as const
