export const settingsLearning = {
  title: 'Aprendizaje',
  text: 'Cómo mejora el agente con lo que pasa en tu tienda.',
  enableLearning: 'Aprender de tus respuestas',
  enableLearningHelp:
    'El agente ve hasta 3 respuestas que tú o tu equipo dieron a preguntas parecidas de otros clientes. Se envían a tu proveedor de IA con esas preguntas; se excluyen las que llevan un número largo, una dirección, un enlace o parte del nombre del cliente.',
  autoOptimize: 'Optimización automática',
  autoOptimizeHelp:
    'En cada conversación el agente recibe un mensaje de cada lista de Tácticas de venta, todos con la misma frecuencia. Cuando uno vende claramente menos, Análisis de IA sugiere dejar de usarlo; nada cambia sin tu visto bueno.',
}
