export const dataReasons = {
  job_not_found: 'No se encontró la tarea',
  job_days_must_end: 'Hay que recalcular las cifras diarias para la zona horaria de Configuración',
  job_index_must_end: 'Hay que actualizar la búsqueda de mensajes',
  job_file_must_go_whole: 'Un archivo que se está retirando debe retirarse entero',
  job_cancelled: 'Cancelado. No se conservó nada.',
  program_ending: 'PAL Admin se está cerrando',
  store_thread_down:
    'La base de datos se está recuperando de un problema. Inténtalo de nuevo en un momento.',
  busy_backup: 'Se está haciendo una copia. No se cambió nada; inténtalo de nuevo cuando termine.',
  busy_restore:
    'Se está comprobando una copia antes de restaurarla. No se cambió nada; inténtalo de nuevo cuando termine.',
  busy_check:
    'Se está comprobando la base de datos. No se cambió nada; inténtalo de nuevo cuando termine.',
  busy_erase: 'Se está borrando algo. No se cambió nada; inténtalo de nuevo cuando termine.',
  backup_not_found: 'No se encontró la copia',
  backup_missing: 'No hay ninguna copia {{path}}.',
  backup_not_ours: 'La copia {{path}} no se puede usar: no es una copia de PAL Admin.',
  backup_unknown_version:
    'La copia {{path}} no se puede usar: la hizo una versión que este programa no conoce.',
  backup_unusable: 'La copia {{path}} no se puede usar: {{cause}}.',
  backup_part_missing: 'La copia {{path}} no se puede usar: {{file}} falta o está incompleto.',
  backup_part_changed: 'La copia {{path}} no se puede usar: {{file}} fue modificado o está dañado.',
  backup_part_damaged: 'La copia {{path}} no se puede usar: {{file}} está dañado ({{cause}}).',
  backup_unpacked_gone:
    'La copia {{path}} no se puede usar: lo que se extrajo de ella ya no está. Los datos quedaron como estaban; inicia de nuevo para abrirlos.',
  backup_tampered:
    'La copia {{path}} no se puede usar: alguien la modificó ({{name}} no es como lo crea PAL Admin). Los datos quedaron como estaban.',
  backup_without_store: 'La copia {{path}} no se puede usar: no contiene {{file}}.',
  backup_store_empty:
    'La copia {{path}} no se puede usar: la base de datos que contiene está vacía.',
  backup_newer:
    'La copia {{path}} se hizo con una versión más nueva de PAL Admin. No se cambió nada. Actualiza PAL Admin para restaurarla.',
  backup_store_damaged:
    'No se hizo ninguna copia: {{file}} está dañado ({{cause}}). Se conservaron las copias anteriores.',
  restart_not_possible:
    'Esta copia de PAL Admin no puede reiniciarse sola. Ciérrala y vuelve a abrirla.',

  memory_store_no_backups: 'Una base de datos en memoria no tiene copias',
  memory_store_no_files: 'Una base de datos en memoria no tiene archivos',
  store_gone:
    'La carpeta con los datos de PAL Admin se movió o se eliminó mientras PAL Admin estaba abierto. No se guarda nada nuevo hasta que vuelva. Devuélvela a su sitio, o cierra PAL Admin y ábrelo otra vez.',
  backup_failed: 'No se hizo la última copia de seguridad: {{cause}}',
  store_held:
    'Otro programa retiene los datos de PAL Admin, así que no se puede guardar nada nuevo. Ciérralo, por ejemplo una copia de seguridad o un programa de bases de datos, e inténtalo de nuevo.',
  disk_full: 'El disco está lleno. No se perdió nada; libera espacio e inténtalo de nuevo.',
  backup_folder_unwritable: 'PAL Admin no puede escribir en la carpeta de copias.',
  store_damage_found: '{{cause}}',
  page_to_disconnect: 'Primero desconecta {{page}}: todavía recibe mensajes.',
  erasure_not_finished:
    'Se borró, pero aún no se pudo limpiar una copia en un archivo temporal. PAL Admin lo intentará de nuevo en un minuto.',
}
