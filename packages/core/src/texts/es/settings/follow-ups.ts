export const settingsFollowUps = {
  title: 'Seguimiento',
  text: 'Escribir una vez más a un cliente que dejó de responder.',
  enabled: 'Seguimiento automático',
  enabledHelp:
    'Solo en las campañas que también lo tienen activado. Un mensaje, y ninguno después de un pedido, un rechazo, la palabra «stop» o si tomaste tú la conversación. Una semana después de un paquete de prueba recibes uno como borrador.',
  delay: 'Espera (horas)',
  delayHelp:
    'Desde la última respuesta del agente. Lo que no alcanzaría el plazo de 24 horas de Facebook se envía media hora antes de que termine.',
  quietFrom: 'Silencio desde',
  quietUntil: 'Silencio hasta',
  quietHelp:
    'Según el reloj de tu tienda. En estas horas no se envía ningún seguimiento; si duran más que el plazo de Facebook, recibes el mensaje como borrador. La misma hora dos veces: sin horas de silencio.',
}
