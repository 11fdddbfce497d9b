export const facebookReasons = {
  page_not_found: 'No se encontró la página',
  page_disconnected:
    'La página está desconectada, así que su campaña activa no responde a nadie. Vuelve a conectar la página o detén la campaña.',
  page_not_connected:
    'Esta página está desconectada, así que no se pueden enviar respuestas hasta que se vuelva a conectar.',
  page_connect_again: 'Vuelve a conectar la página.',
  page_sending_stopped: 'El envío está detenido.',
  page_token_to_enter: 'Hay que escribir de nuevo el token de acceso.',
  page_of_other_app:
    'Esta página se conectó con otra aplicación de Facebook, no con la de Configuración. Vuelve a conectar la página.',
  app_keys_apart:
    'Facebook indica que este identificador y esta clave secreta no son de la misma aplicación. Copia ambos de una sola aplicación y guárdalos juntos.',
  page_token_not_stored:
    'El token de acceso de esta página no está guardado aquí. Vuelve a conectar la página.',
  page_token_not_openable:
    'El token de acceso no se puede leer en esta computadora o nunca se guardó. Vuelve a conectar la página.',
  page_token_ends: 'El token de acceso vence el {{day}}. Vuelve a conectar la página.',
  page_token_ended: 'El token de acceso venció el {{day}}. Vuelve a conectar la página.',
  page_data_access_ends:
    'El permiso de Facebook para leer los mensajes termina el {{day}}. Vuelve a conectar la página.',
  page_data_access_ended:
    'El permiso de Facebook para leer los mensajes terminó el {{day}}. Vuelve a conectar la página.',
  page_blocked: 'Facebook bloqueó el envío de mensajes de esta página.',
  page_blocked_saying: 'Facebook bloqueó el envío de mensajes de esta página ({{words}}).',
  page_warned: 'Facebook advirtió a esta página por sus mensajes.',
  page_warned_saying: 'Facebook advirtió a esta página por sus mensajes ({{words}}).',
  page_calls_blocked: 'Facebook no permite llamadas por ahora. Vuelve a permitirlas: {{until}}.',
  page_sends_blocked:
    'Facebook no acepta mensajes de esta página por ahora. Vuelve a aceptarlos: {{until}}. Lo que espera se enviará entonces.',
  page_calls_scarce:
    'Se usó el {{share}} % de las llamadas que Facebook permite en 24 horas, así que los mensajes se revisan con menos frecuencia.',
  page_calls_slow:
    'Facebook permite {{calls}} llamadas en 24 horas. Tras un rato sin actividad, un mensaje nuevo puede tardar {{seconds}} s en llegar. Con un webhook llega al instante.',
  welcome_changed:
    'Esto cambió mientras tanto, aquí o desde otro programa. Cierra esto y vuelve a abrirlo para verlo como está ahora.',

  token_of_person:
    'Este es el token de acceso de una persona, no de una página. Elige tu página en «User or Page» donde lo creaste, o inicia sesión con Facebook.',
  token_of_page:
    'Este es el token de acceso de una página, no de una persona. Escríbelo en Conectar una página, Token de acceso de la página.',
  token_unknown: 'Facebook no reconoce este token de acceso. Cópialo de nuevo, completo.',
  token_not_checked: 'Ahora no se pudo comprobar el token de acceso: {{problem}}',
  token_lacks_permissions_one:
    'A este token le falta el permiso {{permissions}}. Créalo de nuevo con él.',
  token_lacks_permissions_many:
    'A este token le faltan los permisos {{permissions}}. Créalo de nuevo con ellos.',
  token_lacks_permissions_other:
    'A este token le faltan los permisos {{permissions}}. Créalo de nuevo con ellos.',
  permissions_missing_one:
    'Falta este permiso: {{permissions}}. Inicia sesión de nuevo y permítelo, o vuelve a crear el token con él.',
  permissions_missing_many:
    'Faltan estos permisos: {{permissions}}. Inicia sesión de nuevo y permítelos, o vuelve a crear el token con ellos.',
  permissions_missing_other:
    'Faltan estos permisos: {{permissions}}. Inicia sesión de nuevo y permítelos, o vuelve a crear el token con ellos.',
  tokens_not_checked: 'No se pudo comprobar {{pages}}: {{problem}}',
  login_no_desktop: 'PAL Admin funciona aquí sin ventana. Pega un token de acceso de usuario.',
  login_no_app_id:
    'Escribe primero el identificador de la aplicación: Facebook pregunta qué aplicación inicia sesión.',
  login_window_open: 'La ventana de inicio de sesión de Facebook ya está abierta.',
  login_token_refused:
    'Facebook no acepta este token de acceso de persona: es incorrecto o venció. Inicia sesión de nuevo o crea otro.',
  login_refused: 'Facebook rechazó el inicio de sesión: {{words}}',
  login_foreign_return: 'La respuesta no correspondía a este inicio de sesión. Inténtalo de nuevo.',
  login_page_not_loaded:
    'No se pudo cargar la página de inicio de sesión de Facebook ({{cause}}). Revisa la conexión e inténtalo de nuevo.',
  login_page_not_safe:
    'No se pudo cargar la página de inicio de sesión de Facebook ({{cause}}). La conexión no es segura: revisa la fecha de esta computadora y si alguien está espiando en su red.',
  login_window_crashed:
    'La ventana de inicio de sesión de Facebook dejó de funcionar ({{cause}}). Inténtalo de nuevo.',
  login_led_away:
    'El inicio de sesión de Facebook llevó a {{address}}, que esta ventana no abre. Pega un token de acceso de usuario.',
  port_taken: 'Otro programa ya usa el puerto {{port}}',
  webhook_port_fixed: 'El puerto se definió al iniciar PAL Admin.',
  webhook_closed: 'El webhook está apagado. Escribe primero un puerto y guárdalo.',
  webhook_no_address: 'Escribe primero la dirección pública de tu túnel y guárdala.',
  webhook_no_verify_token: 'Primero crea arriba un token de verificación.',
  webhook_reached: '{{host}} lleva a este webhook.',
  webhook_inside_address:
    '{{host}} es una dirección de tu propia red. Facebook necesita una accesible desde internet, como la que da un túnel.',
  webhook_wrong_token:
    '{{host}} rechaza el token de verificación: lleva a otro programa o a otro PAL Admin.',
  webhook_leads_on:
    '{{address}} redirige a otra dirección (HTTP {{status}}), no a este webhook. Comprueba adónde lleva el túnel.',
  webhook_other_answer:
    'En {{address}} responde otra cosa, no este webhook. Comprueba adónde lleva el túnel.',
  webhook_other_status:
    '{{address}} responde con HTTP {{status}}; no es este webhook. Comprueba adónde lleva el túnel.',
  webhook_timeout: '{{host}} no respondió en {{seconds}} segundos.',
  webhook_unknown_name:
    'No se encontró la dirección {{host}}. Revísala; un túnel nuevo puede tener otra dirección.',
  webhook_certificate:
    'El certificado de {{host}} no se acepta ({{cause}}), y Facebook tampoco lo aceptaría.',
  webhook_refused: 'No se puede conectar con {{host}} ({{cause}}). ¿Está funcionando el túnel?',
  send_failed: 'No se pudo enviar el mensaje',
  send_unknown:
    'No se sabe si este mensaje llegó al cliente. Míralo en Messenger antes de volver a enviarlo.',
  send_part_unknown: 'No se sabe si salió la parte anterior.',
  send_part_failed: 'La parte anterior no salió.',
  send_not_taken: 'Facebook no lo aceptó.',
  send_had_not_gone: 'No había salido y se envía otra vez.',
  send_crashed: 'El programa falló con este mensaje. El registro dice en qué.',
  send_taken_over: 'Una persona tomó la conversación antes de que pudiera salir.',
  send_superseded:
    'El cliente volvió a escribir antes de que saliera, así que el agente está escribiendo una respuesta nueva.',
  send_stale: 'No pudo salir a tiempo y el agente revisa de nuevo la conversación.',
  send_picture_gone: 'La imagen ya no está guardada. Envíala en un mensaje nuevo.',
  scheduled_late:
    'Su hora había pasado hacía más de una hora. Envíala ahora si todavía viene al caso.',
  scheduled_not_sent: 'No se envió una respuesta programada: {{problem}}',
}
