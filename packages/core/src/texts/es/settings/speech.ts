export const settingsSpeech = {
  title: 'Palabras',
  text: 'Con cuánta libertad el agente redacta sus respuestas. Lo que compromete a tu tienda sale siempre solo como tarjeta.',
  review: 'Segunda revisión de cada respuesta',
  reviewHelp:
    'Una segunda llamada breve enumera lo que promete una respuesta. Lo que ninguna tarjeta respalda se reescribe o queda para ti. Cuesta más; si no se puede hacer, solo se dicen frases aprobadas.',
  strictMode: 'Solo frases aprobadas',
  strictModeHelp:
    'El agente no escribe nada propio: elige frases ya preparadas, tus tarjetas, líneas de productos y totales. Suena más sencillo y no dice nada que no hayas aprobado.',
} as const
