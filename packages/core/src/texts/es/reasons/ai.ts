export const aiReasons = {
  answers_per_day_one:
    'El agente respondió a este cliente una vez en 24 horas, lo máximo que permite tu configuración',
  answers_per_day_many:
    'El agente respondió a este cliente {{count}} de veces en 24 horas, lo máximo que permite tu configuración',
  answers_per_day_other:
    'El agente respondió a este cliente {{count}} veces en 24 horas, lo máximo que permite tu configuración',
  agent_broke: 'El agente se interrumpió por un fallo del programa. El registro dice más.',
  ai_no_key: 'No hay clave de IA. Escríbela en Configuración, Configuración de IA.',
  ai_no_server_key:
    'Este servidor aún no tiene clave. Escríbela en Configuración, Configuración de IA.',
  ai_key_lost:
    'Hay que escribir de nuevo la clave de IA: se cifró con otra clave o en otra computadora.',
  ai_key_odd:
    'La clave de API tiene caracteres que ninguna clave tiene. Cópiala de nuevo, sin nada alrededor.',
  ai_key_refused:
    'El proveedor de IA no acepta la clave de API. Copia la clave de nuevo o crea otra con el proveedor, y escríbela en Configuración, Configuración de IA.',
  ai_key_lacks_scopes:
    'A la clave de API le falta un permiso: {{scopes}}. Copia la clave de nuevo o crea otra con el proveedor, y escríbela en Configuración, Configuración de IA.',
  ai_key_lacks_right:
    'A la clave de API le falta un permiso. Copia la clave de nuevo o crea otra con el proveedor, y escríbela en Configuración, Configuración de IA.',
  ai_key_not_for_model:
    'La clave de API no puede usar {{model}}. Copia la clave de nuevo o crea otra con el proveedor, y escríbela en Configuración, Configuración de IA.',
  ai_key_other_organization:
    'La clave de API no pertenece a esta organización o proyecto. Copia la clave de nuevo o crea otra con el proveedor, y escríbela en Configuración, Configuración de IA.',
  ai_key_other_network:
    'La clave de API no se puede usar desde esta red. Copia la clave de nuevo o crea otra con el proveedor, y escríbela en Configuración, Configuración de IA.',
  ai_account_closed:
    'La cuenta de IA de esta clave está cerrada. Copia la clave de nuevo o crea otra con el proveedor, y escríbela en Configuración, Configuración de IA.',
  ai_account_unverified:
    'Hay que verificar la cuenta de IA para usar {{model}}. Verifícala con el proveedor o elige otro modelo en Configuración.',
  ai_no_credit:
    'La cuenta de IA no tiene saldo o llegó a su límite de gasto. Agrega saldo o sube el límite en tu cuenta del proveedor.',
  ai_slow_down:
    'El proveedor de IA está limitando las solicitudes. Se resuelve en unos minutos; si ocurre a menudo, sube los límites de tu cuenta.',
  ai_translation_unsound:
    'La respuesta no era una traducción fiel: cambió una cifra u omitió un dato. Elige otra vez «Sugerir una traducción» o escríbela tú.',
  ai_timeout:
    'El modelo no respondió a tiempo. Puede estar saturado; si ocurre a menudo, permite un tiempo de respuesta mayor o elige otro modelo en Configuración, Configuración de IA.',
  ai_unreachable:
    'No se pudo contactar con el proveedor de IA. Revisa la conexión a internet y, si hay una, la URL base.',
  ai_certificate:
    'No se pudo contactar con el proveedor de IA de forma segura: su certificado no es válido para esta dirección. Revisa la conexión a internet y, si hay una, la URL base.',
  ai_name_unknown:
    'No se pudo contactar con el proveedor de IA: su dirección no se encuentra. Revisa la red y la URL base.',
  ai_nothing_listens:
    'No se pudo contactar con el proveedor de IA: no hay ningún servidor en su dirección. Revisa la conexión a internet y, si hay una, la URL base.',
  ai_redirected:
    'No se pudo contactar con el proveedor de IA: su dirección redirige a otra. Escribe esa como URL base, si es suya.',
  ai_unsafe_base_url:
    'La dirección debe empezar con https:// (http:// solo para esta computadora).',
  ai_other_protocol:
    'El servidor de esta dirección no es compatible con OpenAI. Revisa la red y la URL base; la mayoría termina en /v1.',
  ai_nothing_there:
    'No se encontró ningún servidor compatible con OpenAI en esta dirección. Revisa la URL base en Configuración, Configuración de IA; la mayoría termina en /v1.',
  ai_fault:
    'El proveedor de IA tiene un problema en este momento. No es un error tuyo; suele resolverse en unos minutos.',
  ai_answer_unreadable:
    'No se pudo leer la respuesta del proveedor de IA. No es un error tuyo; suele resolverse en unos minutos.',
  ai_models_unreadable:
    'No se pudo leer la lista de modelos. No es un error tuyo; suele resolverse en unos minutos.',
  ai_provider_answer_too_long:
    'La respuesta del proveedor de IA es más larga de lo posible. No es un error tuyo; suele resolverse en unos minutos.',
  ai_answer_too_long:
    'La respuesta del modelo es más larga de lo posible. No es un error tuyo; suele resolverse en unos minutos.',
  ai_answer_empty:
    'El modelo envió una respuesta vacía. No es un error tuyo; suele resolverse en unos minutos.',
  ai_answer_cut_off:
    'La respuesta del modelo se cortó. Sube «Máximo de tokens» en Configuración, Configuración de IA.',
  ai_declined: 'El modelo se negó a responder esta conversación.',
  ai_conversation_too_long: 'Esta conversación es demasiado larga para {{model}}.',
  ai_too_many_tokens:
    '{{model}} no permite tantos tokens. Cambia «Máximo de tokens» en Configuración, Configuración de IA.',
  ai_country:
    'El proveedor de IA no atiende este país o región. Elige otro modelo o proveedor en Configuración, Configuración de IA.',
  ai_request_refused:
    'El proveedor de IA rechazó la solicitud para {{model}}. Elige otro modelo o proveedor en Configuración, Configuración de IA.',
  ai_parameter_refused:
    'El proveedor de IA rechazó la solicitud para {{model}} ({{parameter}}). Elige otro modelo o proveedor en Configuración, Configuración de IA.',
  ai_model_gone: 'El modelo {{model}} no está disponible. Elige otro en Configuración.',
  ai_model_retired: 'El modelo {{model}} se retiró el {{day}}. Elige otro, por ejemplo {{other}}.',
  ai_model_retiring:
    '{{model}} se retirará el {{day}}. Elige antes otro modelo, por ejemplo {{other}}.',
  ai_openai_retired: 'OpenAI retiró {{model}} el {{day}}. Elige otro modelo.',
  ai_openai_retiring: 'OpenAI retirará {{model}} el {{day}}. Elige antes otro modelo.',
}
