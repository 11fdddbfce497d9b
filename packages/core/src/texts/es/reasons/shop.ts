export const shopReasons = {
  card_not_found: 'No se encontró la tarjeta',
  card_is_made:
    'Esta tarjeta se crea a partir de tus ajustes, tu campaña o tu inventario. Cámbiala allí.',
  cards_too_many: 'No caben más tarjetas. Borra una en Configuración, Tácticas de venta.',
  campaign_gone: 'La campaña «{{campaign}}» se eliminó',
  campaign_not_found: 'No se encontró la campaña',
  campaign_file_too_many:
    'Esta campaña tiene más de {{most}} productos, y su archivo no se podría volver a importar. Elimina algunos o repártelos entre dos campañas.',
  campaign_file_too_large:
    'El archivo de esta campaña superaría los {{megabytes}} MB y no se podría volver a importar. Acorta las descripciones o elimina productos.',
  campaign_file_value:
    'El archivo de esta campaña no se podría volver a importar: algo de «{{name}}» {{why}}. Edítalo primero.',
  campaign_offer_over:
    'La oferta de esta campaña ha terminado. Edita la campaña y pon un final posterior, o ninguno, para reanudarla.',
  campaign_offer_end_past: 'Esa hora ya pasó: elige otra posterior o déjala vacía',
  campaign_already_active:
    'La campaña «{{name}}» está activa en esta página. Detenla primero: una página tiene una sola campaña activa a la vez.',
  campaign_keeps_currency:
    'Una campaña conserva su moneda en cuanto tiene productos, pedidos o montos: serían otro dinero. Crea una campaña nueva para la otra moneda.',
  campaign_keeps_page:
    'Una campaña se queda en su página, con sus conversaciones. Crea una campaña nueva para la otra página.',
  campaign_over_budget:
    'La campaña «{{name}}» está en pausa: el presupuesto de IA de este mes se ha agotado. Súbelo, o seguirá sola el mes que viene.',
  page_not_selectable: 'Elige una página de Facebook válida',
  product_picture_not_found:
    'No se puede mostrar la imagen de este producto: no hay nada en su dirección, no es una imagen o pesa más de 5 MB.',
  product_not_found: 'No se encontró el producto',
  product_gone: 'La campaña ya no vende «{{product}}»',
  product_not_sold: 'La campaña no vende este producto',
  products_other_currency:
    '«{{name}}» vende en {{currency}}: sus precios serían otro dinero en esta campaña',
  product_out_of_stock: 'No queda suficiente de «{{product}}» en el inventario',
  import_already_there: 'en esta campaña',
  import_already_on_line: 'igual que la fila {{line}}',
  import_other_price: 'igual que la fila {{line}}, a otro precio: deja solo una de las dos',
  import_extra_picture: 'Solo una imagen más del producto de arriba',
  import_not_for_sale: 'No está a la venta en Shopify: {{status}}',
  order_not_found: 'No se encontró el pedido',
  order_advance_asked:
    'Se pidió el pago por adelantado. Pedidos terminados: {{finished}}, devueltos: {{cameBack}} ({{percent}} %).',
  order_cannot_become: 'Un pedido «{{from}}» no puede pasar a «{{to}}»',
  order_state_confirmed: 'Confirmado',
  order_state_processing: 'En preparación',
  order_state_shipped: 'Enviado',
  order_state_delivered: 'Entregado',
  order_state_cancelled: 'Cancelado',
  return_not_delivered: 'Solo se puede devolver un pedido entregado',
  return_empty: 'Elige qué volvió',
  return_too_many_one: 'No puede volver más de {{count}}',
  return_too_many_many: 'No pueden volver más de {{count}}',
  return_too_many_other: 'No pueden volver más de {{count}}',
  return_amount_too_large: 'Es más de lo que queda del pedido',
  pdf_no_desktop:
    'Solo el programa de escritorio crea un PDF por sí mismo. Imprime y elige guardar como PDF.',
  pdf_failed: 'No se pudo crear el PDF: {{cause}}',
  order_not_set_back: 'Este pedido no puede volver atrás: ya hubo algo después de su último cambio',
  order_move_final: 'Un cambio se puede deshacer durante 10 segundos, y ya pasaron',
  sent_voice: 'Envió un mensaje de voz, que el agente no puede escuchar',
  sent_picture: 'Envió una imagen que el agente no pudo ver',
  sent_file: 'Envió un video, un archivo u otra cosa que el agente no puede abrir',
  wants_human: 'Quiere hablar con una persona',
  waits_for_you: 'Espera tu respuesta. El agente está en pausa en esta conversación.',
  wants_order_cancelled: 'Pregunta por el pedido {{number}}, que el agente ya no puede cancelar',
  wants_order_changed:
    'Quiere cambiar el pedido {{number}}, y el agente no puede hacerlo por su cuenta',
  reacted_to_offer:
    'Reaccionó con {{emoji}} a la pregunta de si hacer el pedido: no es un sí ni un no.',
  wants_many: 'Quiere {{quantity}} × {{product}}: más de lo que cabe en un pedido',
  wants_unknown_order: 'Pregunta por un pedido que no está entre los suyos',
  order_not_amendable:
    'El pedido se cambió, se pagó o se envió entretanto: el agente ya no lo cambia',
  order_has_left: 'Un pedido enviado o cancelado conserva su cliente y su dirección',
  order_empty: 'Un pedido necesita un producto',
  order_quantity: 'Una cantidad debe ser un número entero positivo',
  order_discount: 'El descuento supera el precio de los artículos',
  order_too_large:
    'Los artículos cuestan más de lo que cabe en un pedido: revisa precio y cantidad',
  order_part_amount: 'Una parte debe ser mayor que cero y menor que el total de {{total}}',
  order_nothing_due: 'No hay nada pendiente de cobro en este pedido',
  order_received: 'Escribe más de cero y como máximo lo pendiente: {{due}}',
  order_no_tracking: 'La lista no dice el número de seguimiento de este pedido',
  order_tracking_shortened:
    'Una hoja de cálculo acortó este número. Muestra allí su columna como número sin decimales y copia la lista de nuevo',
  order_is_cancelled: 'Este pedido está cancelado',
  order_listed_twice: 'Este pedido está dos veces en la lista',
  order_items_final: 'Los artículos solo se pueden cambiar antes de enviar el pedido',
  order_total_changed:
    'Un precio o un cargo cambió mientras tanto: mira el nuevo total y pulsa otra vez',
  order_client_id_used:
    'Esto ya se registró como pedido {{number}}, con otros datos. Edita ese pedido; cambia algo aquí para registrar otro.',
  order_product_twice: 'Cada producto va en una sola línea',
  order_items_unclear:
    'Este pedido no se puede editar: un producto está dos veces o se eliminó del catálogo',
  order_paid_too_much: 'Es más que el total de {{total}}',
  order_refund_amount: 'Escribe más de cero y como máximo {{paid}}, que es lo pagado',
  order_paid_less: 'El pago completo es de al menos {{total}}',
  order_paid_at_future: 'No se puede haber pagado en una fecha que aún no llega',
  order_paid_at_early: 'No se puede haber pagado más de un año antes del pedido',
  card_day_over: 'Este día ya pasó',
  order_other_page: 'Esta campaña es de otra página que el chat',
  order_currency: 'La campaña vende en {{currency}}',
  customer_not_found: 'No se encontró al cliente',
  customer_of_two_pages:
    'Dos páginas conocen a un cliente con este identificador. Indica cuál: pageId.',
  correction_waits:
    'Hay una corrección pendiente: el plazo para responder había terminado cuando la escribiste',
  rehearsal_kept_full:
    'De una campaña se guardan como mucho {{most}} conversaciones para ensayar. Quita antes una.',
  rehearsal_offer_not_found: 'No se encontró esta propuesta de ensayo',
  rehearsal_running: 'Ya hay un ensayo en marcha: termínalo primero',
  rehearsal_broke: 'El ensayo se interrumpió por un fallo del programa. El registro dice más.',
  conversation_not_found: 'No se encontró la conversación',
  import_not_undone: 'Esta importación ya no se puede deshacer',
  courier_file_not_found: 'Ese archivo ya no existe: se retiró, o uno más nuevo tiene sus pedidos',
  changed_meanwhile:
    'Otra ventana cambió esto mientras tanto. No se sobrescribió nada. Revísalo y guarda de nuevo.',
  message_not_found: 'No se encontró el mensaje',
  message_erased: 'El mensaje se borró mientras se enviaba',
  message_same_id: 'Facebook dio el mismo identificador a dos mensajes',
  message_too_long_one: 'Un mensaje debe tener menos de {{count}} carácter',
  message_too_long_many: 'Un mensaje debe tener menos de {{count}} de caracteres',
  message_too_long_other: 'Un mensaje debe tener menos de {{count}} caracteres',
  decision_log_not_found: 'No hay nada guardado sobre esta respuesta',
  scheduled_reply_not_found: 'No se encontró la respuesta programada',
  reply_not_resendable: 'Solo se pueden reenviar tus propias respuestas que no se enviaron',
  reply_client_id_used:
    'Esto ya se envió, con otro texto u otras imágenes. Mira el chat y cambia el texto para enviar otro mensaje.',
  agent_found_no_answer:
    'El agente no encontró ninguna respuesta que tus reglas permitan. Responde tú a este cliente.',
  agent_needs_you: 'Responde a este cliente, por favor. {{why}}',
  no_agent_here:
    'No hay ninguna campaña activa en esta página. Reanuda o crea una, y el agente responderá.',
  agent_hands_over: '{{words}}',
  agent_hands_over_for: '{{why}}. En palabras del agente: «{{words}}»',
  hands_over_complaint: 'Se queja de algo que llegó tarde, falta, está roto o es incorrecto',
  hands_over_return: 'Quiere que le devuelvan el dinero, o devolver o cambiar algo',
  hands_over_discount: 'Quiere un precio o unas condiciones que tus reglas no permiten',
  hands_over_delivery: 'Pregunta por la entrega algo que el agente no puede resolver',
  hands_over_payment: 'Pregunta por un pago algo que el agente no puede resolver',
  hands_over_question: 'Pregunta algo que el agente no puede responder',
  hands_over_special_order: 'Quiere algo hecho a medida o un pedido grande',
  hands_over_safety: 'Escribe sobre salud, peligro o angustia',
  hands_over_stuck: 'Aquí el agente no puede seguir por su cuenta',
  agent_handed_over: 'El agente te pasa la conversación.',
  agent_held: 'Puede decir algo que tu tienda no ha definido. Léelo antes de enviarlo.',
  agent_overtaken: 'Algo cambió mientras el agente pensaba. Léelo antes de enviarlo. {{why}}',
  agent_stopped_here:
    'Dos veces seguidas el agente no encontró una respuesta que tus reglas permitan, y se detuvo en esta conversación. Responde aquí o devuélvela al agente.',
  draft_unreadable: 'Este borrador ya no se puede leer. Escribe tú la respuesta.',
  draft_not_found: 'No se encontró el borrador',
  proposal_not_found: 'No se encontró la sugerencia',
  proposal_settled: 'Esta sugerencia ya no vale: se atendió o las cifras cambiaron.',
  drafts_not_trusted:
    'Muy pocos de estos borradores salieron sin cambios como para que el agente los envíe solo.',
  draft_gone: 'Este borrador quedó desactualizado: ya se resolvió, o se dijo algo desde entonces.',
  draft_price_changed:
    'El precio de {{product}} ha cambiado desde que se escribió esto, de {{from}} a {{to}}.',
  draft_fee_changed:
    'El costo de envío ha cambiado desde que se escribió esto, de {{from}} a {{to}}.',
  draft_stock_changed: 'El inventario de {{product}} ha cambiado desde que se escribió esto.',
  draft_product_changed:
    'El nombre o la descripción de {{product}} ha cambiado desde que se escribió esto.',
  draft_product_gone: 'Un producto de este borrador ya no está en la campaña.',
  draft_words_changed: 'Tu tienda ya no dice esto: «{{words}}»',
  draft_terms_changed:
    'Las condiciones de envío, el descuento o el fin de la oferta de este borrador han cambiado desde que se escribió.',
  draft_not_renewed:
    'El agente no responde ahora en esta conversación. Edita el borrador o escribe tu propia respuesta.',
  drafted_for_you:
    'En esta campaña el agente solo redacta borradores. Este saldrá cuando lo envíes.',
  answer_not_allowed:
    'Facebook no permite responder en este chat ahora. El cliente puede haber bloqueado tu página o Facebook puede haberla restringido: mira en Messenger.',
  agent_window_closed:
    'El cliente sigue esperando, pero el agente ya no puede responder: terminó el plazo de 24 horas para responder.',
  follow_up_window_closed:
    'El agente no puede hacer el seguimiento por sí solo: terminó el plazo de 24 horas para responder.',
  follow_up_quiet_hours:
    'El agente no puede hacer el seguimiento por sí solo: tus horas de silencio duran más que el plazo para responder.',
  follow_up_taken_over:
    'El agente no puede hacer el seguimiento por sí solo: tú atiendes esta conversación.',
  order_to_tell:
    'El plazo para responder había terminado: avisa tú a este cliente sobre {{order}}. Léelo, cámbialo si quieres y envíalo.',
  product_back: 'Vuelve a haber {{product}}: a este cliente se le dijo que estaba agotado.',
  example_not_found: 'No se encontró este ejemplo: quizá ya se quitó',
  task_scheduled: 'Una respuesta se enviará a su hora',
  task_unsent: 'Una respuesta no se envió',
  task_draft: 'Un borrador te espera',
  task_not_found: 'No se encontró esta tarea: quizá ya esté hecha',
  reply_sent_already: 'Esta respuesta ya se envió.',
  reply_time_past: 'Esa hora ya pasó. Elige otra posterior.',
  scheduled_before_restore:
    'Debía salir antes de restaurar la copia de seguridad y quizá ya se envió. Revisa el chat y escríbela de nuevo o quítala.',
  order_changed_after_slip:
    'El pedido {{order}} cambió después de imprimir su albarán. Imprímelo de nuevo antes de preparar el paquete.',
  order_cancelled_after_slip:
    'El pedido {{order}} se canceló después de imprimir su albarán. No lo envíes.',
  order_changed_after_file:
    'El pedido {{order}} cambió después de entrar en un archivo para la mensajería. Avisa a la mensajería antes de que salga el paquete.',
  order_cancelled_after_file:
    'El pedido {{order}} se canceló después de entrar en un archivo para la mensajería. Cancela también allí su paquete.',
  reply_time_after_window:
    'Para entonces habrá terminado el plazo de 24 horas. Elige una hora anterior.',
  window_closed:
    'El plazo de 24 horas para responder terminó. Se abre de nuevo cuando el cliente te escriba.',
  window_closed_for_you:
    'El plazo de 24 horas para responder terminó. Podrás responder cuando el cliente vuelva a escribirte.',
  window_closed_human_agent:
    'Terminó el plazo de 7 días para lo que escribes tú. Podrás responder cuando el cliente vuelva a escribirte.',
  page_token_missing_for_reading:
    'La página de esta conversación está desconectada. Conéctala de nuevo.',
  picture_gone: 'La imagen ya no está aquí. Elígela de nuevo.',
  picture_too_large: 'Facebook acepta imágenes de hasta {{megabytes}} MB',
  picture_empty: 'El archivo está vacío',
  picture_wrong_kind: 'Este archivo no es una imagen que Messenger acepte: JPEG, PNG, GIF o WebP',
  picture_cut_off: 'La imagen no se envió completa',
}
