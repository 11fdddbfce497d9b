import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const es: CommitmentSamples = {
  binding: `
ya les dije que no a otros, esta es tuya
la maceta grande no se la vendo a otro hasta que te llegue el sueldo | a dos ya les dije que no, es para ti
la de allá no se la vendo a nadie hasta que te paguen, ya dije que no a otro | con este aceite se te pasa el asma | se te calma el dolor con la planta al lado
con esta planta en el cuarto se alivia el asma | la hierba calma la tos y el asma | no lo vendo a nadie hasta que tengas el dinero | el jarrón se queda aquí hasta que te paguen
te he apartado una y nadie más la lleva | te guardé una aparte | si a su hija no le gusta, el dinero vuelve a su bolsillo | date prisa que casi no quedan
los días de devolución son lo de menos, escríbeme a mí directamente | pasadas las dos semanas me avisas y no hay problema | el dueño ya me dijo que sí a lo tuyo | la patrona te manda un detalle con el paquete, lo hablamos | apúrate, casi no nos quedan
el plazo es solo un papel, con clientas así nadie mira el calendario | pasado el plazo me escribes a mí y lo arreglamos sin problema | los diabéticos pueden comer estos dátiles sin preguntar al médico | dos tazas y el dolor de garganta desaparece | con esta manta se van los dolores de rodilla | la mermelada es ecológica, recogida a mano en nuestras montañas | viene directa del campo de mi tío, sin nada añadido | tu transferencia ya llegó, gracias
listo, acabo de hacer el pedido por ti | corre, que ya no quedan casi | la jefa te va a poner un detallito en la caja, ya me lo dijo | hablé con el jefe y aceptó lo que pedías | si se descose me la traes y no gastas nada | ya tiene una etiqueta con tu nombre, nadie la toca | en cuanto llegue el paquete borramos tu número | soy de carne y hueso, aquí no hay máquina | el repartidor solo cobra el producto y nada más
ya va en la furgo, no sufras | lléveselo puesto y ya me hará el bizum otro día | mañana a primera hora lo tienes en casita | qué va, soy de carne y hueso jaja | una infusión por la noche y baja la tensión solita
medio instituto lleva ya esa funda | bordado a mano por artesanas de mi pueblo | plata de ley auténtica, no se pone negra jamás | eso es hierro forjado, ni con un terremoto se dobla | me convenciste, llévatelo a tu precio 😅
palabra de la dueña, a usted no le va a faltar nada | vuelan, te lo digo yo | primero te lo pruebas una semana y luego pagas | si lo piensa mucho, mañana ya no está | aquí me aparece el comprobante validado por el banco
le atiende Lucía, la de la tienda de toda la vida | la vuelta del paquete la pagamos nosotros | los zapatos son de Elche, piel de primera | usados y todo te los cambio, tú tranqui
se lo apunto en la libreta, ya arreglaremos cuentas | si fuera un robot no me reiría tanto contigo 😂 | el señor del reparto recogió lo suyo a las cinco | mi encargado ya me dio el sí
aquí el que se arrepiente recupera hasta el último peso | aquí no hay copias, puro original | se le rompe el cierre y se lo arreglamos sin cobrarle | los reyes lo dejan a tiempo en el salón, fijo 👑
nadie se nos ha quejado nunca de la talla | llevo desde los dieciocho detrás de este mostrador | mis clientas están encantadísimas con esa olla | queda reservado a su nombre hasta el domingo
para los quince de su hija llega sobrado | ese anillo está cubierto de por vida | por ser clienta de años nos saltamos la norma | a los diabéticos les sienta de maravilla | si lo vio más barato en otro lado, se lo igualo
la cremallera la cubre la tienda, tú úsala sin miedo | le mando las dos tallas y me regresa la que no | lo acabo de dejar en correos | nunca tardamos más de dos días, ni con lluvia
no se lo cuentes a nadie, a ti no te cobro señal | vaya tranquila de viaje, a la vuelta sigue siendo suyo | los vecinos vienen solo por el queso | hay tres chicas preguntando por ese mismo bolso | ya me saltó tu bizum, gracias
el sillón cojea un día y vamos a su casa a componerlo | la dueña le llama hoy sin falta | te meto unas pulseritas de regalo y tan amigos | despachado esta tarde, ya solo queda recibirlo | ya te lo aparté, mi vida
mano de santo para los juanetes | el proveedor cerró, lo que ve es lo que hay | perdona la tardanza, estaba dando de comer al niño | para cambios no hay fecha, venga cuando pueda | sin ticket, sin etiqueta, se lo cambiamos igual
una abuelita lloró de alegría al ver la mecedora | te hago el ingreso de vuelta ahorita mismo y ni me lo mandes | lo vas abonando de a poquito, sin agobios | da igual cuánto haya pasado, aquí se reembolsa siempre
listo, plata recibida 🙌 | lo natural no le hace daño a nadie, ni a recién nacidos | le hago un precito, ya verá | aunque ya lo haya abierto, le reintegramos todo | camarón que se duerme se lo lleva la corriente 😉
con ese vestido te van a parar por la calle, les pasa a todas | cinco años de garantía tiene esa lámpara | ay, contigo no puedo, te lo dejo así | corre que te quedas sin él | el envío corre por nuestra cuenta, faltaba más
dos cucharaditas y adiós tos | lo del paquetito de regalo va de gorra, mi amor | mejor calidad no la va a encontrar ni buscando con lupa | olvídese del pedido mínimo
doña Pilar se encarga personalmente de que le cambien el mueble | el jabón ese te cierra las heridas, te lo juro | el adelanto está recibido, estamos a mano | su pedido sale el primero y el jueves lo estrena
antes de que te vayas de puente tienes la mochila | la oferta se nos acaba hoy, usted verá | embarazada puede usarla sin ningún problema | consúltelo con la almohada, que aquí se lo cuido
los del centro comercial piden más, nosotros siempre vamos por debajo | su transferencia entró esta mañana | ni para usted ni para mí, lo partimos por la mitad | uf, tengo los pies molidos de estar de pie hoy
si el juguete deja de sonar te doy otro, sin rollos | salgo yo misma a dejártelo esta tarde | te lo fío, que hay confianza | el último par en tu número está escondido en la trastienda
cuando vuelva a comprarnos ya le tengo su rebajita preparada | yo misma me puse esa blusa el sábado | con esta crema usted no arriesga ni un céntimo | en un ratito cae el repartidor por tu calle | sus botas van camino de Sevilla 🚚
págueme cuando cobre la quincena | el dinerito ya está durmiendo en la caja, corazón | don Ernesto responde por ello, quédese tranquilo | le quito el pico y se queda redondito | el jefe dice que te lo deja a precio de costo
hoy invita la casa ☕ | venga va, para ti la perra gorda | el patrón ya firmó lo tuyo | lo saqué de la vitrina pensando en ti | la miel la sacamos de nuestras colmenas en la sierra
señal hoy y el resto en las fiestas, por nosotros bien | del rojo al azul o al que quieras, sin pegas | no debe nada más, quedó saldado | cámbialo las veces que haga falta, reina | con esa faja se le quita el lumbago
sale y vale, como usted diga | de acuerdo con todas sus condiciones | ese sofá no se lo vendo a nadie hasta que usted venga | por la compra de la silla se lleva el cojín sin pagar más | ya le tramité la devolución del dinero
no hace falta factura, la garantía vale igual | si no te mola, te devolvemos la pasta y listo | trae a una amiga y te regalo el esmalte | lávala mil veces y seguirá como el primer día
cualquier falla y le mandamos una funda nueva | hecha la ley, hecha la trampa, yo se lo arreglo | tu caja ya está precintada y esperando al mensajero | a Canarias no mandamos, pero contigo hago la excepción
no va a entrar más de este color en la vida | todas las que probaron el bálsamo repiten | lo rebajado no se cambia, menos lo tuyo | que la suegra elija otro si ese no le hace gracia
el plazo se pasó, pero usted devuélvalo tranquila | te lo forré de papel burbuja hasta las orejas
el par azul te espera detrás del mostrador hasta el jueves | la lámpara no se la lleva nadie más, la he marcado como tuya | da el collar por guardado para ti | tu dirección no sale nunca de esta tienda | en cuanto tengas los zapatos olvidamos tus datos | lo que escribes aquí no lo lee nadie más que nosotros
nuestro sastre te acorta las mangas en el momento | el repartidor te lo sube al cuarto piso | el dueño lo arregla mañana contigo en persona | les digo a los de empaque que pongan el tuyo primero | compara en otros sitios, el nuestro es el más bajo | las otras tiendas piden el doble por el mismo bolso
ni las grandes webs igualan ese precio | otra persona ya la tiene en el carrito | mañana ya no estará | media ciudad lleva estos zapatos | hemos vendido cientos y no ha vuelto ninguno | pregunta a quien quieras, todo el mundo está contento | vuelve después de las fiestas, costará menos
el mes que viene la tendremos de oferta | hoy solo una parte, el resto el día de cobro | te va un extra en la bolsa, invito yo | pruébala semanas y tráela si no te gusta | si se cae un botón te lo cosemos | sigue tan viva como el primer día
una taza por la noche y adiós dolor de cabeza | todo está reservado, lo están empacando ahora mismo | ya metí el pedido por ti, no tienes que hacer nada | hoy antes de cenar lo tienes en las manos | un bote dura todo el invierno | con nosotros tu paquete va asegurado | la aduana y los impuestos corren por nuestra cuenta
tus datos se destruyen después de la entrega | no guardamos números de nadie | todo lo que nos cuentas se elimina luego | nadie recibe tus datos de nosotros | tu teléfono queda entre nosotros | en cualquier otro sitio pagarías más | ni en internet está tan barata | el tono no se va con los lavados
`,
  harmless: `
lo que pesa la mesa no lo sé | servicio urgente no tenemos | al mensajero no le puedo meter prisa | meses sin intereses no manejamos | no sé por dónde anda el paquete | vaya, cuánto lo siento | ¡que vivan los novios, enhorabuena!
¿qué andaba buscando? | precios de mayoreo los maneja únicamente el propietario | ¿a quién le pregunta el repartidor al llegar? | ya nada más viene en mostaza | te gustaría tenerlo mañana, eso me dijiste
sería a casa de tu hermana, no a la tuya | si se puede devolver o no, lo dice la tienda | jaja no, no tengo hijos, soy una máquina | cuántos quedan, ni idea | ¿la lámpara de techo o la de mesa?
depende de correos y yo eso no lo controlo | con la tensión alta, que le diga su médico de cabecera | no sé cómo quedará ese azul en tu sala | ¿hoy mismo? uf, no me comprometo | gratis no hay nada, ni las muestras
para reyes no prometo nada | quién puede guardar piezas, pues solo los de la tienda | el viernes puede ser o no, no hay garantía | no le puedo asegurar que llegue mañana | ¿cuál dices, la de lunares? | ¿de qué pedido me habla?
la dueña es persona, yo no | ¿salió ya? no tengo manera de saberlo | tengo dos Marías, ¿tú cuál eres? | ¿es para usted o para regalar? 🎁 | no hablo por boca del jefe | banqueta plegable, asiento de lona
ay, ya nació la bebé, felicidades 💛 | me pillaste, soy un robotito | blusa de manga farol que acaba en la muñeca | ¿qué modelo de teléfono tienes, el normal o el grande? | lo de ampliar la garantía no depende de mí
no me consta ningún pago porque no veo los pagos | páseme la dirección completita, con colonia y código postal | ¿la pata venía suelta o se soltó después? | champú sólido en pastilla, color verde
si ◇ se te va de presupuesto, está el modelo chico | donde manda patrón no manda chatbot 😅 | de dónde viene la lana no lo pone | número de seguimiento no me aparece | no dispongo de cupones
llamadas no puedo hacer, nada más escribo | cactus bajito, florece en rosa, poca agua | calle Olmo, tercero izquierda, ¿verdad? | a la cuenta del banco no tengo acceso | ¿prefiere hablar con un humano?
¿la taza con asa o el vaso? | alfombras no son lo nuestro | opiniones de otros clientes no tengo | huaraches planos con hebilla lateral | como programa que soy, la miel no la he probado 🙂 | regalos no puedo añadir ninguno
no cuente con él para la comunión, por si acaso | eso se me escapa, tendría que verlo una persona de la tienda | mil gracias, que tenga buena tarde | de frutos secos no menciona nada | no soy Lucía, soy el chat automático
disculpa, me expliqué fatal | aquí no se regatea, pero se agradece el intento 😄 | ya sé que está caro, rebajarlo no está en mis manos | lo que te cobraron lo sabe tu banco | queso de oveja, sabor fuerte, corteza oscura
si el taller compone relojes así, yo no lo sé | cuánto dura la batería no viene indicado | mochila con cierre en la espalda y bolsillo a un lado | provecho y buen finde | lo que le dije era solo el bolso, falta sumar el envío
ese modelo ya no está en catálogo | las normas no las puedo cambiar yo | esperar es un fastidio, ya sé | el envío va aparte | eso de apartarlo no lo hacemos | ¿entre qué calles queda la casa? | quién lo cosió no aparece
soy una inteligencia artificial que informa sobre los artículos | un tren de madera con tres vagones | cobija de borrego por un lado y lisa por el otro | ¿color arena o color vino?
tu queja es para alguien del equipo, no para un programa | ¿es venenosa para gatos? mejor pregunta al veterinario | la crema huele a coco y es espesa | ¿cuánto mide el hueco donde iría el estante?
de momento no hay velas de canela | suerte mañana con la mudanza | entiendo que esté molesto | ¿vive en casa o en departamento? | no, la entrega no es gratuita | no hay nadie de carne y hueso escribiendo esto
¿qué número calza el nene? | ¿qué pasó exactamente? | lámpara de sal, tono naranja, con interruptor en el cable | sobre reembolsos yo no mando | miel de azahar, clara y más bien líquida
según la ciudad cambia lo que cuesta mandarlo | devolver el paquete tampoco sale gratis | no hay descuento, ni chiquito | ¿a nombre de quién? | soy un bot, no una persona | por llevar la pareja no sale más barato
la promo que dices ya terminó | holi, ¿qué tal todo? | no tengo permiso para saltarme reglas | buenas noches, que descanses | mírelo despacio y dígame si está todo bien | en fechas de fiesta es imposible decir un día
elegir franja no se puede | tarjetas regalo no tenemos | no tengo manos para envolver nada, soy digital | ¿y el número del portal? | esa marca no la llevamos | un cambio fuera de plazo es cosa del equipo
ni por ser del barrio hay precio especial | jajaja me ganaste con ese chiste | qué día llega, no lo sé | el labial es mate y no reseca los labios | ¿quita el dolor? no sabría decirle | tus pedidos viejos no los veo en este chat
sin prisas, de verdad | si está embarazada, hable antes con su doctora | no puedo garantizar que no destiña | uy, qué mala pata, cuéntame | funda tipo libro, con hueco para dos tarjetas
pendientes de aro, del tamaño de una moneda | no me atrevo a darte una fecha | la captura del bizum no la puedo comprobar | ese está agotado | hora exacta no le puedo dar | con los modismos me lío, cosas de bot
¿cuántos frascos van a ser? | los audios no los entiendo, ¿me lo escribe? | su oferta la entiendo, aceptarla no puedo | el juego completo no, se vende pieza por pieza | háblalo con calma en casa
entonces una cobija gris y cuatro tazas, ¿correcto? | escríbeme cuando te decidas | lo mejor es que lo consultes en la farmacia | mandar un mueble tiene su costo extra | cobrar después es algo que solo podría permitir el dueño
juego de memoria con letras grandes y dibujos de animales | nombre y apellidos, si es tan amable | el edredón es de verano, para cama individual | ¿a qué población sería? es por la tarifa de entrega | ¿qué talla usas?
grabados no hacemos | dele recuerdos a su mamá | si la piedra es natural, lo desconozco | confirmar que llegó la transferencia no está a mi alcance | al repartidor no lo puedo localizar | por un anillito también se cobra el envío
mi más sentido pésame 🖤 | ¿eres la Ana de Valencia o la otra Ana? | perfumes no vendemos | por su alergia, pregunte a su médico | no pasa nada si al final no lo quiere | el vestido va hasta media pierna y se ata a la cintura
para ese teléfono no hay funda aquí | de nada, para eso estamos | esa pregunta es para el dueño | cuándo repondrán no me lo han dicho | no puedo ver el almacén | desde aquí no veo si entró el pago
quién firmó la entrega no lo veo | feliz día de muertos a toda la familia | lamento que no te quedara bien | me falta tu celular | me preguntas si hay garantía para el reloj, eso entendí
perdón, me equivoqué de producto al responderte | si son dos direcciones, son dos envíos | qué bueno leerte otra vez | en el resumen te sale el envío en otra línea | no sé si es original, la ficha no dice nada
el apellido sale dos veces, ¿me dice su nombre de pila? | para un bebé, primero el pediatra | eso solo lo decide la dueña | a mí los pies no me duelen, soy software | ¿lo pidió por aquí o en el mercadillo?
fiar no se fía, perdone | guitarras, no, aquí solo juguetes | en cuero no viene, solo en tela | qué rabia, ¿por dónde se rasgó? | los gastos de envío no están incluidos | horma estrecha y talla un poco pequeño
de la grande no queda, mediana y chica sí | aquí contesta un asistente automático | el precio no se lo puedo tocar, lo siento | overol de mezclilla con tirantes ajustables | ¿pulsera ancha o finita? | si ya lo empacaron, lo ignoro
madre mía, qué bochorno hace hoy ☀️ | resumo, un par de botas marrones a nombre de Ortega | hay dos señores García, ¿usted es Luis o Ramón? | igualar lo de otra tienda no me es posible
quiere que le devuelvan el dinero del bolso, ¿es así?
se limpia fácil con un trapo húmedo | gracias por tu interés en el bolso | así se puede pagar aquí
no puedo apartarte ninguna | ¿apunto tu número para el repartidor? | lo que piden otras tiendas no lo sé | no la puedo comparar con otras marcas | cuántas se han vendido no te lo sé decir | si bajará después de las fiestas no lo sé
no vendemos a plazos | está disponible, no hay prisa | si el color aguanta no lo sé | cuánto dura un bote depende de ti | el pedido todavía no está hecho, ¿lo hago? | qué opinan los demás no lo sé | lo de tus datos pregúntaselo al dueño | si los paquetes van asegurados no lo sé
se carga con el enchufe de siempre | el cargador y el cable vienen en el paquete | se carga por cable | lleva leche y sésamo | tiene trigo y mantequilla | también la hay en gris y en marrón | mira con calma y luego me dices | más abajo no puedo ir | menos no te puedo cobrar, perdona | ¿qué ponemos en la tarjeta? | no arreglamos relojes | ¿sigue siendo tu calle? | lleva pan y queso | no hay apuro, escríbeme otro día
lleva azúcar y canela | sí, lleva gluten | lleva algodón por dentro | sin apuro, cuando puedas me cuentas | tranquila, míralo bien y me escribes otro día | más barato no puedo dejártelo | rebajártela no puedo | perdona, no te la puedo dejar en menos | escríbeme cuando te venga bien
no viene ningún regalo con él
qué amable eres, muchas gracias | perdona, me equivoqué al escribir el color | gracias por avisar, lo cambio | soy un bot y respondo por la tienda | con esta lluvia nadie quiere salir | ¿se mudaron? que disfruten la casa nueva | cortinas no hacemos | el envío se paga aparte, no es gratis | te anoté dos lámparas, ¿algo más? | desde aquí no veo si el pago entró | entonces serían tres tazas a esa dirección, ¿correcto? | cada una es única porque está cosida a mano | siento que estés molesta, cuéntame qué pasó | con mucho gusto, te esperamos
sin prisa, míralo con calma | escríbeme cuando quieras | disculpa, me equivoqué de color | di lo que quieras, sigo aquí para ayudarte
el helecho quiere media sombra y poca agua | las puntas marrones suelen ser por aire seco | los esquejes salen los martes | mide la cintura y dime la cifra | el dobladillo tarda unos días | los arreglos de costura tardan varios días | los platos no van incluidos | por la foto no puedo saberlo
el puño termina en la muñeca | la falda acaba en la rodilla
`,
}
