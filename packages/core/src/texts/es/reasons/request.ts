export const requestReasons = {
  address_not_found: 'No se encontró esta dirección',
  address_target_not_found: 'No se encontró lo que indica esta dirección',
  file_not_found: 'No se encontró el archivo',
  request_too_large: 'La solicitud supera los {{megabytes}} MB',
  body_not_a_file: 'El contenido debe ser application/octet-stream',
  body_not_of_type_json: 'El contenido debe ser application/json',
  body_not_json: 'El contenido no es JSON válido',
  host_not_served: 'Esta dirección no se atiende aquí',
  foreign_window: 'Solo la propia ventana de PAL Admin puede pedir esto',
  start_link_used:
    'Este enlace de inicio ya se usó o es demasiado antiguo. Reinicia PAL Admin o, si funciona sin ventana, obtén un enlace nuevo con: npm run link',
  start_link_not_yours: 'Solo el usuario que ejecuta PAL Admin puede pedir un enlace de inicio',
  no_session:
    'Esta ventana no tiene sesión. Reinicia PAL Admin o, si funciona sin ventana, abre un enlace de inicio nuevo: npm run link',
  window_files_missing: 'Los archivos de la ventana aún no están listos',
  unexpected_failure:
    'Algo salió mal en PAL Admin. No quedó nada a medias. Los detalles están en el registro del sistema.',
  unknown_reason: '{{text}}',
  earlier_text: '{{text}}',
  several_reasons: '{{reasons}}',
}
