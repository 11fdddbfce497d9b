export const startReasons = {
  start_browser_too_old:
    'Este navegador es demasiado antiguo para PAL Admin. Actualízalo, o abre PAL Admin en una versión actual de Chrome, Edge, Firefox o Safari.',
  store_foreign: '{{path}} no es una base de datos de PAL Admin. No se tocó.',
  store_newer:
    'Estos datos los guardó una versión más nueva de PAL Admin (versión de los datos {{version}}; este programa lee hasta la {{newest}}). Quedaron como estaban. Actualiza PAL Admin para abrirlos.',
  store_busy: 'Otro PAL Admin está usando los datos de {{folder}}. Ciérralo, o elige otra carpeta.',
  store_damaged:
    'La base de datos de {{folder}} está dañada y no se abrió ({{cause}}). Quedó como estaba.',
  store_damaged_no_backup: '{{problem}} No hay ninguna copia de ella.',
  restore_state_unreadable:
    'No se puede leer {{path}}, así que no se sabe hasta dónde llegó una restauración. No se tocó nada.',
  folder_not_made:
    'No se abrieron los datos: no se puede crear la carpeta {{folder}}. No se cambió nada. ({{cause}})',
  folder_is_a_file:
    'No se abrieron los datos: no se puede crear la carpeta {{folder}}, porque hay un archivo con ese nombre. No se cambió nada. ({{cause}})',
  folder_below_a_file:
    'No se abrieron los datos: no se puede crear la carpeta {{folder}}, porque una parte de su ruta es un archivo. No se cambió nada. ({{cause}})',
  folder_not_writable:
    'No se abrieron los datos: no se permite escribir en la carpeta {{folder}}. No se cambió nada. ({{cause}})',
  folder_not_fit:
    'No se abrieron los datos: la carpeta {{folder}} no sirve para guardarlos; está en una red o su disco falla. Elige una carpeta de esta computadora. No se cambió nada. ({{cause}})',
  folder_without_locks:
    'No se abrieron los datos: la carpeta {{folder}} no permite bloqueos, que evitan que dos PAL Admin respondan a los mismos clientes. Elige una carpeta de esta computadora. No se cambió nada. ({{cause}})',
  file_not_writable:
    'No se abrieron los datos: no tienes permiso para leer y escribir el archivo {{path}}. No se cambió nada.',
  file_is_a_folder:
    'No se abrieron los datos: {{path}} es una carpeta, y un archivo de PAL Admin se llama así. No se cambió nada.',
  folder_disk_read_only:
    'No se abrieron los datos: la carpeta {{folder}} está en un disco en el que no se puede escribir. No se cambió nada. ({{cause}})',
  folder_disk_full:
    'No se abrieron los datos: la carpeta {{folder}} está en un disco lleno. No se cambió nada. ({{cause}})',
  start_title: 'PAL Admin no pudo iniciarse',
  start_no_access: 'PAL Admin no tiene permiso para leer o escribir en la carpeta de sus datos.',
  start_part_not_loaded:
    'Una parte de PAL Admin no funciona en esta computadora. Instala PAL Admin de nuevo, en la versión para tu sistema.',
  start_disk_read_only: 'No se puede escribir en el disco que contiene los datos de PAL Admin.',
  start_disk_full: 'El disco que contiene los datos de PAL Admin está lleno.',
  start_file_not_opened: 'No se pudo abrir el archivo que contiene los datos de PAL Admin.',
  start_file_read_only: 'No se puede escribir en el archivo que contiene los datos de PAL Admin.',
  start_unexpected: 'Algo inesperado salió mal. No se perdió nada de lo guardado antes.',
  browser_not_opened: 'No se pudo abrir ningún navegador',
  browser_link: 'El enlace lleva a {{address}}',
  rescue_damaged: 'Los datos de PAL Admin están dañados',
  rescue_made_on: 'La última copia en buen estado se hizo el {{day}}.',
  rescue_set_aside:
    'Lo que vino después no está en ella. Los datos dañados se apartan, no se eliminan.',
  rescue_go_back: 'Volver a la copia',
  rescue_quit: 'Salir',
}
