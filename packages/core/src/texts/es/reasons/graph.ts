export const graphReasons = {
  graph_token_refused: 'Facebook ya no acepta el token de acceso de esta página. {{next}}',
  graph_app_removed:
    'La aplicación se quitó de la cuenta de Facebook que conectó esta página. {{next}}',
  graph_account_check:
    'Facebook pide al titular de la cuenta que inicie sesión en facebook.com y confirme quién es. {{next}}',
  graph_password_changed:
    'Se cambió la contraseña de la cuenta de Facebook y eso terminó la conexión. {{next}}',
  graph_token_expired: 'El token de acceso de esta página venció. {{next}}',
  graph_account_unconfirmed: 'La cuenta de Facebook no está confirmada. {{next}}',
  graph_logged_out:
    'Se cerró la sesión de la cuenta de Facebook y eso terminó la conexión. {{next}}',
  graph_unknown_app:
    'Facebook no reconoce este identificador y esta clave secreta. Revisa ambos en Configuración.',
  graph_wrong_app_secret:
    'La clave secreta de Configuración no es la de la aplicación con la que se conectó esta página. Escribe la correcta: la página sigue conectada. Para pasar a otra aplicación, guarda juntos su identificador y su clave secreta.',
  graph_permission_missing:
    'La página se conectó sin un permiso que esto necesita. Conéctala de nuevo y permite todo lo que se pide. Para personas sin un rol en tu aplicación, Facebook debe haberla revisado antes.',
  graph_named_permission_missing:
    'La página se conectó sin el permiso {{permission}}. Conéctala de nuevo y permítelo.',
  graph_app_review:
    'Hasta que Facebook revise tu aplicación, solo llega a personas con un rol en ella: administradores, desarrolladores y testers.',
  graph_no_human_agent:
    'Facebook no ha concedido a tu aplicación la función «Human Agent» (revisión de la aplicación).',
  graph_window_closed:
    'Terminó el plazo de 24 horas desde el último mensaje del cliente. Se abre de nuevo cuando te escriba.',
  graph_person_unavailable:
    'Ahora no se puede contactar con esta persona en Messenger, o bloqueó la página.',
  graph_page_restricted:
    'Facebook restringió esta página por ahora: no puede enviar mensajes. Mira la pestaña Calidad de la página en Facebook.',
  graph_action_blocked:
    'Facebook bloqueó esta acción por sus políticas. Mira la pestaña Calidad de la página en Facebook.',
  graph_spam: 'Facebook advierte que los mensajes de esta página parecen spam. Se detuvo el envío.',
  graph_rate_limited:
    'Facebook no permite más llamadas a esta página por un rato. PAL Admin continúa automáticamente.',
  graph_out_of_budget:
    'Se agotaron por ahora las llamadas de esta página a Facebook. PAL Admin continúa en cuanto Facebook lo permita.',
  graph_fault: 'Facebook tuvo un problema propio. {{next}}',
  graph_error_page: 'Facebook respondió con una página de error (HTTP {{status}}). {{next}}',
  graph_unreadable: 'Facebook envió una respuesta que no se puede leer. {{next}}',
  graph_unreachable: 'No se puede contactar con Facebook. Revisa la conexión a internet. {{next}}',
  graph_certificate:
    'No se puede contactar con Facebook de forma segura: el certificado de quien responde no es válido. Revisa la fecha de esta computadora y su antivirus. {{next}}',
  graph_too_slow: 'Facebook no respondió a tiempo. {{next}}',
  graph_not_found: 'Facebook no lo encuentra, o la cuenta conectada no puede verlo.',
  graph_customer_unknown: 'Facebook no conoce a este cliente en esta página.',
  graph_message_deleted:
    'El mensaje se eliminó en Facebook o es demasiado antiguo para leerlo ahí.',
  graph_file_refused:
    'Facebook no pudo aceptar el archivo: su dirección, su tipo o su tamaño no sirve.',
  graph_other_app: 'En este momento responde otra aplicación en esta conversación.',
  graph_profile_hidden: 'Facebook no muestra el perfil de este cliente.',
  graph_request_refused: 'Facebook rechazó la solicitud tal como se hizo.',
  graph_request_refused_code: 'Facebook rechazó la solicitud (código {{code}}).',
  next_connect_again: 'Vuelve a conectar la página.',
  next_new_token: 'Crea un token de acceso nuevo y pega ese.',
  next_automatic: 'PAL Admin lo intenta de nuevo automáticamente.',
  next_in_a_moment: 'Inténtalo de nuevo en un momento.',
}
