export const notifyReasons = {
  notify_order_subject: 'Nuevo pedido {{order}}',
  notify_order_text: '{{customer}} pidió {{products}} por {{amount}}.',
  notify_order_more_one: '{{products}} … y {{count}} más',
  notify_order_more_many: '{{products}} … y {{count}} más',
  notify_order_more_other: '{{products}} … y {{count}} más',
  notify_trust_subject: '{{name}}: las respuestas vuelven a ser borradores',
  notify_trust_text:
    'Se corrigieron {{corrected}} de las últimas {{answers}} respuestas que el agente envió solo. Vuelve a redactar borradores de este tema; tú los envías.',
  notify_low_stock_subject: '{{name}}: solo quedan {{pieces}} en inventario',
  notify_low_stock_text: 'Cuando se acabe, el agente dejará de venderlo en {{campaign}}.',
  notify_sold_out_subject: '{{name}} está agotado',
  notify_sold_out_text:
    'El agente ya no lo vende en {{campaign}}. Escribe la nueva cantidad cuando tengas más.',
  notify_page_subject: '{{name}}: el agente no puede responder a sus clientes',
  notify_budget_subject: '{{name}} está en pausa: presupuesto agotado',
  notify_human_subject: '{{customer}} te necesita',
  notify_draft_subject: 'Respuesta para {{customer}} por aprobar',
  notify_draft_text: 'Pregunta: {{asked}}\n\nRespuesta: {{answer}}',
  notify_draft_send: 'Enviar',
  notify_draft_drop: 'Descartar',
  notify_draft_sent: 'Enviado al cliente.',
  notify_draft_dropped: 'Descartado. No se envió nada.',
  notify_test_subject: 'Prueba de PAL Admin',
  notify_test_text: 'Las notificaciones llegan aquí.',
  notify_hand_back: 'Dejar que responda el agente',
  notify_handed_back: 'El agente vuelve a responder a este cliente.',
  notify_gone: 'Esto ya no existe.',
  notify_paired: 'Vinculado. Desde ahora las notificaciones de tu tienda llegan aquí.',
  notify_not_paired:
    'Envía el código de vinculación que PAL Admin muestra en Configuración, Notificaciones.',
  notify_sent: 'Enviado. Mira si llegó.',
  notify_needs_email: 'Escribe el servidor de correo, el remitente y el destinatario, y guarda.',
  notify_needs_sms:
    'Escribe la dirección de tu proveedor de SMS y el número de teléfono, y guarda.',
  notify_needs_webhook: 'Escribe la dirección a la que se debe llamar y guarda.',
  notify_needs_webhook_secret: 'Escribe la clave con la que se firman las llamadas.',
  notify_needs_telegram: 'Escribe el token de tu bot.',
  notify_needs_pairing: 'Envía {{code}} a tu bot en Telegram para vincularlo con esta tienda.',
  notify_mail_refused: 'El servidor de correo rechazó el mensaje: {{cause}}',
  notify_mail_login: 'El servidor de correo no acepta este usuario y esta contraseña.',
  notify_mail_unreachable: 'No se pudo contactar con el servidor de correo {{server}}.',
  notify_mail_silent:
    'El servidor de correo {{server}} no respondió a tiempo. Revisa el puerto; suele ser 465 o 587.',
  notify_mail_unencrypted:
    'El servidor de correo {{server}} no ofrece una conexión cifrada en este puerto. No se envió nada, tampoco tu contraseña. Pregunta a tu proveedor por el puerto; suele ser 465 o 587.',
  notify_mail_certificate:
    'El servidor de correo {{server}} no demostró ser el tuyo ({{cause}}). No se envió nada, tampoco tu contraseña. Revisa el nombre del servidor.',
  notify_refused: '{{server}} respondió {{status}}: {{cause}}',
  notify_unreachable: 'No se pudo contactar con {{server}}.',
  notify_telegram_token: 'Telegram no reconoce este token de bot.',
  vault_enter_notify:
    'Escribe de nuevo la contraseña o la clave de {{channel}} en Configuración, Notificaciones.',
}
