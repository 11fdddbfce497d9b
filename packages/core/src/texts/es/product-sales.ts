export const products = {
  title: 'Productos vendidos',
  note: 'Pedidos del periodo que no se cancelaron, los haya tomado quien los haya tomado. El valor es el de las piezas que no volvieron, antes de descuentos y envío.',
  most: 'Se muestran los {{number}} más vendidos de {{all}}.',
  none: 'No se vendió nada en este periodo.',
  failed: 'No se pudieron cargar los productos vendidos',
  product: 'Producto',
  pieces: 'Piezas vendidas',
  returned: 'Devueltas',
  value: 'Valor',
  all: 'Todos los productos',
}
