export const settingsLogin = {
  title: 'Inicio de sesión con Facebook',
  text: 'Conecta en un solo paso todas las páginas en las que puedes responder mensajes.',
  token: 'Token de acceso de usuario',
  tokenHelp:
    'Del Explorador de la API Graph de tu aplicación, con todos los permisos indicados aquí.',
  permissions: 'Permisos necesarios',
  start: 'Iniciar sesión con Facebook',
  startPasted: 'Iniciar sesión con este token',
  insteadHelp:
    'En lugar del inicio de sesión de arriba: un token del Explorador de la API Graph de tu aplicación, con todos los permisos indicados aquí.',
  inWindow: 'Continúa en la ventana de Facebook.',
  cancelled: 'Inicio de sesión cancelado',
  cancelledText: 'Se cerró la ventana de Facebook. No se cambió nada.',
  noAppId:
    'Para iniciar sesión en Facebook, guarda antes el identificador de la aplicación en Credenciales de la aplicación. Sin él puedes pegar un token.',
  shortLived:
    'Sin el identificador y la clave secreta de la aplicación en Credenciales de la aplicación, esta sesión termina en una o dos horas.',
  connecting: 'Conectando…',
  failed: 'Falló el inicio de sesión',
  needed: 'Primero pega un token de acceso de usuario.',
  done: 'Facebook conectado',
  success_one: 'Conectado como {{name}}, con {{count}} página.',
  success_many: 'Conectado como {{name}}, con {{count}} de páginas.',
  success_other: 'Conectado como {{name}}, con {{count}} páginas.',
  noPagesTitle: 'Ninguna página conectada',
  noPages:
    'Iniciaste sesión como {{name}}, pero Facebook no compartió ninguna página en la que {{name}} pueda responder mensajes. Inicia sesión de nuevo y elige tu página, o pide a su propietario un rol que incluya los mensajes.',
}
