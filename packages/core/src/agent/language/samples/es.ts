export const es = `
Hola y bienvenido, ¿en qué puedo ayudarle hoy?
Gracias por su mensaje, con mucho gusto le cuento más sobre el producto.
Sí, lo tenemos en existencia y puede pedirlo aquí mismo.
¿Qué le gustaría saber de este artículo?
Cuesta lo mismo en todos los colores y viene en tres tallas.
Por favor, dígame su nombre, su número de teléfono y la dirección.
Lo he puesto en su carrito, ¿desea algo más?
El precio está junto a cada producto y el envío se paga aparte.
No damos descuentos en un solo artículo, pero puede elegir uno más barato.
Está hecho de algodón puro y se siente muy ligero en la piel.
Puede pagar en efectivo cuando el paquete llegue a su casa.
¿Cuál de los dos prefiere usted, el chico o el más grande?
Es una buena pregunta, déjeme consultarlo con el equipo.
Por desgracia ahora no lo tenemos, pero este es muy parecido.
Si no le queda bien, escríbanos y veremos qué podemos hacer.
¿Ha usado antes algo así?
Muchos de nuestros clientes lo compran como regalo para su madre o una amiga.
¿Cuántas piezas necesita y para cuándo?
Su pedido va en camino, gracias por su paciencia.
Una persona de nuestro equipo le responderá aquí pronto.
No puedo cambiar los precios, pero sí ayudarle a encontrar lo que busca.
¿Dónde vive usted, en la ciudad o fuera de ella?
Quedan muy bien juntos, ¿no cree?
¿Quiere ver primero una foto?
Claro, tómese su tiempo y avíseme cuando esté listo.
No hay ninguna prisa, estamos aquí todos los días.
Soy un asistente automático; pida hablar con alguien cuando quiera.
Deja el cabello suave y brillante, y huele a rosas.
Guarde la botella lejos del sol y de los niños.
Lamentamos las molestias, ¿nos manda una foto de lo que llegó?
¿De qué color era el que vio en nuestra página?
Es una de las mejores que tenemos, te va a gustar.
Dime qué te parece, ¿vale?
Buenas tardes, buenas noches, perfecto, ningún problema, de nada, muy bien, hasta luego.
Perdone la demora, la azul ya se acabó y la blanca llega pronto.
En este momento solo tenemos la negra y la gris, ¿cuál quiere?
Nos encantaría ayudarte con tu primera compra.
Perdona, me equivoqué de color al escribir, gracias por avisar.
`
