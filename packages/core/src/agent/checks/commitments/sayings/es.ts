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
Si cambia de idea, el importe está en su cuenta el mismo día. | Mándela de vuelta y le transfiero todo lo que pagó. | Yo me encargo de que le paguen de vuelta. | No pierde nada si no le gusta.
El mensajero la recoge otra vez por nuestra cuenta. | Incluso a los dos meses la aceptamos. | La etiqueta puede estar quitada y la caja rota, igual la recibimos.
Decida tranquila en casa, y si hace falta vuelve con nosotros. | ¿Pidió la equivocada? La cancelamos y no se pierde nada. | Puede cancelar en cualquier momento, aunque ya esté en camino.
Le compensamos la molestia con algo de dinero. | Si el paquete llega tarde, no nos debe nada. | Si viene rayada, la mitad de la suma vuelve a usted. | El anticipo se lo devolvemos completo.
Si pide antes del mediodía, sale hoy mismo. | Para la fiesta la tendrá seguro. | Llega antes de la fiesta, quédese tranquilo. | Tarda dos días como mucho.
Le dije al repartidor que pase primero por su casa. | En una hora está con usted. | No habrá retraso, le doy mi palabra. | Cuente con ella para el cumpleaños de su hija.
Para usted entregamos hasta en feriado. | Se la llevo yo misma a su pueblo. | La mandamos al extranjero sin ningún problema. | Ya está todo empacado y sale por la mañana. | El jueves entran nuevas.
Su color vuelve la semana que viene. | Metí una cosita en el paquete para su niño. | Va con una funda de almohada como agradecimiento. | Por ser cliente fiel se lleva algo de más.
Olvidémonos del costo de envío. | ¿Envoltorio? Eso no tiene que pagarlo. | En el paquete va un frasquito para probar. | Llevando dos, la tercera va sin dinero.
El costo del viaje corre de nuestra parte. | La próxima vez le hago mejor precio. | Después de este pedido le espera un cupón. | Aguante hasta el viernes, que se pone más barata.
Hablo con el jefe y seguro acepta menos. | Lleve para toda la familia y le quito algo. | Le redondeo el total para abajo. | Se la dejo a precio de mayorista. | Se la doy a lo que nos costó a nosotros.
Hecho, vale el precio que usted dijo. | Muy bien, tenemos un trato. | De acuerdo, pague lo que ofreció. | ¿La vio más barata en otra parte? La igualamos. | Muéstreme el precio de ellos y yo lo bajo.
Si luego baja, le damos la diferencia. | Este precio se le mantiene hasta el mes que viene. | Le guardo una hasta que cobre el sueldo. | Es suya, ya le puse su nombre.
No se la voy a vender a nadie más. | Venga cuando pueda, la tiene lista. | La retiré de la venta para usted. | Pague cuando tenga el dinero. | En tres partes está bien, sin recargo.
No hace falta anticipo, basta su palabra. | Normalmente no lo hacemos, pero con usted hago una excepción. | Esa regla no cuenta para usted. | No se lo diga a nadie, yo lo arreglo.
Déjelo en mis manos, el encargado dirá que sí. | Délo por hecho. | Ya se lo cambié en el pedido. | Dejé anotado que no le cobren nada. | Si en el primer año pasa algo, nosotros nos ocupamos.
Si se suelta la costura, la cosemos otra vez, sea cuando sea. | Los repuestos se los mandamos sin factura. | No encoge al lavarla, esté segura. | Dentro de diez años seguirá como nueva.
No se oxida nunca. | Es totalmente pura, la analizó el laboratorio. | Es la original y trae certificado. | Está aprobada por las autoridades. | Mejor calidad no va a encontrar en ningún lado.
El color es exactamente el de la foto, se lo garantizo. | Le queda bien seguro. | Alguien acaba de preguntar por la misma pieza. | Cuando se acaben estas ya no habrá más. | Desde mañana cuesta más.
Si no pide ahora, se la tengo que dar a otro cliente. | En el estante queda apenas un puñado. | Ahora mismo hay otros mirándola. | Toda la ciudad la está comprando. | Soy la hija del dueño.
Estoy sentada en la tienda y le contesto. | Me llamo Rina y llevo años trabajando aquí. | Ninguna máquina escribiría así, soy yo. | Yo la tengo en casa y la uso a diario.
Esta noche le mando más fotos. | La llamo en cuanto esté ahí. | Nuestro muchacho pasa y se lo instala. | Se la cosemos a su medida. | Le bordamos el nombre.
Lo averiguo y le respondo en diez minutos. | Una cucharada cada mañana y le baja la presión. | Es segura en el embarazo. | Puede dársela a un bebé sin preocuparse. | Los diabéticos la pueden comer.
Tome dos cucharadas al día durante una semana. | Entonces ya puede dejar las pastillas. | Sube las defensas, nadie se enferma. | La tos se le pasa en tres días. | Ayuda con el malestar de estómago.
No tiene efectos secundarios. | Los médicos la recomiendan. | Con ella baja el colesterol. | Póngala en la herida y cierra más rápido. | El sueño vuelve solo. | Se le deja de caer el pelo.
La piel queda limpia y los granos desaparecen. | Adelgaza sin dieta. | Limpia la sangre. | Le hace bien al corazón. | Los niños crecen y aprenden mejor con ella. | Hasta con alergia la puede tomar.
Hace el trabajo de una medicina. | Con ella encima el dolor de espalda se calma. | Las mamás que dan pecho la toman sin peligro. | Mi tía tenía el azúcar alto y ahora lo tiene normal.
La miel calma la garganta irritada. | Esta miel hace fuerte el corazón. | Con nuestra miel no hace falta el médico. | Va un frasco de miel y no paga nada por él. | La miel se la dejo por menos.
La segunda kantha va de obsequio. | Quédese la kantha un mes y devuélvala si no le agrada. | Respondemos por cada kantha, pase lo que pase. | La miel estará en su casa antes de la noche.
El domingo ya va a dormir debajo de ella. | No tiene que esperar mucho, dos noches y está ahí. | Tenga listo el cambio, el muchacho ya va en camino. | En la boda ya la llevará puesta.
Tenga el teléfono a mano, el repartidor timbra al mediodía. | Haga sitio en el estante, que llega mañana. | Por el pedido de hoy el repartidor no le cobra nada.
Olvide la etiqueta del precio, encontramos la manera. | Con los clientes de siempre no peleamos por monedas. | Por el envoltorio guarde la cartera. | Quien compra hoy se va a casa con dos.
Solo paga una de ellas. | Lo demás lo invitamos nosotros. | Para una clienta como usted siempre se puede bajar. | Dígame cuánto puede pagar y lo hacemos posible. | No va a ser por unas monedas.
Hablo por usted y le sale más barata. | El encargado nunca me dice que no. | La tarifa la dejo fuera de la cuenta. | Le pongo un importe menor en la factura.
Si no le agrada, al otro día tiene su dinero. | No tiene nada que temer, el riesgo es nuestro. | Si no queda conforme, dinero de vuelta, así de fácil. | Le damos una nueva sin discusión.
Si la talla no es, la cambiamos en la puerta. | El mensajero espera mientras se la prueba. | Puede abrirla, mirarla y mandarla de vuelta. | Que el empaque esté abierto no impide devolverla.
También recibimos de vuelta las usadas. | Le guardo su lugar en la fila. | Su pieza ya está aparte. | Hasta que decida no se la lleva nadie. | No se le escapa, la tengo escondida.
Sobrevive a sus hijos y a los hijos de ellos. | Después de veinte lavadas el color sigue como el primer día. | Si se le sale un hilo, ya va otra en camino. | Tiene tres años de tranquilidad con ella.
No le puede pasar nada. | Se le cae y queda entera. | Seda pura, apostaría la cabeza. | En su calle ya la tiene todo el mundo. | Esta noche el estante queda vacío.
Este precio lo sostengo solo esta hora. | El que espera paga más. | Está hablando con Rina, de ventas. | La acabo de ver en el depósito, es preciosa.
Fui a almorzar y ya estoy de vuelta en el mostrador para usted. | Paso por su zona y se la dejo. | Le escribo cuando salga la camioneta. | Pague el día primero del mes y ya.
La mitad en la puerta, el resto cuando le acomode. | Confiamos en usted, ahora nada de dinero. | Lo arreglo con el mensajero, no se preocupe. | Ya se la cancelé.
En una semana está reparada, de eso me encargo. | Un frasco y el estómago queda tranquilo. | Va a dormir de corrido sin pastillas. | La fiebre baja con una taza.
Mantiene la gripe lejos de los niños. | Vuelve a respirar libremente. | En una semana las articulaciones dejan de doler. | Dele al pequeño media cucharada antes de acostarse.
Para las futuras mamás es lo mejor que hay. | Con ella ya no necesita la inyección. | Cura las quemaduras sin dejar cicatriz. | Las arrugas se van y se ve más joven.
Funciona contra el estrés y la tristeza. | Sirve para todo, desde lombrices hasta úlceras. | Está demostrado que baja el azúcar. | La manta caliente cura el reumatismo.
A mi vecina se le achicó el tumor con ella. | Tres gotas en el oído y se acabó el dolor. | Aquí no hay robot, solo personas. | No le contesta nada automático, detrás hay gente.
En el estante hay apenas un par de piezas. | Son las últimas del país. | Cubrimos cada defecto. | El transporte lo ponemos de nuestra cuenta. | Esta se la lleva sin pagar.
Por la otra no le cobramos nada. | Su dinero vuelve cuando usted lo diga. | El martes la tiene en sus manos. | Con el precio todavía se puede hacer algo. | Bébala y la espalda ya no duele.
Desde que la bebe, mi madre no necesita lentes. | Los médicos recetan justo esto. | Esto no es un bot. | No soy un bot ni un programa. | En nuestra tienda no hay ningún bot.
Aquí no escribe una computadora. | El envío nos toca a nosotros. | Llevársela se lo invito yo. | Para la entrega no hace falta dinero. | Solo quedan tres. | Garantizamos las costuras y el color.
El repartidor llega esta noche. | En su paquete se esconde una pequeña sorpresa. | Por la segunda no cobro nada. | Lo que le pase es asunto nuestro. | Entre nosotros, el precio aún puede bajar.
El sábado la tiene en la mano. | Sus rodillas dejan de doler cuando la bebe.
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
No puedo prometer que llegue antes de la fiesta. | No sé exactamente cuándo llega. | La hora la elige el mensajero, yo no puedo decir una. | No puedo bajar el precio, es igual para todos.
El precio es fijo, lo siento. | No tengo descuento que dar. | No viene con ningún regalo. | No puedo apartar ninguna. | No puedo hacer una excepción.
No debo decir si ayuda contra una enfermedad, consulte a un médico. | Es un alimento y no una medicina. | En el embarazo consulte por favor a su médica.
Si un bebé puede tomarla, lo tiene que decir un médico. | No lleva garantía. | Pagar después no es posible aquí. | No vendemos en cuotas. | No conozco los precios de otras tiendas.
No puedo mandarle fotos. | Soy la asistente automática de la tienda, no una persona. | No dije que fuera gratis. | No he prometido nada parecido. | No puedo deshacer el pedido.
No tengo información sobre eso. | La descripción no dice nada de eso. | No veo cuántas hay. | Ahora mismo no hay ninguna oferta. | No la enviamos al extranjero. | No cosemos a medida.
No la tenemos en rojo. | No sé cuándo vuelve a haber. | Usted escribe que la quiere para el viernes. | Pregunta si el envío es gratis. | Dice que la otra era más barata.
Quiere devolverla, ¿entendí bien? | Que le gustaría un descuento lo entiendo. | Entonces busca un regalo para su madre. | Se refiere a la del borde rojo. | Usted preguntó por la garantía.
Siento oír que le duele. | Entiendo que tiene prisa. | Entiendo que el dinero está justo. | ¿Qué día hizo el pedido? | ¿Qué tiene de malo? | ¿Es para regalo? | ¿Para quién es?
¿La pongo en el carrito? | ¿A qué dirección va? | ¿Cuántas quiere? | ¿Para cuándo la necesita? | ¿Tiene el número del pedido? | ¿El paquete estaba dañado? | ¿Quiere ver otra cosa?
¿Está bien el teléfono? | ¿Sigue ahí? | La kantha está bordada a mano. | La miel viene de los campos de mostaza. | Tiene dos capas. | El borde es azul oscuro. | Lávela en agua fría.
Por favor no use lejía. | Déjela secar a la sombra. | La miel puede endurecerse, es normal. | Es dulce y un poco floral. | Va bien con el té. | Guárdela en un lugar seco.
La L es un poco más ancha que la M. | La olla de barro está agotada. | El dibujo cambia de una pieza a otra. | En la pantalla el color puede verse distinto. | Es delgada y va bien para el verano.
La usan jóvenes y mayores. | La tapa es de metal. | Muchos la toman en el desayuno. | Gracias por esperar. | Me alegra que le guste. | Disculpe el malentendido. | Perdone que haya tardado tanto.
Espero que le guste a la pequeña. | Saludos a su familia. | Anoté la dirección. | Puse dos en el carrito. | Quité la miel del carrito. | Mire por favor otra vez la dirección.
Confirme por favor y el pedido queda hecho. | Sin su sí no se pide nada. | Puede cambiar la cantidad antes de confirmar. | Piénselo con calma. | Pregúntele primero a su esposa, está bien.
El total está abajo. | El envío se suma al precio. | Escriba por favor el número de la casa. | Dígame cuál prefiere. | Las dos son bonitas, la azul abriga más. | Si me dice la talla, puedo seguir.
Si no está segura, tómese su tiempo. | Solo vendemos lo que ve aquí. | Es todo lo que sé de ella. | Aquí nada es gratis, el envío cuesta ◇. | Por favor no deje sus pastillas.
Sería un error prometer eso. | Prefiero decirle con franqueza que no lo sé. | Nadie puede prometer que cura. | Lo que cuentan otros no lo puedo confirmar. | No dura para siempre, como toda tela.
No sé decirle si encoge. | Al sol el color puede perder un poco. | No puedo llamarle por teléfono. | No se reserva nada, quien pide primero se la lleva.
No puedo cambiar las condiciones de la tienda. | Le anoto la talla. | Anoté la M. | Luce en la cama y en el sofá por igual. | Se entrega en su domicilio.
Entiendo su deseo, pero no lo puedo decidir yo. | Me gustaría ayudar, pero no puedo ir por debajo del precio. | Eso no está en mis manos. | Lo que permite la tienda está escrito, no puedo agregar más.
Solo puedo decirle lo que está en la descripción. | La tienda no da una fecha para eso. | Cuándo llega exactamente depende del mensajero. | No veo dónde está el paquete.
No sé decirle si estará para el domingo. | Si estará para la boda no lo sé. | Por favor no cuente con un día determinado. | No sé de ningún precio más bajo que venga.
La segunda cuesta lo mismo que la primera. | Dos cuestan el doble, no se descuenta nada. | El envoltorio no está incluido. | Al paquete no se le agrega nada. | La tarifa de envío queda igual.
No puedo quitar la tarifa. | No puedo darle crédito. | No puedo recibirla de vuelta por mi cuenta. | Para devoluciones solo cuentan las reglas de la tienda.
Para una devolución escriba por favor el número de su pedido. | No sabría decir si la cambiarían. | No puedo retener su talla. | Sigue a la venta para todos. | No sé quién más la está mirando.
No sé si se va a agotar. | No quiero apurarle. | No tiene que decidir hoy. | Es tela, y la tela se gasta con el tiempo. | Se puede romper si se tira fuerte.
Que el color se mantenga no lo puedo garantizar. | No es impermeable. | No conozco ninguna prueba de ella. | No sé de ningún certificado. | No se menciona ningún sello. | Le responde aquí un programa.
No, la asistente con la que escribe no es una persona. | No tengo nombre, soy la asistente de la tienda. | Nunca la he tocado, soy un programa. | No puedo visitarle ni llamarle.
No está pensada contra el dolor. | Por la tos vaya por favor al médico. | No puedo aconsejar sobre dosis. | Hable por favor con su médico antes de tomarla.
No se la dé a un bebé sin preguntar al médico. | No sustituye a ninguna medicina. | No puedo juzgar si es apta para diabéticos. | Es simplemente un alimento dulce.
Es solo una manta, abriga y nada más. | Espero que se mejore pronto. | Gracias por decírmelo con franqueza. | Qué pena que se le rompió la vieja. | Tuvo mala suerte en otra tienda, lo entiendo.
Hace bien en preguntar. | Qué bueno que pregunta antes de pedir. | Es una pregunta justa. | Quiere pagar a fin de mes, hasta ahí entendí. | La quisiera antes del cumpleaños de su hija, lo leí.
Si quiere, pongo una en el carrito ahora. | ¿Se la pido o prefiere esperar? | ¿Quiere una o dos? | ¿Qué hay que cambiar en el pedido? | ¿A nombre de quién va el paquete? | ¿Ya pasó el mensajero?
¿Cómo se ve el daño? | ¿Se refiere a este pedido o al anterior? | Puede elegir entre M y L. | Cambié la talla a L en el carrito. | El carrito está vacío ahora. | Corregí la calle.
El pedido está hecho y tiene su número. | El número está en el mensaje de arriba. | Viene doblada en una bolsa de papel. | Las puntadas van en ondas. | Al principio se siente un poco áspera.
Pesa más de lo que parece. | La miel cae despacio. | Tiene color de ámbar oscuro. | Buenas noches y hasta la próxima. | Le deseo una linda boda. | Mucha suerte en el examen.
Perdone, no lo entendí, ¿me lo escribe de otra manera? | Solo veo texto, no mensajes de voz. | Entonces nos quedamos con la azul. | Bien, la dejo fuera. | Como guste, entonces solo una.
También hay una más barata, ¿se la muestro? | También tenemos una que cuesta menos. | El mensajero la entrega en la puerta. | La falda termina en la rodilla.
El cable sirve para la mayoría de los teléfonos. | Tiene un sabor intenso y especiado. | La lámpara necesita un enchufe redondo. | Hay dos clientes con ese nombre, ¿cuál es usted?
Le ayudo con gusto. | ¿Qué le gustaría saber de ella? | Sí, tenemos algo por menos dinero, ¿se lo muestro? | Tenemos otras que son más baratas. | La manga llega a la muñeca.
El cuello cierra con un botón.
`,
}
