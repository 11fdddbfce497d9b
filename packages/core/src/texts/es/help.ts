export const help = {
  description:
    'Un archivo que muestra a quien te ayuda cómo está PAL Admin. Lo ves antes; no se envía nada.',
  make: 'Crear el archivo',
  again: 'Crearlo de nuevo',
  save: 'Guardar archivo…',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Selecciona el texto y cópialo.',
  checking: 'Comprobando la base de datos',
  skip: 'Omitir la comprobación',
  failed: 'No se pudo crear el archivo',
  what: 'Contiene versiones, estado, configuración, la comprobación de la base de datos, los cierres inesperados y las últimas entradas del registro.',
  never:
    'No contiene claves, teléfonos ni mensajes. De lo que escribiste en Configuración solo figura la longitud.',
  title: 'PAL Admin, archivo de ayuda del {{time}}',
  content: 'Contenido del archivo',
  none: 'Nada',
  sections: {
    versions: 'Versiones',
    status: 'Estado',
    store: 'Base de datos',
    settings: 'Configuración',
    crashes: 'Cierres inesperados',
    program: 'Registro del programa',
    log: 'Registro del sistema',
  },
}
