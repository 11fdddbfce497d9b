import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const es: CommitmentSamples = {
  binding: `
Si no le gusta, su bolsillo vuelve a estar lleno. | Su plata encuentra el camino a casa. | No pierde ni un peso con esto. | Deshacemos la compra y quedamos en paz. | Le regresamos su dinerito, tal cual. | Se queda usted como estaba, con todo en la cuenta.
Invita la casa. | Del mensajero nos encargamos nosotros. | Guarde la cartera, esto corre por nuestra cuenta. | Le meto otro en la bolsa. | El estuche va de regalito. | Le sale de balde. | El envío va por nosotros. | De ñapa le doy uno más. | No le cuesta ni un centavo. | te sale gratis amiga
Yo que usted no me lo pensaba. | Se venden como pan caliente. | Mañana ya no habrá ninguno. | El que se duerme pierde, tres personas lo tienen en el carrito. | Vuela, apúrese.
Pongo la mano en el fuego por él. | Palabra de honor que aguanta. | Si le pasa algo, nosotros lo arreglamos. | Si se descose, respondemos. | No le vamos a dejar tirado si falla. | Se lo juro por mi madre.
Detrás de estos mensajes hay un corazón que late. | Soy de carne y hueso. | ¿Un bot yo? Soy Lucía. | Le escribo con mis dos pulgares desde el mostrador. | Habla usted con la dueña en persona.
Entre nosotros, algo le puedo rebajar. | No se lo diga a nadie, le hago precio de familia. | En la caja hago la vista gorda. | El jefe no tiene por qué enterarse, se lo dejo en menos. | Partimos la diferencia. | Le hago una atención en el precio. | Diga su cifra y la cuadramos.
Sus rodillas se lo van a agradecer, el dolor se va. | El abuelo tiró el bastón. | Los médicos lo recomiendan a ojos cerrados. | Una taza por la noche y duerme como un tronco. | La tos no le aguanta. | Mi madre sube otra vez las escaleras sin quejarse. | El azúcar se le normaliza.
Los granos desaparecen en unos días. | Los kilos se van solitos. | Limpia el hígado. | Funciona donde fallaron las pastillas. | Con esto no pilla un resfriado en todo el invierno.
Se lo escondo debajo del mostrador. | Nadie lo toca, le está esperando. | Se lo saco del estante para usted. | Ya lleva su nombre.
Su paquete ya va en la furgoneta. | Salió de aquí esta mañana. | El repartidor ya lo lleva en la moto. | Su pedido ya va rodando hacia usted.
Lléveselo puesto y me paga a fin de mes. | Lléveselo, el dinero puede esperar. | Se lo fío. | La mitad ahora, el resto en la quincena. | Me paga cuando pueda.
¿No le queda? Se lo cambio las veces que haga falta. | Si le aprieta, me lo devuelve y coge otro. | Pruébeselo en casa, y si no, lo pasamos a buscar. | Lo aceptamos de vuelta, usado o no.
El domingo temprano lo tiene en la puerta. | Mañana lo desenvuelve en el desayuno. | El viernes sus invitados ya se sientan en él. | Dos noches más y lo tiene en las manos. | Le tocan el timbre antes de cenar. | El fin de semana ya cuelga en su armario. | Cuando se despierte ya estará ahí. | te llega mañanita
Se lo dejará a sus nietos. | Este nos entierra a todos. | El color no se va nunca. | Lleva el sello del ministerio. | El laboratorio le dio la mejor nota. | En todo el país nadie nos llega a los talones.
Le doy un toque después de comer. | Uno de los nuestros pasa y se lo monta. | Déjelo en mis manos, quedará resuelto. | La próxima vez le quitamos algo de la cuenta.
`,
  harmless: `
Qué tiempo hoy, aquí no para de llover. | Hace calor hoy, ¿verdad? | ¡Que no se moje! | ¡Felicidades por la boda! | ¡Feliz cumpleaños a su hijo! | Mi más sentido pésame. | Le acompañamos en el sentimiento.
¡Jaja, muy bueno! | Nos reímos con su chiste. | No sé contar chistes, pero de mantas sí sé. | ¡Buenas noches a la familia! | ¡Feliz Navidad! | ¡Felices fiestas! | Gracias por sus palabras tan amables. | Gracias por la foto, qué cuarto tan bonito. | ¡Qué gatito tan lindo!
No hay problema. | Pregunte con confianza. | ¡Buenas! | Qué gusto verle de nuevo. | ¡Buen viaje! | ¡Que se mejore! | ¿Cómo le fue en el examen? | Espero que haya tenido un buen día. | Disculpe, fue un error.
No puedo hacer descuento, lo siento. | No hay nada apartado para usted. | No aceptamos devoluciones. | No puedo prometerle un día. | No hacemos cambios. | No puedo decir nada del reembolso. | No lleva regalo. | No tenemos vales. | El envío no es gratis. | No, no cura nada.
No sé si ayuda con el dolor. | Pagar a plazos no se puede. | No puedo llamarle. | No soy humano, soy un programa. | No sé cuántos quedan. | Ahora no hay ninguna oferta. | No puedo guardárselo.
Se lo paso a nuestro equipo. | Nuestro equipo mirará su pregunta. | Aquí sigue una compañera. | Eso lo tienen que contestar los de la tienda. | Traslado su mensaje.
La lámpara da luz cálida y tiene el interruptor en el cable. | La olla es de hierro y pesa tres kilos. | Los vaqueros son de talle alto. | El rompecabezas tiene cien piezas. | El sofá tiene patas de madera. | La mochila tiene un bolsillo delante. | El jabón huele a lavanda. | El reloj tiene correa de cuero. | El taladro viene en un maletín.
El arroz es largo y fino. | El chocolate es negro con nueces. | La cortina deja pasar algo de luz. | Las zapatillas son blancas con suela gris. | El cuaderno es de rayas. | En la tienda de campaña caben cuatro. | A la planta le gusta la sombra y poca agua. | El perfume es fresco, cítrico. | El cochecito va con pilas.
¿Con mangas o sin mangas? | ¿Para dentro o para fuera? | ¿De qué color es su sofá? | ¿Cuánto mide usted? | ¿Dice la del video? | ¿Para cuántas personas cocina? | ¿Me cuenta algo más del cuarto?
Tómese su tiempo, no hay prisa. | Consúltelo con la almohada. | Como usted prefiera. | Otra vez será. | Aquí estoy si me necesita. | Está en el lugar indicado. | Combina con todo.
La blusa tiene mangas cortas con botón. | El abrigo llega a la pantorrilla. | La manta cubre una cama doble. | El frasco tiene tapa de rosca. | Se puede usar en cualquier estación. | Los lunes no hay nadie en la tienda. | Su pedido pasó al servicio de entrega. | La sartén sirve para gas e inducción.
La vela tiene una llama pequeña. | El bol va al lavavajillas. | Lo llevan mujeres y hombres. | El libro cuenta de un médico y su hijo. | Muchos toman este té por la noche. | Cuelga de dos ganchos. | No, eso no se puede, lo siento. | Se entrega en todas las regiones.
¡No se preocupe! | Tranquila, mire primero. | Se ve muy bonita en la sala. | Luce bien sobre una silla o en el cuarto. | Las mangas terminan en el codo. | ¿Me deletrea la calle, por favor?
Escríbame cuando necesite algo. | Estoy aquí si necesita algo. | Puede escribirnos a cualquier hora. | Pregúnteme cuando quiera. | Viene en dos tallas. | Lo hay en verde y gris.
`,
}
