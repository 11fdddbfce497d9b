export const updateReasons = {
  update_by_store: 'Microsoft Store mantiene PAL Admin al día',
  update_no_feed: 'Esta copia de PAL Admin se hizo sin actualizaciones',
  update_no_key:
    'Esta copia de PAL Admin no puede comprobar quién hizo una actualización, así que no acepta ninguna',
  update_development: 'Una copia de desarrollo no se actualiza',
  update_not_signed:
    'La actualización no está firmada por los creadores de PAL Admin, así que se rechazó. No se cambió nada.',
  update_older: 'La versión {{version}} no es más nueva que esta, así que se rechazó.',
  update_cut: 'La actualización no llegó completa, así que se rechazó. No se cambió nada.',
  update_feed_unreadable:
    'No se pudo leer lo que dice el servidor de actualizaciones. PAL Admin lo mira más tarde; no se cambió nada.',
  update_unreachable:
    'No se pudo contactar con el servidor de actualizaciones. Revisa tu conexión; PAL Admin lo mira más tarde.',
  update_failed: 'La actualización falló y no se cambió nada: {{cause}}',
  update_menu_check: 'Buscar actualizaciones…',
  update_menu_checking: 'Buscando actualizaciones…',
  update_menu_available: 'Actualizar a {{version}}…',
  update_menu_downloading: 'Descargando la actualización: {{percent}} %',
  update_menu_restart: 'Reiniciar para actualizar a {{version}}…',
  update_menu_failed: 'Falló la actualización…',
  update_menu_beta: 'Recibir versiones de prueba',
  update_menu_licences: 'Licencias',
  update_current: 'PAL Admin está al día',
  update_current_version: 'Tienes la versión {{version}}.',
  update_found: 'PAL Admin {{version}} está disponible',
  update_notified: 'Haz clic para ver las novedades e instalarla.',
  update_by_hand:
    'Esta versión no se puede instalar desde aquí. Descárgala de donde obtuviste PAL Admin e instálala encima de esta: tus datos se quedan.',
  update_ready: 'PAL Admin {{version}} está listo para instalarse',
  update_ready_detail:
    'PAL Admin se reinicia. Lo que el agente está haciendo se termina ahora o después; no se pierde nada.',
  update_now: 'Descargar',
  update_restart: 'Reiniciar ahora',
  update_later: 'Más tarde',
  update_again: 'Reintentar',
  update_close: 'Cerrar',
}
