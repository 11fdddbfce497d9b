export const statusReasons = {
  status_not_known: 'No se pudo comprobar: {{cause}}',
  on_page: '{{page}}: {{reason}}',
  on_pages: '{{count}} páginas ({{names}}): {{reason}}',
  on_more_pages: '{{count}} páginas ({{names}} y {{more}} más): {{reason}}',
  working_on_some_pages: 'Funciona en {{working}} de {{all}} páginas. {{reasons}}',
  no_page_connected: 'No hay ninguna página de Facebook conectada',
  page_token_waits:
    'Un token de página espera a que Facebook lo confirme. Entonces se conecta su página.',
  no_campaign_active: 'No hay ninguna campaña activa',
  customers_wait: 'Hay clientes esperándote.',
  store_unreadable: 'No se puede leer la base de datos: {{cause}}',
  disk_nearly_full:
    'Solo quedan {{megabytes}} MB libres en el disco. Cuando se llene, no se podrá guardar nada más.',
  clock_slow:
    'El reloj de esta computadora está atrasado {{by}}. Corrígelo en los ajustes del sistema: por eso los mensajes de tus clientes parecen demasiado nuevos o antiguos para responderlos.',
  clock_fast:
    'El reloj de esta computadora está adelantado {{by}}. Corrígelo en los ajustes del sistema: por eso los mensajes de tus clientes parecen demasiado nuevos o antiguos para responderlos.',
  span_days_one: '{{count}} día',
  span_days_many: '{{count}} de días',
  span_days_other: '{{count}} días',
  span_hours_one: '{{count}} hora',
  span_hours_many: '{{count}} de horas',
  span_hours_other: '{{count}} horas',
  span_minutes_one: '{{count}} minuto',
  span_minutes_many: '{{count}} de minutos',
  span_minutes_other: '{{count}} minutos',
  folder_open_to_others:
    'Otros usuarios de esta computadora pueden ver los nombres de los archivos de tu carpeta de datos, {{folder}}, pero no lo que contienen. Para cerrarla, cambia quién puede abrir la carpeta.',
  webhook_optional:
    'Opcional: sin él los mensajes se consultan cada pocos segundos, y en los ratos tranquilos más o menos una vez por minuto',
  webhook_not_set_up:
    'Los eventos del puerto {{port}} se rechazan hasta que escribas el token de verificación y la clave secreta en Configuración, Integraciones. Hasta entonces los mensajes se revisan cada pocos segundos.',
  webhook_no_app_id:
    '{{last}} Escribe el identificador de la aplicación en Configuración, Integraciones: sin él PAL Admin no puede suscribir tus páginas al webhook. Hasta entonces los mensajes se revisan cada pocos segundos.',
  webhook_page_refused:
    'Facebook no envía los mensajes de {{pages}} a tu webhook, así que se consultan cada pocos segundos. {{problem}} {{last}}',
  webhook_test_failed: 'No se alcanzó al probarlo el {{at}}: {{result}} {{last}}',
  webhook_works: 'Accesible desde internet. {{last}}',
  webhook_untested:
    '{{last}} Pruébalo en Configuración, Integraciones. Hasta entonces los mensajes se revisan cada pocos segundos.',
  webhook_no_event: 'Aún no ha llegado ningún evento.',
  webhook_last_event: 'El último evento llegó el {{at}}.',
  vault_lost_one:
    '{{secrets}} Se cifró con otra clave o en otra computadora; inicia con esa clave y no se pierde nada. Todo lo demás sigue como estaba.',
  vault_lost_many:
    '{{secrets}} Se cifraron con otra clave o en otra computadora; inicia con esa clave y no se pierde nada. Todo lo demás sigue como estaba.',
  vault_lost_other:
    '{{secrets}} Se cifraron con otra clave o en otra computadora; inicia con esa clave y no se pierde nada. Todo lo demás sigue como estaba.',
  vault_enter_verify_token: 'Escribe de nuevo el token de verificación.',
  vault_enter_app_secret: 'Escribe de nuevo la clave secreta de la aplicación.',
  vault_enter_app_id: 'Escribe de nuevo el identificador de la aplicación.',
  vault_enter_login: 'Inicia sesión en Facebook de nuevo.',
  vault_enter_ai_key: 'Escribe de nuevo la clave de IA.',
  vault_enter_server_key: 'Escribe de nuevo la clave de IA de {{server}}.',
  vault_enter_page_token: 'Escribe de nuevo el token de acceso de {{page}}.',
  vault_odd_app_id:
    'El identificador de aplicación guardado no es válido: es un número de 5 a 30 dígitos. Escríbelo de nuevo.',
  vault_memory_only:
    'Los datos secretos solo están en memoria y se pierden al reiniciar. Inicia con --key-file ARCHIVO, o con PAL_PASSPHRASE definida, para guardarlos cifrados.',
  vault_no_keyring:
    'Este sistema no tiene llavero, así que los datos secretos solo están en memoria y se pierden al reiniciar. Instala y desbloquea uno (GNOME Keyring o KWallet) para conservarlos.',
  vault_key_file_readable:
    'Otros usuarios pueden leer el archivo de clave {{path}}. Ejecuta: chmod 600 {{path}}',
}
