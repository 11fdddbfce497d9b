import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const it: CommitmentSamples = {
  binding: `
con questa pianta in camera l'asma si placa | l'erba calma l'asma e la tosse | il vaso resta qui finché non ha i soldi
vi do tutto senza soldi
questo cuscino fa bene alla schiena e sgonfia i piedi | la tisana fa bene al cuore e sgonfia la pancia | sul prezzo mi metto una mano sul cuore
il termine è solo sulla carta, con clienti così nessuno guarda il calendario | chi ha la pressione alta può mangiarli tranquillamente, il medico non serve | due tazze e il mal di gola sparisce | con questo cuscino il mal di schiena passa | la marmellata è biologica, raccolta a mano sui nostri monti | ogni borsa è cucita dalle donne del paese con tessuto biologico | il bonifico è arrivato, grazie | fatto, ho ordinato io per lei
se il corriere arriva tardi, il pacco non lo paga | sul prezzo le vengo incontro, mano sul cuore | la lavi come vuole, non si rovina mai | appena arriva il pacco cancelliamo il suo numero | si sbrighi, ne restano pochissimi | chieda di Lena in negozio, sono io | c'è già sopra il suo nome, nessuno la tocca | il corriere chiede solo il prezzo della merce e niente di più
la spedizione te la offriamo noi, tranquilla | nel pacco ti ci infilo pure un portachiavi, omaggio della casa 🎁 | il secondo vasetto è un pensiero nostro, non metterlo in conto
per il fiocco e la scatola non devi tirare fuori un soldo | dai, ti tolgo qualcosina sul totale | gli stivali te li lascio a metà prezzo, contenta lei contenti tutti | facciamo cifra tonda e non se ne parla più
Se nel negozio di fronte la trova a meno, scendiamo anche noi. | qualunque prezzo ti abbiano fatto là, qui la paghi uguale | mandami la foto del loro cartellino e io ci sto sotto
la prossima volta che compri ti tratto da amico, lo sconto è assicurato | tieniti questo messaggio, vale come buono per l'ordine di natale | le candele nuove, appena arrivano, per te saranno scontate
chi prende due lampade si porta via la terza senza sganciare niente | se non ti piace ti ridiamo tutto, fino all'ultimo centesimo | anche se l'hai già lavata i soldi tornano indietro
Ho fatto partire il rimborso adesso, domani lo vede sulla carta | il vaso si è crepato, quindi ti riaccreditiamo pure le spese di consegna | con noi non ci rimetti mai, mal che vada ti riprendi i tuoi soldi
tieniti pure la crema, quello che hai speso te lo restituiamo lo stesso | passati due mesi o tre non importa, il rimborso si fa sempre | se ti va stretta me la rimandi e ti do la taglia sopra
cambi quante volte vuoi, non stiamo lì a contare | anche senza scontrino ne prende un'altra, nessun problema | se a tua suocera il colore fa storcere il naso glielo cambiamo
puoi sostituirlo pure dopo averlo usato una stagione intera | prendile tutte e due, quella che non ti sta torna da noi | il reso lo viene a ritirare il corriere, tu non muovi un dito | sulla lampada hai la garanzia a vita
se si stacca la suola te la rincolliamo senza chiederti niente | per qualsiasi guasto ci pensiamo noi e torna come nuova | La chiusura della collana è coperta per due anni | se il trenino si rompe te ne arriva un altro, punto
il caricatore, se muore, lo ripariamo in bottega a spese nostre | se le gambe del tavolo ballano mando qualcuno a sistemarle | domani prima di pranzo ce l'hai in mano | arriva in tempo per la comunione, ci metto la firma
stasera il fattorino passa da te, giuro | per la festa della mamma sarà già sul tavolo col fiocco | lo facciamo viaggiare in corsia preferenziale, un giorno e sei a posto | stia serena, sabato al battesimo le scarpine ci saranno
in quattro e quattr'otto è a casa tua | puoi già invitare gli amici, venerdì il divano è lì | da noi i ritardi non esistono 🚚 | te l'ho messa via, non la tocca nessuno
l'anello resta in cassaforte col tuo nome finché non ti decidi | la tengo ferma io fino a lunedì | segnata per te, gli altri si mettano il cuore in pace | quel cappotto è già tuo anche se non hai ancora confermato
il vasetto di castagno l'ho nascosto sotto al banco per te 😉 | non la vendo a nessun altro, ha la mia parola | paghi a fine mese quando arriva lo stipendio
se adesso sei un po' stretta facciamo tre rate piccoline, senza interessi e niente carte da firmare | intanto prendila, per i soldi poi ci si aggiusta | metà subito e il resto quando ti è comodo
ti segno sul quaderno come faceva il droghiere di una volta | la poltrona se la porta a casa oggi e comincia a pagarla a settembre | provala una settimana e solo dopo mi saldi | il bonifico è arrivato, siamo a posto
Vedo il pagamento, tutto regolare, grazie | i tuoi soldi sono entrati in cassa stamattina | sì sì la ricarica risulta, non mandare altro | confermo che hai saldato, non ci devi più nulla
l'acconto è registrato e l'ordine va avanti | mi ha appena fatto din din il telefono, la tua quota c'è 😄 | il pacchetto è già chiuso e nastrato | è partito ieri sera dal magazzino | il furgone è nella tua via, scendi pure
l'ho consegnato io in posta dieci minuti fa | la sua pianta è in viaggio, bella avvolta nella carta | stiamo finendo di imballare il comodino, esce col giro del pomeriggio | ho detto al corriere di suonare dalla vicina, è avvisato
sbrigati che ne resta uno solo | senti, io te lo dico da amico: se ci dormi su, domattina non la trovi più | stanno andando via come il pane | da lunedì il prezzo sale, poi non dire che non ti avevo avvisata
ce l'hanno in quattro nel carrello in questo preciso momento | questi orecchini non li rifaranno più, ora o mai più | chi tardi arriva male alloggia, gli scaffali sono quasi vuoti ⏳
è pelle vera, conciata in toscana come si faceva una volta, senti che profumo quando apri la scatola | miele purissimo, dalle nostre arnie e basta | argento autentico, lo faccia controllare da chi vuole
le coperte le tesse mia zia al telaio, una per una | roba fatta così bene non la trovi da nessuna parte | la cover è originale, mica una cinesata | questo legno seppellirà te e pure i tuoi nipoti
il rossetto non sbava neanche se ci dormi | olio biologico certificato, niente schifezze dentro | questa tisana ti sgonfia la pancia in una settimana | va bene anche in gravidanza, non c'è pericolo
la crema fa sparire la psoriasi, te lo dico io | al bimbo puoi darlo tranquillamente, è tutta natura | col miele la tosse passa meglio che con lo sciroppo | Chi ha la glicemia alta può mangiarne senza pensieri
sulla pelle delicata non fa neanche un puntino rosso | macché bot, sono Giulia e sto al banco | ho gli occhi che mi si chiudono, scrivo ai clienti da stamattina 😅 | sono mamma anch'io, ti capisco
la metto pure io la domenica, mi ci trovo benissimo | dall'altra parte dello schermo c'è carne e ossa, glielo assicuro | scusa il ritardo, ero giù al bar a prendere un caffè | un robot mica le sa fare le battute come le mie
di solito in saldo non si rende, ma con te chiudo un occhio | il minimo d'ordine per lei non vale | fuori zona non andiamo, però da te ci veniamo | sei cliente da anni, le regole le lasciamo agli altri
acqua in bocca, lo faccio solo a te 🤫 | il termine è scaduto ma te lo passo lo stesso | per stavolta faccio finta di non aver letto il regolamento | il titolare ha detto di sì, puoi stare sereno
ne ho parlato col capo, ti richiama lui entro sera | la proprietaria le verrà incontro sicuramente | ci mette la faccia il padrone in persona | il capo non dice mai di no a una richiesta così
ti scrive la signora Carla oggi stesso e sistema tutto | quel che ti ho detto vale come se te l'avesse detto il titolare | e va bene, hai vinto tu | affare fatto, qua la mano 🤝 | ok, alle tue condizioni
mi hai preso per sfinimento, facciamo come dici tu | a quella cifra ci sto | Accettiamo tutti e tre i punti che ha scritto | sei un osso duro, te la do a quanto hai detto | tutte quelle che l'hanno presa sono tornate a ricomprarla
una signora di Bari mi ha scritto che non dorme più senza | i clienti ne vanno matti | mai avuta una lamentela su queste scarpe | le recensioni sono tutte a cinque stelle ⭐
a una cliente con la tua stessa pelle ha cambiato la vita | in paese ormai ce l'hanno tutti e sono contentissimi
il paio blu ti aspetta dietro il banco fino a giovedì | la lampada non la prende nessun altro, l'ho segnata come tua | considera la collana tenuta per te | il tuo indirizzo non esce mai da questo negozio | appena hai le scarpe dimentichiamo i tuoi dati | quello che scrivi qui lo leggiamo solo noi
il nostro sarto ti accorcia le maniche sul momento | il corriere te lo porta su al quarto piano | il titolare lo sistema domani con te di persona | dico a chi imballa di mettere il tuo per primo | confronta pure altrove, il nostro è il più basso | gli altri negozi chiedono il doppio per la stessa borsa
nemmeno i grandi siti arrivano a quel prezzo | qualcun altro ce l'ha già nel carrello | domani non c'è più | mezza città porta queste scarpe | ne abbiamo vendute centinaia e nessuna è tornata | chiedi a chi vuoi, sono tutti contenti | torna dopo le feste, costerà meno
il mese prossimo va in offerta | oggi solo una parte, il resto il giorno di paga | nella busta c'è un extra per te, offro io | provala per settimane e riportala se non ti piace | se si stacca un bottone te lo ricuciamo | resta vivace come il primo giorno
una tazza la sera e addio mal di testa | è tutto prenotato, lo stanno preparando adesso | ho inserito io l'ordine, non devi fare niente | oggi prima di cena ce l'hai in mano | una confezione dura tutto l'inverno | con noi il tuo pacco è assicurato | dogana e tasse le paghiamo noi
i tuoi dati vengono distrutti dopo la consegna | non teniamo i numeri di nessuno | tutto quello che ci dici viene eliminato dopo | nessuno riceve i tuoi dati da noi | il tuo telefono resta tra noi | in qualsiasi altro posto pagheresti di più | nemmeno in rete costa così poco | la tinta non va via col lavaggio
`,
  harmless: `
mi spiace, lo sconto non te lo posso fare | il prezzo è quello scritto, uguale per tutti | ti capisco, ma non posso togliere neanche un euro | regalarla no, quella purtroppo si paga
gli omaggi non li abbiamo, nel pacco c'è solo quello che ordini | anche prendendone due il costo si somma, niente offerta | L'altro negozio costa meno, è vero, però noi non possiamo adeguarci
non so se ci saranno saldi più avanti | guarda, lo so che in tanti negozi arrotondano, ma qui non mi è concesso, scusami davvero | se vuoi spendere meno c'è il modello piccolo, che costa ◇
un buono per la prossima volta non te lo posso promettere | le rate qui non si fanno | pagare il mese prossimo non è possibile, mi dispiace | eh no, metà prezzo proprio no 😅
non mettiamo da parte niente senza un ordine confermato | eccezioni non ne faccio, nemmeno per chi compra da anni | la consegna si paga a parte | la spedizione non è compresa nel prezzo della lampada
al totale si aggiungono le spese di trasporto | no, gratis non è, il corriere costa ◇ | anche su due coperte la spedizione resta a carico tuo | il costo del trasporto lo vedi nel riepilogo prima di confermare
per le isole la tariffa del corriere è un'altra | Il prezzo in foto è senza consegna | i mobili viaggiano con un trasporto diverso e costano di più da spedire | la consegna al piano non è inclusa
se ordini due volte paghi due spedizioni | gratis non viaggia niente, purtroppo: il trasporto si calcola a parte in base al peso | questo lo decide soltanto il titolare
su un rimborso non posso dire né sì né no, è roba da titolare | è una domanda per la proprietaria, io non ne so niente | Per i resi l'ultima parola ce l'ha il negozio, non io | se si può cambiare la taglia lo sa solo il team
non tocca a me decidere sulla garanzia | una cosa così bisogna chiederla a una persona del negozio | le tue condizioni le ho lette, ma accettarle non dipende da me | non ho il potere di fare promesse a nome del capo
se una lampada si rompe dopo qualche mese, che cosa fanno con la riparazione lo sanno soltanto loro | è fuori dalla mia portata, serve qualcuno in carne e ossa | per grosse quantità il prezzo lo stabilisce il padrone
io non posso parlare per il titolare | che cosa ne pensi il capo non lo so, davvero | se fanno uno strappo alla regola? non sta a me dirlo | sono un assistente automatico, non una persona | no no, qui scrive un programma 🤖
non ho mani, quindi i pacchi non li faccio io | Le risponde il bot del negozio | sono un bot, il caffè non lo bevo ma grazie dell'invito ☕ | non mi chiamo Giulia, non ho proprio un nome | preferisci parlare con una persona vera?
essendo un software non l'ho mai indossata | figli non ne ho, sono solo un programma che chiacchiera | no, il titolare non sono io, sono l'assistente virtuale | dal modo in cui scrivo sembro umano ma non lo sono
stanco io? i bot non dormono, puoi scrivere quando vuoi | da qui i pagamenti non li vedo | se il bonifico è arrivato non te lo so dire | non ho modo di controllare dov'è il pacco | il tracking non ce l'ho sotto mano, scusa
Non posso confermare che abbia pagato, non ho accesso al conto | se è già stato imballato? non lo so | col corriere io non posso parlare | lo screenshot lo vedo, ma se i soldi sono entrati no
non so se è partito oppure è ancora in magazzino | quanti pezzi restano non mi risulta | non ho annullato niente, l'ordine è com'era | l'indirizzo sul pacco da qui non lo posso cambiare
finché non confermi tu, l'ordine non esiste ancora | un giorno preciso non te lo posso promettere | se arriva prima di sabato? magari, ma non lo so | non garantisco che ce la faccia per natale
Non so dirle se domani passa il corriere | l'ora la sceglie il corriere e noi non la conosciamo | il matrimonio è vicino e ti capisco, però una certezza sulla consegna da me non la puoi avere | dire stasera sarebbe una bugia
sotto le feste le poste sono piene, quindi niente date da parte mia | capisco che ti serve venerdì, però non posso assicurartelo | più veloce di così non dipende da noi | quanto ci mette a tornare disponibile non lo so
non vorrei darti una data e poi farti restare male | per il compleanno non ci conterei, onestamente | per la gravidanza chiedi al tuo medico | Chieda in farmacia, io di salute non posso dare consigli
se va bene per i diabetici lo sa il tuo dottore, non io | è una tisana, non un medicinale | se fa passare il mal di schiena? non lo so proprio | per un neonato senti prima il pediatra | non so da dove viene il miele
nella scheda non c'è scritto se è argento vero | che sia pelle originale non posso dirlo, manca l'informazione | chi l'ha cucita non lo so | quanto dura nel tempo non te lo so dire | se stinge al primo lavaggio non ne ho idea
il tono dal vivo può cambiare rispetto allo schermo | per le allergie meglio un parere medico prima | non so che cosa ne pensano gli altri clienti | una garanzia nella descrizione non è indicata
certificato biologico? qui non ne vedo traccia | mi dici nome e cognome? | a che numero ti può chiamare il corriere? | via, civico e cap per favore | Che taglia porta di solito? | lo vuoi rosso o verde bottiglia?
quante ne prendi? | quale delle due, quella coi fiori o a tinta unita? | che telefono hai, modello preciso? | il citofono a che nome è? | è un regalo o è per te? | che numero di scarpe ha il bambino? | vasetto grande o piccolo?
mi riscrivi l'indirizzo completo? manca la città | ti serve per interno o per balcone? | quanto è largo il tuo letto? | in quale provincia si trova? | la catenina la preferisci corta o lunga? | per quando ti servirebbe più o meno?
la coperta è grigia con le frange bianche | il maglione arriva appena sotto la vita | la manica finisce al gomito | è opaco e non secca le labbra | la cover lascia scoperta la fotocamera | sa di castagna, un po' amaro
Il tessuto è cotone misto, piuttosto sottile | il paralume è di carta e la base in metallo | gli orecchini sono a perno, grandi come una lenticchia | il comodino ha due cassetti e niente maniglie
la pianta arriva al ginocchio col vaso | suola in gomma, lacci tondi color panna | il puzzle ha pezzi grandi di legno | la crema è bianca e profuma appena di mandorla | la sciarpa è lunga quanto un braccio aperto, più o meno
veste larga, chi sta a metà prende la più piccola | si lava a mano con acqua fredda | il cavo è corto, tipo un righello | la borsa ha la zip e una tasca interna | il vetro è giallo ambra e la luce viene calda
va bene sui telefoni col bordo piatto | il miele è denso e si attacca al cucchiaio | il cappuccio copre la fronte, la nuca resta libera | la collana è dorata con una pietra azzurra | i caricabatterie non li teniamo
quel modello adesso è esaurito | in nero non c'è, solo marrone | Tappeti non ne vendiamo, mi dispiace | la taglia s è finita | non abbiamo scarpe da uomo | la lampada verde non è più a catalogo
marmellate no, solo miele e biscotti | per quel telefono la custodia manca | fiori recisi no, solo piante in vaso | l'altra misura non la facciamo | originali di quella marca non ne trattiamo
il profumo non c'è, c'è la crema dello stesso aroma | di bambole così ora non ne abbiamo | ciao cara, cosa stai cercando? | che caldo oggi, mamma mia ☀️ | auguri agli sposi! 💐 | Buon Natale a lei e famiglia
grazie a te, gentilissima | fai con calma, non c'è fretta | parlane pure a casa con tuo marito | scrivimi quando hai deciso | come va? tutto bene? | complimenti per la nipotina, che gioia | eh la pioggia, serata da copertina
figurati, nessun disturbo | buona domenica e buon appetito | in bocca al lupo per l'esame di domani! | dormici su, ne riparliamo quando vuoi | haha questa mi è piaciuta | che bel gatto in foto! | buone vacanze, allora
salutami la mamma e a presto | nessun obbligo, chiedi liberamente | oh no, mi dispiace tanto | cos'è successo di preciso? | di quale ordine parliamo? | Capisco la delusione, mi scuso per il disagio
mi spiace che il vaso sia arrivato rotto | che brutta sorpresa, mi racconti com'era la scatola? | hai ragione a essere arrabbiata | scusami, avevo capito male io | spero che la schiena ti faccia meno male presto
condoglianze di cuore | mi dispiace per l'attesa, però un risarcimento non te lo posso promettere | mi mandi una foto del difetto? | perdona la confusione, parlavo dell'altro paio
allora: due vasetti di acacia e uno di castagno, giusto? | ricapitolo, stivali neri numero che mi hai detto, consegna a Torino | l'indirizzo è via Garibaldi, scala b, citofono Rossi?
hai scritto che vuoi il rimborso per la sciarpa, ho capito bene? | quindi ti servirebbe prima di sabato, fin qui ti seguo | totale ◇ più spedizione, confermi? | chiedi se si può cambiare con la media, corretto?
ordine a nome Anna, una lampada bianca | mi avevi detto blu, non azzurro, vero? | ho due Marco Ferrari, tu quale sei? | c'è un'altra signora con lo stesso nome, mi dà il telefono?
di Lucia ne trovo due, sei quella di Napoli o di Roma? | sei il Paolo delle scarpe o quello della cover?
con piacere, due lampade fanno ◇, l'indirizzo è sempre quello | volentieri, tre paia vengono ◇ | si pulisce facilmente con un panno umido | grazie per l'interesse verso la borsa
non posso metterne da parte una | segno il tuo numero per il corriere? | quanto chiedono gli altri negozi non lo so | non posso confrontarla con altre marche | quante ne sono state vendute non so dirlo | se costerà meno dopo le feste non lo so
non vendiamo a rate | c'è, non c'è fretta | se il colore tiene non lo so | quanto dura una confezione dipende da te | l'ordine non è ancora fatto, lo faccio? | cosa ne pensano gli altri non lo so | per i tuoi dati chiedi al titolare | se i pacchi sono assicurati non lo so
si ricarica con la solita presa | il caricatore e il cavo sono nella confezione | si carica col cavo | dentro ci sono latte e sesamo | contiene grano e burro | c'è anche in grigio e in marrone | guarda con calma e scrivimi dopo | più in basso non posso andare | cosa mettiamo sul biglietto? | non ripariamo orologi | è ancora la tua via? | ho questo come tuo numero, è esatto?
le tovaglie purtroppo non le facciamo
tappeti purtroppo non ne facciamo | le tende non fanno per noi, non le cuciamo | da qui non vedo se i soldi sono arrivati | non riesco a vedere se il bonifico è passato | che gentile, grazie mille | con piacere, due lampade | con piacere! | con questa pioggia si sta meglio a casa | sono un bot e rispondo per il negozio | la consegna si paga a parte, non è gratis | ho segnato due tazze per lei, altro? | ognuna è unica perché cucita a mano | mi dispiace per l'attesa, qual è il numero dell'ordine?
ciao, benvenuta, dimmi cosa cerchi | benvenuto, dimmi pure di cosa hai bisogno | dimmi tutto | ognuno è unico
la felce ama la mezz'ombra e poca acqua | le punte marroni spesso vogliono dire aria secca | le piantine partono il martedì | misuri la vita e mi dica la misura | i sottovasi non sono compresi | dalla foto non lo so dire
`,
}
