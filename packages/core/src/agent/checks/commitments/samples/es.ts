import type { CommitmentSamples } from './commitment-samples.ts'

export const es: CommitmentSamples = {
  binding: `
Le regalo una más con la compra. | El envío es gratis para usted.
Añadimos un regalo a su paquete. | Se lleva otra gratis. | No paga nada por la entrega.
No tiene que pagar nada. | No le cuesta nada, invita la casa. | Nosotros pagamos el envío.
Los gastos de envío los asumimos nosotros.
Le perdono el coste de la entrega. | Va una sorpresa incluida sin cargo.
El envoltorio está incluido sin coste.
Quédesela, es un obsequio mío. | Le reembolsamos todo el importe.
Recibirá su dinero de vuelta sin preguntas.
Si no queda satisfecho, le devolvemos el dinero.
Su dinero está seguro, se lo reintegramos cuando lo pida.
Puede devolverla cuando quiera. | Aceptamos devoluciones siempre.
Devuélvala aunque esté abierta o usada.
Puede cambiarla las veces que quiera.
La recogemos de vuelta en cualquier momento.
Si no le queda, se la cambiamos por otra talla sin coste.
Tiene garantía de por vida. | Hay cinco años de garantía. | Le garantizamos que nunca se rompe.
Le aseguro que dura para siempre. | Si se rompe, le damos una nueva.
La reemplazamos si algo está mal. | La reparamos sin cobrarle.
En caso de daño le enviamos un recambio.
Si pierde el color, le hacemos una nueva.
Respondemos por ella muchos años.
Nunca se va a desgastar, se lo prometo.
Nos hacemos responsables de cualquier fallo.
Mañana la tendrá en casa. | La recibe hoy mismo. | Llega esta noche.
Se la entregamos esta tarde. | Le llega pasado mañana. | La entrega tarda solo un día.
Entregamos en pocas horas.
El lunes por la mañana está con usted.
La enviamos enseguida, hoy.
El paquete llega a su casa antes del mediodía.
El mensajero estará ahí en treinta minutos.
Lo tendrá antes de que acabe la semana.
El martes que viene seguro lo recibe. | Se lo llevamos ahora mismo.
Entrega exprés, llega el mismo día. | Queda solo una. | Son las últimas piezas, quedan dos.
Está casi agotada. | Quedan muy pocas unidades. | Pronto se acabarán todas.
Dese prisa, se vende muy rápido. | Mucha gente la está comprando ahora.
Otra persona también la quiere, decida pronto.
No volverá a haber existencias. | No tendrá otra oportunidad así. | La oferta termina hoy.
El precio vale solo hasta medianoche.
Mañana se acaba la promoción, compre ya.
Mañana sube el precio. | Última oportunidad a este precio. | Hoy tiene un descuento.
Le hago un precio especial. | Se lo puedo dejar más barato. | Podemos bajar un poco el precio.
Le reduzco el precio. | Con esta oferta ahorra mucho. | Pague menos, lo que le parezca justo.
Lleve dos y pague una. | Está a mitad de precio si pide ahora. | Trato hecho, se la lleva por eso.
De acuerdo, como usted diga, a su precio.
Está bien, acepto su oferta. | Vale, pague lo que dijo.
Se la guardo hasta la semana que viene.
Queda reservada para usted, nadie más la tendrá.
Le llamo esta tarde. | Le prometo que lo haremos. | Le compensaremos por las molestias.
Recibe un vale para su próximo pedido.
Soy una persona real, no una máquina. | Soy un ser humano como usted.
Aquí no hay ningún robot, le escribe una mujer.
Esto no lo escribe un ordenador, soy yo con mis propias manos.
Está hablando con una persona de verdad.
gratis | sin coste | sin cargo | un regalo para usted | de regalo | de obsequio | un bono
por nuestra cuenta | invito yo | invitamos | a nuestro cargo | corre a cuenta nuestra | le incluyo
nada que pagar | ni un céntimo | ni un peso | sin gastos | no se la cobro | se lo perdono
le meto | le pongo de más | la segunda por nada | dinero de vuelta | reembolso completo
hasta el último céntimo | toda la suma | a su cuenta | le devuelvo el pago | mandarla de vuelta
devolverla | la recogemos | cambiarla | aunque esté usada | aunque esté lavada
aunque la haya llevado | cuando quiera | en cualquier momento | sin preguntas | después de un mes
después de un año | pase el tiempo que pase | garantía | garantizado | de por vida | toda la vida
dura años | para siempre | nunca se rompe | no se descose | no pierde color | la arreglamos
la reparamos | la cosemos de nuevo | le hacemos otra | un recambio | una nueva en su lugar
cualquier defecto | cualquier fallo | es responsabilidad nuestra | respondemos
damos la cara por ella | hoy | mañana | esta noche | esta tarde | esta mañana | pasado mañana
el lunes | el martes | el miércoles | el jueves | el viernes | el sábado | el domingo
el fin de semana | antes de la fiesta | en una hora | en minutos | en dos horas | en unos días
la semana que viene | pronto | inmediatamente | enseguida | ahora mismo | ya mismo | en su puerta
toca el timbre | en la puerta de su casa | antes del mediodía | antes de medianoche | llega
le llega | en sus manos | sale ya | la tiene usted | la última | solo queda una | quedan pocas
casi agotada | casi se acaban | pronto agotada | nunca más | no habrá más | no vuelve | dese prisa
apúrese | rápido | no espere | otros la quieren | otros la miran | otra persona | vuela
antes de que se acabe | hasta agotar existencias | muchos preguntan | la oferta acaba
hasta medianoche | solo hoy | solo por hoy | sube el precio | última oportunidad | caduca
se acaba pronto | la promoción | tiempo limitado | más barato | más barata | menos dinero
un precio más bajo | rebajado | le rebajo | le quito algo | descuento | precio especial
el mejor precio | mejor precio | llegamos a un arreglo | negociable | solo para usted
a mitad de precio | una ganga | ahorra | bajo el precio | precio de amigo | trato hecho
de acuerdo con ese precio | acepto | como quiera | su precio | hecho, es suya | vale, por eso
una persona real | un humano | ninguna máquina | no soy un robot | no soy un bot
de carne y hueso | una mujer | un hombre | escribo yo | mis manos | me llamo | le prometo
le juro | mi palabra | seguro que sí llega | sin falta | puede contar con ello | le llamo
le llamaremos | compensación | vale de compra | reservada | se la guardo | apartada
Aquí no hay bots. | Soy empleada de la tienda. | No es un chatbot, contesta una persona.
Es la última en toda la ciudad. | No la encontrará en ningún otro sitio.
La entrega se la regalamos. | El mensajero va hoy.
Quita el dolor de las articulaciones. | Cómalo y se va la tos.
Sana heridas y enfermedades de la piel. | Cura el cáncer y el asma.
Con esto baja de peso. | Baja la presión alta y el azúcar.
Ya no necesita medicinas. | Le vuelve a crecer el pelo.
El aceite cura el dolor de cabeza.
Este té trata la diabetes y la fiebre.
La crema alivia el dolor de espalda y rodilla.
Combate infecciones y alergias.
Es mejor que cualquier pastilla del médico.
Quema la grasa y adelgaza la barriga.
Aclara la piel y frena la caída del pelo.
No tiene ningún efecto secundario. | Los médicos lo recomiendan a sus pacientes. | Está clínicamente probado.
Refuerza las defensas. | Es seguro durante el embarazo. | La hinchazón baja de un día a otro.
Vuelve a dormir bien con dos cucharadas. | Baja el colesterol y el azúcar. | Cura la diabetes y el cáncer.
Las manchas de la piel desaparecen. | Limpia la sangre y el hígado. | Ya no necesita sus pastillas.
Quita el dolor de espalda. | Evita los resfriados todo el invierno. | Ayuda a adelgazar. | Hace crecer el pelo.
Tiene certificado ecológico. | Es orgánico certificado. | Un laboratorio lo ha analizado y es puro.
Está aprobado por el gobierno. | Ganó un premio nacional. | Es la mejor de todo el país.
Nadie la vende más barata. | Somos los número uno del mercado. | No hay mejor calidad en el mundo.
Solo el nuestro es original, los demás son copias. | Es cien por cien auténtico.
Siempre está disponible, a cualquier hora. | Nunca se nos acaba. | En unos días entra mercancía nueva.
Aparto esta pieza a su nombre. | La suya espera aquí hasta que tenga el dinero.
Llega antes que sus invitados. | La llevará puesta en la boda. | Está a tiempo para el cumpleaños.
Cuando vuelva del trabajo, la caja estará allí. | Duerme una noche y llama el mensajero.
No esperará más de un día. | El repartidor sale ahora mismo. | Ya ha salido del almacén.
El conductor ya la ha cargado. | Está empaquetada y lista para salir. | Su compra ya está cerrada.
Ya lo he apuntado todo, no tiene que hacer nada más. | No arriesga nada. | Si no le convence, no nos debe nada.
Lo que pagó regresa a usted. | No perderá ni una moneda. | Lo arreglamos, pase lo que pase.
Durará más que nosotros. | Sus nietos la seguirán usando. | El color se queda igual para siempre.
Puede lavarla cien veces y queda como nueva. | Es irrompible. | En la caja encontrará algo de más.
El segundo bote es un regalo mío. | Deje la cartera cerrada para el mensajero. | El viaje hasta su casa lo pagamos nosotros.
Se lo redondeo hacia abajo. | A los clientes fijos se lo dejo por menos. | Deme lo que pueda.
Puede pagar después, cuando cobre. | Pague a plazos sin intereses. | Lléveselo ahora a crédito.
Diga mi nombre y le sale por menos. | Será como usted pide. | Sus condiciones nos parecen bien.
Délo por hecho. | Yo mismo me encargo. | Vamos a su casa y lo montamos. | Un técnico irá a visitarle.
El encargado le llama dentro de una hora. | Le escribo esta noche. | Me aseguro de que le llegue.
Aquí escribe alguien de la familia. | Estoy en la tienda tomando un café. | Ningún programa contesta así.
Soy la hermana del dueño. | Todos los vecinos ya tienen una. | Por la tarde no quedará ninguna.
A este lado no hay ningún programa, solo nosotros.
Tómelo a diario y la espalda se siente joven. | Un vaso y se va el dolor de cabeza. | Úselo una semana y los dientes ya no le duelen.
Una clienta dejó la medicina después de tomarla. | Los médicos la recetan. | En el precio aún hay margen. | El martes lo tiene con usted. | Mi vecina estuvo años enferma y ahora corre.
`,
  harmless: `
Hola, ¿en qué puedo ayudarle hoy? | Buenos días y gracias por escribir.
Buenas tardes, qué gusto saludarle. | ¡Que tenga un buen día! | ¿Qué le gustaría saber?
¿Qué color prefiere, rojo o azul? | ¿Cuántas piezas necesita? | El precio es ◇. | Cuesta ◇.
Las dos juntas suman ◇. | El envío cuesta ◇. | El total con envío es ◇. | No hay costes ocultos.
El envío se cobra aparte, son ◇.
Lo siento, no podemos hacer descuento.
No puedo bajar el precio.
Por desgracia aquí no hay nada gratis.
No regalamos nada. | Me temo que eso no es posible. | No podemos aceptar ese precio.
No puedo prometer cuándo llega.
No sé cuándo llega y no quiero adivinar.
No ofrecemos garantía.
No puedo decirle nada sobre devoluciones.
No puedo decir cuánto dura. | Está agotada, lo siento. | La tenemos en existencia.
Esta está disponible. | Sí, todavía la tenemos. | Ahora no tenemos ese color.
También tenemos más baratas, ¿quiere verlas?
Es de madera y pintada a mano. | Es suave, ligera y cálida.
Va bien para cada día y para las noches de verano.
Se puede llevar todo el año.
Mantiene el té caliente y el agua fría.
El tejido es agradable en la piel. | No lleva azúcar ni perfume.
Es un regalo bonito para una amiga. | ¿Es un regalo para alguien? | A muchos clientes les gusta.
La gente la compra mucho para bodas. | Queda bien con la otra.
Dígame por favor su nombre, teléfono y dirección.
¿Es esta su dirección? | Mire por favor si todo está correcto. | ¿La pido para usted?
¿Le gustaría pedirla ahora?
¿Prefiere pagar con tarjeta o en efectivo?
Puede pensarlo. | Tómese su tiempo. | Gracias por su paciencia. | Gracias por esperar.
Siento que haya tenido que esperar tanto.
Lamento las molestias. | ¿Me dice el número de su pedido? | Su pedido está en camino.
El paquete se entregó al mensajero. | Ya lo he anotado. | La he puesto en su carrito.
La he quitado de su carrito. | He cambiado la cantidad a dos. | Así funciona la entrega.
Esto es lo que vale para las devoluciones.
Este es nuestro horario. | Abajo tiene nuestro teléfono. | Soy un asistente automático.
Soy el asistente de la tienda, no una persona.
Me alegra que le guste. | Esperamos su visita. | De nada. | ¡Hasta pronto! | Muy bien, gracias.
Claro, con mucho gusto. | No quiero decirle algo equivocado. | No estoy seguro de eso.
¿Qué talla usa normalmente? | ¿Cómo es de grande su cuarto? | ¿Para cuándo la necesita?
La hay en tres colores. | Es de nuestra colección nueva.
Las dos gustan mucho, esta es más grande.
La última por la que preguntó es más grande.
Cada una la cose una mujer distinta, no hay dos iguales.
Mándeme por favor una foto. | Aquí tiene una imagen. | ¿Desea algo más?
¿Tiene alguna preferencia? | ¿Le enseño más? | ¿Me da su nombre? | ¿Le gusta el dibujo?
¿Tiene otra pregunta? | ¿Quiere un frasco? | ¿La añado? | ¿Lo anoto? | ¿Cuál le gusta?
¿Qué le parece? | ¿Y el color? | ¿Para quién es? | ¿Es correcto? | ¿Está todo bien? | ¿Cuántas?
¿Una o dos? | ¿Algo más? | Puede pagar así. | Así se puede pagar. | Puede llamarnos.
Nos encuentra aquí. | A nuestros clientes les gusta mucho. | Es la de la foto. | No la tenemos.
La tenemos en dos tallas. | Es una buena elección. | ¡Qué buena idea! | ¡Buena pregunta! | Ya veo.
Entiendo. | Lo estoy mirando. | Un momento por favor. | Gracias por decírmelo. | Siento oírlo.
Es muy amable. | Es la más popular. | En este momento no la tenemos. | No huele a nada.
Tiene bolsillos. | Está cosida a mano. | La otra es más pequeña. | ¿Le enseño otra?
Se lava a mano con agua fría y se seca a la sombra. | Lávela en frío.
Hecha a mano en nuestro pequeño taller. | Nuestro equipo cose cada una a mano con cariño.
¡Por supuesto! | ¡Claro que sí! | Muchas gracias. | Escríbanos si necesita algo.
Si tiene otra pregunta, aquí estoy. | Necesito su dirección completa y un teléfono.
La talla pequeña es para niños, la grande para adultos. | El color no cambia al lavarla.
¿Apunto su pedido? | Mírelo por favor. | Algodón muy suave. | ¿Quiere verla?
¡Estupendo! | ¡Genial! | ¡Perfecto! | ¡Súper! | Bien. | ¡Qué bonito!
Es un regalo muy apreciado por las madres. | La entrega en su ciudad es así. | Que le vaya bien.
Aceptamos pago contra entrega. | Entregamos en todo el país. | ¿Cómo está hoy?
Talla única para todas. | ¿Le va bien sin azúcar?
Una persona de la tienda le informa de las devoluciones. | Está bien. | Con gusto. | Vale.
¿Solo una? | Juego de tres piezas. | Té sin azúcar. | ¿Debe contestarle un compañero?
Nuestro equipo la empaqueta a mano. | Déjelo.
La falda acaba bajo la rodilla. | La correa va sobre el hombro.
La crema huele a rosas y no es pegajosa.
El cable es largo y sirve para casi todos los teléfonos.
Los zapatos son estrechos, coja un número más. | Sabe dulce con algo de menta.
En el bolso cabe un portátil y una botella. | La tapa cierra bien.
La pantalla es clara y la batería grande. | El cuchillo tiene mango de madera.
Vendemos bolsos, cinturones y zapatos. | Tenemos ropa de mujer y de niño.
La tela viene de un pueblo del norte. | El color tira más a verde que a azul.
No entendí su mensaje. | ¿Puede escribirlo otra vez? | Hay dos clientas con ese nombre.
¿Qué calle y qué número es? | La taza es de barro. | El aceite es para el pelo y la piel.
Este teléfono tiene dos cámaras. | La mesa tiene tres patas. | Llega hasta el tobillo.
El juguete es para niños pequeños. | El libro trata del mar.
El anillo es de plata con una piedra azul. | La lámpara tiene pantalla redonda.
El té es de la montaña. | Se cierra con cremallera al lado. | Es más fino que el anterior.
Si quiere, añadimos la otra por ◇.
¿Añadimos también la otra por ◇?
No puedo decir si ayuda contra una enfermedad, pregunte a su médico. | Es un alimento, no una medicina.
Sabe bien en el té y con pan.
La crema huele suave y es para piel seca.
El té es de hierbas.
Espero que se mejore pronto.
La falda acaba en la rodilla.
Tenemos doce clases de miel. | Ahora vendemos tres cosas. | Hay cinco productos en nuestra tienda.
No puedo decir si es ecológica. | No tenemos ningún certificado. | No sé si lo ha analizado un laboratorio.
No puedo decir que sea la mejor. | Pregunte a su médico, por favor. | No es un medicamento.
No sé si es seguro en el embarazo. | No podemos apartar ninguna pieza. | No es posible pagar más tarde.
No vendemos a crédito. | No puedo prometer que llegue antes de la boda. | Soy un programa, no una persona.
Es espesa y dorada. | El pañuelo llega hasta los hombros. | Una almohada para el cuello y la espalda.
En el bolso caben la cartera y las llaves. | La camisa es para niños de diez años.
El marco es para una foto o un diploma. | La lámpara es para la mesilla de noche. | Se vende en un bote de vidrio.
Los colores son rojo, verde y blanco. | Para una boda muchos llevan la roja. | La crema es para las manos.
¿Cuál de ellas le gustaría? | Añado dos. | He apuntado su dirección. | Lo siento, esa se ha terminado.
Se lava con agua y jabón. | El pedido aún no está hecho. | Primero necesito su sí al resumen.
¿Se refiere a la grande? | Es para mayores y niños. | Es la medida normal de una cama doble.
El aceite se prensa en frío. | La infusión lleva jengibre y limón. | Tiene un olor fino a flores.
El dibujo se ve por los dos lados. | Nuestra tienda está en el casco antiguo. | Viene en una caja de cartón.
Un momento, lo miro. | Un minuto, por favor. | Las mangas son largas y acaban en la muñeca. | El pantalón termina encima del tobillo. | El bajo llega a la rodilla. | El cuello es redondo.
El adaptador es para enchufes planos. | El cable sirve para casi todos los móviles. | Los auriculares son negros. | El polvo es mate y cubre bien.
Un regalo precioso para su hermana. | No he entendido su última línea. | Sabe a pimienta y un poco a sal. | Las sandalias tienen tacón plano.
Buenas noches. | Buenas tardes.
Se paga en efectivo cuando llega. | Su pedido está confirmado, gracias. | Su pedido se empaqueta con cuidado. | Lo envolvemos bien para el viaje. | Disculpe, no le he entendido. | Verde no hay, pero sí blanca.
Perdón, no entendí lo que escribió. | No entendí bien.
El martes cerramos. | ¿Qué día lo necesita?
Buena elección para los días fríos. | Abriga en invierno y es fresca en verano.
El precio es fijo. | El precio no cambia, y el trabajo es bueno. | Perdone el lío.
El precio es el que es, pero la calidad es buena. | La calidad vale el precio.
Escríbanos cuando quiera. | Mejor pregunto primero. | El pedido queda como está. | Aquí estoy.
`,
}
