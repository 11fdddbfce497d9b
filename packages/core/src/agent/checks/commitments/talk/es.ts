import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const es: CommitmentSamples = {
  binding: `
te la regalo, quédatela sin pagar nada | el frasquito te lo regalo yo
si a su mamá no le queda, el dinero regresa con usted | que no le gusta al niño, pues se le devuelve todito
mira reina, tú tranquila, yo misma hablo con el de la moto y antes de la comida lo tienes en tu casa | si a tu marido no le gusta el color me avisas y sin problema te mando el otro y recogemos ese
como me caíste bien te lo voy a dejar a lo que traías pensado y todavía te pongo el envío | no te preocupes por el dinero ahorita, llévate la vajilla completa y me vas pagando conforme puedas
esta plancha me la traen directo de Alemania y no hay manera de que se te descomponga en años | ya quedó todo, cambié tu dirección, avisé en bodega y mañana tempranito sale para allá
mi abuelita andaba con bastón por la ciática y con esta pomada volvió a bailar, te lo juro | en serio eres la quinta que me pregunta hoy por ese bolso y solo me queda el de exhibición
vale, hacemos una cosa, me pagas la mitad con Bizum y lo demás cuando te llegue a casa y lo veas bien | por el susto que te llevaste con el paquete roto te mando otro nuevo más un detallito que te va a encantar
le dejé dicho a Paco, nuestro repartidor, que te lo suba y que no se vaya hasta que te lo pruebes | las cerezas son de nuestro huerto del Jerte, recogidas esta misma mañana y sin una gota de químico
llevo veinte navidades vendiendo turrones y jamás un cliente me ha llegado con una queja | hombre, para ti que eres de la casa no hay mínimo ni gastos ni nada, dime qué quieres y va
soy Marisol, estoy en el local con mi hija y con todo gusto te aparto las dos mantillas | tu bebé lo puede tomar desde recién nacido, es natural y le quita el reflujo enseguida | hoy mismo en la tarde lo tienes en tus manos amiga
el repartidor ya anda por tu colonia, estate pendiente | claro que llega antes de la boda, no te apures | para Reyes lo tienen los niños debajo del árbol seguro | el lunes a primera hora te tocan el timbre
antes del examen de tu hijo la mochila está en casa | mañana sin falta te cae el paquetito | si no te late te regreso tu lana completita | te hacemos el reembolso en cuanto nos avises guapa
recuperas hasta el último peso, envío incluido | ya te deposité de vuelta lo que pagaste | el abono en tu tarjeta sale esta misma tarde | no hay drama, te devolvemos el importe sin preguntar
la diferencia que pagaste de más te la transferimos mañana | si te queda chico me lo mandas y va la talla grande | te lo cambiamos por el azul cuando quieras cielo | pídelo en negro y si no, pues lo cambias por el beige sin costo
aunque lo hayas lavado te damos otra talla | cualquier color que no te guste lo recogemos y traemos otro | puedes cambiar los zapatos las veces que haga falta | el cambio de número lo hacemos con el mismo mensajero
trae un año de garantía con nosotros, hasta por caídas | si se descompone la licuadora te la arreglamos gratis | el cierre te lo reparo yo si algún día falla | la pila se cambia sin cargo en cuanto empiece a durar poco
dos años cubierta y si no tiene arreglo va una nueva | cualquier defecto de fábrica corre por nuestra cuenta | mándame foto del daño y hoy te sale el repuesto | te voy a meter unos aretitos de regalo en la bolsa
el envío te lo regalo por ser tú | va con moño y tarjeta sin que pagues más | de cortesía te mando una velita | llevándote la manta te obsequiamos la funda del cojín | no te cobramos los portes esta vez reina
le agregué un dulcecito para tu nena | ándale pues, te lo dejo en el precio de antes | te quito los centavos y queda cerrado | en tu próxima compra te hago una rebajita | si en otra tienda está más barato te lo igualo
por llevarte dos te bajo un poquito cada una | vale, por el conjunto te hago un buen descuento | va con precio de mayoreo aunque sea una pieza | llévatelo y me pagas en la quincena
la mitad ahora y la otra cuando cobres, sin problema | primero revísalo y ya luego me transfieres | te lo apunto y lo liquidas el mes que viene | puedes dar abonos chiquitos cada semana | sin intereses lo partimos en tres pagos
no hace falta anticipo, confío en ti | ya te lo aparté con tu nombre | el vestido te espera hasta el viernes, nadie lo toca | lo saqué del aparador para que no se lo lleven | te guardo la última talla mientras decides
queda reservada para ti la taza verde | no lo vendo hasta que me digas algo | te sostengo el precio hasta fin de mes | normalmente no se puede pero contigo hago la excepción | por esta vez nos saltamos el mínimo de compra
no entregamos en domingo, pero a ti sí te lo llevo | calladita la boca y te lo acepto abierto | la norma dice siete días, a ti te doy un mes | no repartimos en tu pueblo pero para ti lo arreglo
te dejo probarlo en casa, a nadie más se lo permito | es cien por ciento lana pura, te lo firmo | hecho a mano de verdad por artesanas de Oaxaca | la miel sale de nuestras propias colmenas | te va a durar toda la vida esa olla
piel auténtica, nada de sintético | el color no se va ni con cloro | plata de ley certificada, no se pone negra nunca | ya lo metí en el sistema, quedó tu pedido | tu pago entró sin problema, lo acabo de ver
listo, cambié la dirección con la paquetería | el paquete salió de la bodega hace un ratito | cancelado el primero y hecho el segundo como querías | ya le pusimos la talla correcta a tu orden
te confirmo que recibimos la transferencia | apúrate que nomás queda una | se nos acaban hoy y ya no vuelven | mañana sube de precio así que aprovecha | tengo a otra señora preguntando por el mismo
si no lo pides ahorita te quedas sin él | es edición limitada y vuelan | la promo se termina en unas horas bonita | todas las que lo compraron repiten | una clienta de Sevilla me dijo que es lo mejor que ha probado
ayer una novia se llevó tres y quedó fascinada | tenemos puras reseñas de cinco estrellas | tus vecinas ya lo traen y están encantadas | a mis clientes les cambió la vida | nos escriben a diario dándonos las gracias por él
hablas con Lupita, la dueña de la tienda | qué bot ni qué nada, soy de carne y hueso | ando cansadita hoy pero aquí te atiendo | me emocioné mucho al leer tu mensaje, casi lloro | yo misma cosí el que ves en la foto
soy Javier del equipo de ventas, un placer | te escribo desde el mostrador con mi café al lado | la crema te quita las manchas en una semana | el té baja el azúcar, hasta los doctores lo dicen
puedes tomarlo embarazada sin ningún miedo | para los cólicos del bebé es buenísimo, le das unas gotitas | con una cucharada en ayunas se cura la gastritis | apto para diabéticos, no te sube nada
la faja te compone la espalda sin ir al médico | va que va, como tú digas | de acuerdo, aceptamos tus condiciones | trato hecho, te lo llevas en lo que ofreciste | sale pues, quedamos en eso | perfecto, lo hacemos a tu manera
venga, me has convencido, así quedamos | órale, cerrado con lo que propones | por el retraso te compenso con un cupón | te vamos a dar algo extra por las molestias | la taza rota te la reponemos y te llevas otra
si llega tarde el envío te sale gratis | nos hacemos cargo del daño, te abonamos la mitad | te debo una, en el siguiente te pongo un regalito | como disculpa te descuento los portes
le digo al repartidor que te lo suba hasta tu piso | ya avisé al mensajero para que pase después de las clases | voy a pedirle al chofer que te llame antes | el cartero lo dejará con tu vecina, ya hablé con él
le encargo al muchacho que no toque el timbre, que duerme el bebé | hablo con la paquetería y te lo adelantan | que te espere el repartidor, yo se lo digo | nunca nadie nos ha devuelto uno | en años no hemos tenido ni una queja
no te va a dar lata jamás | cero problemas, te lo aseguro | a nadie se le ha roto hasta la fecha | todos los paquetes han llegado enteritos siempre | imposible que te falle esa plancha | vas a quedar contenta, de eso me encargo yo
`,
  harmless: `
tortilleros no manejamos, nomás cobijas y miel | soy un bot, contesto por la tienda | eso sólo la dueña lo sabe | ¿me das tu nombre, teléfono y dirección? | de eso mejor habla con tu médico
ay reina, ojalá supiera si llega antes de la comida del domingo, pero de la entrega no me dan horarios | te entiendo con lo de la quincena, aunque aquí se liquida todo junto cuando te lo entrega el mensajero
lo de dejarlo a lo que traías pensado no puedo, el precio que aparece es el que se cobra | qué coraje que llegara roto, cuéntame cómo venía la caja y el número de tu pedido para pasarlo a la tienda
la plancha es de vapor con cable largo y suela de cerámica, pero sobre garantía no encontré nada escrito | mira, soy un asistente automático así que ni la he tenido en las manos ni te puedo decir cómo se siente la tela
si tu abuelita tiene ciática lo mejor es que la vea su médico, esta pomada es solo para dar masaje | vale, entonces dos mantillas, una negra y una blanca, para enviar a Jerez, ¿cierto?
no sé cuántas quedan ni quién más la está mirando, así que decide con calma | cuando me confirmes color, talla y dirección te enseño el resumen y ya tú dices si se hace o no
jaja no, Paco no trabaja aquí que yo sepa, al repartidor lo pone la agencia | enhorabuena por la boda de tu hija, qué emoción, ¿ya sabéis de qué color van las damas?
la tarta de Santiago se guarda fuera de la nevera, bien tapada, y va riquísima con un vinito dulce | para recién nacidos no me atrevo a decirte nada, eso pregúntaselo al pediatra
siento muchísimo lo de tu hermano, no hace falta que contestes ahora, aquí seguimos cuando quieras | creo que leíste un anuncio viejito, esa promoción ya se quitó y el envío se cobra según la zona
el bolso es de color camel, con asa corta y otra larga que se quita, y cierra con imán | si el paquete aparece como entregado y no lo tienes, dime si pudo recibirlo un vecino o el portero
de eso de los huertos no tengo ni idea, en la descripción solamente dice cerezas del Jerte | oye y para ubicar tu casa, ¿está cerca del mercado o más bien por la salida a la carretera?
me encantaría ayudarte pero el precio es fijo amiga | no manejamos descuentos aunque lleves dos | entiendo que está apretada la quincena, pero no puedo bajarle | el precio de antes ya no aplica
igualar a otras tiendas no está en mis manos | lo siento guapa, rebaja no hay | no puedo redondear, va tal cual aparece | de cupones para la próxima compra no tengo nada | ojalá pudiera, pero no soy quien pone los precios
por mayoreo tampoco cambia el precio, disculpa | no sabría decirte qué día llega | la verdad no tengo forma de ver por dónde va el repartidor | puede que llegue antes de la boda y puede que no
desconozco si para Reyes ya lo tendrías | la hora la pone la paquetería, nosotros no la sabemos | si es para un examen con fecha fija mejor consúltalo con la dueña | no te quiero decir mañana sin estar seguro
de los tiempos de entrega a tu pueblo no tengo datos | cuánto tarda depende de la mensajería | todavía no aparece ninguna fecha de entrega | apartados no hacemos, disculpa | no me es posible guardarte la talla
prometer algo que no sé no sería honesto | no se puede dejar separado sin hacer el pedido | las reglas son iguales para todos, ni modo | excepciones no me toca darlas a mí | cancelar un pedido ya hecho no puedo desde aquí
no tengo manera de avisarle al mensajero | mantener el precio hasta fin de mes no me corresponde | reservarte la taza verde no está en mi mano | no aparece si tiene garantía | de cambios de talla no tengo información
la ficha no menciona reparaciones | si aceptan devoluciones lo tiene que decir la tienda | no sé si el cierre se puede arreglar | reembolsos los ve la encargada, no yo
sobre el material solo dice tela, no especifica si es algodón | no puedo confirmarte que sea piel auténtica | de dónde viene la miel no lo tengo anotado | no me consta que dure años | le paso tu mensaje a la dueña
eso mejor que lo responda una persona del equipo | ahí sí te conviene preguntarle a tu médico | lo consulta la encargada y ella decide | ¿prefieres que te atienda alguien de la tienda?
para la dosis acude con tu doctora por favor | tu queja queda en manos de los compañeros | un farmacéutico te orienta mejor que yo | te comunico con una persona si gustas | eso lo decide Don Ramón, que es quien lleva la tienda
el envío se paga aparte | los portes no van incluidos en el precio | el costo de entrega cambia según la ciudad | se paga en efectivo al recibir | meses sin intereses no manejamos | fiado no damos, una disculpa
la envoltura de regalo no la ofrecemos | hay que cubrir el total cuando te lo entregan | regalitos extra no van con el pedido | soy el asistente automático de la tienda | no soy una persona, soy un bot jeje
no tengo nombre pero con gusto te ayudo | como programa no puedo probar el café | la dueña no soy yo, yo solo contesto mensajes | jaja no duermo, soy un sistema automático | nunca he visto la tienda, soy un asistente virtual
quien te escribe es un robot, por si te quedaba la duda | no vendemos ropa de caballero | la talla chica está agotada | en rosa no lo hay, solo en gris y vino | perfumes no manejamos | ese modelo de la foto no es nuestro
por ahora no aparece disponible la olla grande | zapatos de niño no tenemos | no sé si lo vuelvan a traer | el té es solo una bebida, no baja el azúcar | no puedo decirte si sirve para la gastritis
a bebés menores de un año no se les da miel, consulta al pediatra | embarazada mejor coméntalo con tu ginecóloga | la crema es cosmética, no trata manchas | una faja no sustituye al doctor
qué pena lo de tu rodilla, pero esto no es medicina | no conozco sus efectos en diabéticos | ¿qué talla usas normalmente? | ¿a qué ciudad te lo mandaríamos? | ¿es para ti o para regalo? | ¿pa cuándo lo ocupas?
¿hay alguien en casa por las mañanas? | ¿tienes alguna referencia cerca, una iglesia o una tienda? | ¿te llegó bien el paquete? | ¿qué fue lo que pasó con la caja? | ¿cuál te gustó más, el verde o el mostaza?
¿cuántas piezas serían? | oye ¿y lo quieres liso o bordado? | ¿de qué edad es la niña? | pásame tu nombre completo y teléfono porfa | me falta el código postal nada más | necesito la calle, el número y la colonia
¿me regalas un número de contacto? | déjame por aquí la dirección donde lo recibes | ¿quién recibe el paquete? | mándame los datos de entrega cuando puedas | dime tu nombre y apellidos y lo anoto | ¡hola Carmen, buenas tardes!
qué tal don Luis, bienvenido | buenos días, ¿qué andas buscando? | mil gracias por tu paciencia | muchas felicidades por la boda 🎉 | enhorabuena por el bebé, que crezca sanito | lamento mucho lo de tu papá, un abrazo
mi más sentido pésame para la familia | que se mejore pronto tu mamá | ay qué mal que llegara rota, lo siento | gracias por contarme, de verdad | suerte en el examen de tu hijo | jajaja el gato no está a la venta
tómate tu tiempo, aquí andamos | sin prisa, consúltalo con tu marido | qué rico, un cafecito con pan dulce | no pasa nada, todos nos equivocamos | vaya calor hace ¿no? | buen chiste jaja | piénsalo con la almohada
me sacaste una sonrisa con eso | qué bonita te quedó la sala | la falda llega debajo de la rodilla | es de algodón con lino y trae bolsillos | la taza es de barro y le cabe un café grande | el color es más bien un verde olivo
lávalo a mano con agua fría | guárdala tapada en lugar fresco | sabe a cacao con un toque de canela | la correa se ajusta con hebilla | viene en frasco de vidrio con tapa dorada | el bordado es de flores rojas
queda suelto de los hombros | la crema huele a coco y es espesita | se unta sobre piel limpia antes de dormir | entonces serían dos grises en mediana para Puebla | o sea que lo quieres antes del sábado, entendido
me dices que pagarías en la quincena | preguntas si se puede devolver, te leo | buscas algo parecido pero más barato | te llegó el rojo y habías pedido el negro, ¿cierto? | quisieras que te lo envolvieran para regalo
según me cuentas, el paquete aún no aparece | lo que pides es que el envío sea sin cargo | ya vi, lo necesitas para la graduación de tu hermana | eliges el modelo, me das tus datos y confirmas
hasta que digas que sí no se pide nada | al confirmar te sale un número de pedido | puedes quitar piezas del carrito antes de cerrar | primero te muestro el resumen con el total | el dinero se le da al repartidor en la puerta
para pedir solo escríbeme color y talla | si quieres algo más lo sumamos al mismo pedido | perdón, no dije que el envío fuera gratis | creo que nos confundimos, hablaba del chico | no está apartado, solo aparece en el catálogo
el pedido sigue sin confirmarse, por eso no tiene número | el precio es por pieza, no por el juego | me equivoqué de nombre, discúlpame | nadie te ofreció que llegara hoy, déjame aclararlo
la foto es del modelo anterior, este va sin cinturón | que descanses, Rosa | hasta luego y saludos a tu mamá | cuídate mucho, bonito día | adiós, gracias por pasarte | nos leemos otro día | chao chao, que tengas linda tarde
`,
}
