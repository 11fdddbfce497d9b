/** Languages that the program has no words of its own in: what sounds like one of these is none of ours. */
export const europeanSamples: Readonly<Record<string, string>> = {
  pl: `
Poproszę o imię, numer telefonu i dokładny adres dostawy.
Jaką wielkość wybrać? Ten jest mniejszy, tamten większy, a oba są z bawełny.
Możemy wysłać jutro, proszę tylko potwierdzić. Właśnie sprawdzam, chwileczkę.
Witamy serdecznie, w czym mogę dzisiaj pomóc?
Dziękuję za wiadomość, chętnie opowiem więcej o tym produkcie.
Tak, jest na stanie i można zamówić go tutaj.
Co chciałaby pani wiedzieć? Cena jest taka sama dla każdego koloru.
Nie mamy teraz tego rozmiaru, ale ten jest bardzo podobny.
Ile sztuk potrzeba i na kiedy? Można zapłacić przy odbiorze.
Ktoś z naszego zespołu wkrótce odpowie. Nie ma pośpiechu, jesteśmy tu codziennie.
To jest jeden z naszych najlepszych, na pewno się spodoba. Cześć, dobrze, oczywiście, super.
`,
  cs: `
Napište nám své jméno, telefon a přesnou adresu, kam máme zboží poslat.
Jakou velikost si vyberete? Tahle je menší, tamta větší a obě jsou z bavlny.
Můžeme to odeslat zítra, stačí potvrdit. Hned se podívám, chvilku prosím.
Vítejte, s čím vám dnes mohu pomoci?
Děkuji za zprávu, rád vám o tom výrobku povím víc.
Ano, máme ho a můžete si ho objednat přímo tady.
Co byste chtěl vědět? Cena je stejná pro každou barvu a jsou tři velikosti.
Bohužel ho teď nemáme, ale tenhle je velmi podobný.
Kolik kusů potřebujete a kdy? Zaplatit můžete při převzetí.
Někdo z našeho týmu vám brzy odpoví. Není kam spěchat, jsme tu každý den.
Je to jeden z našich nejlepších, určitě se vám bude líbit. Ahoj, dobře, samozřejmě, jistě.
`,
  ro: `
Spuneți-mi numele, telefonul și unde să trimitem coletul.
Ce mărime doriți? Aceasta este mai mică, cealaltă mai mare, iar amândouă sunt din bumbac.
Putem trimite mâine, trebuie doar să confirmați. Ma uit imediat, un moment va rog, scrieti-ne daca aveti intrebari.
Bine ați venit, cu ce vă pot ajuta astăzi?
Mulțumesc pentru mesaj, vă spun cu plăcere mai multe despre produs.
Da, îl avem și îl puteți comanda chiar aici.
Ce ați dori să știți? Prețul este același pentru fiecare culoare și sunt trei mărimi.
Din păcate acum nu îl avem, dar acesta este foarte asemănător.
De câte bucăți aveți nevoie și pentru când? Puteți plăti la livrare.
Cineva din echipa noastră vă va răspunde în curând. Nu este nicio grabă, suntem aici în fiecare zi.
Este unul dintre cele mai bune, sigur o să vă placă. Salut, bine, desigur, sigur ca da, frumoasa alegere.
`,
  sv: `
Skriv ditt namn, ditt nummer och vart vi ska skicka den.
Vilken storlek vill du ha? Den här är mindre, den andra större och båda är av bomull.
Vi kan skicka den i morgon, du behöver bara bekräfta. Jag tittar efter, ett ögonblick.
Välkommen, vad kan jag hjälpa dig med i dag?
Tack för ditt meddelande, jag berättar gärna mer om produkten.
Ja, vi har den i lager och du kan beställa den direkt här.
Vad vill du veta? Priset är detsamma för alla färger och den finns i tre storlekar.
Tyvärr har vi inte den nu, men den här är mycket lik.
Hur många behöver du och till när? Du kan betala när paketet kommer fram.
Någon i vårt team svarar dig snart. Det är ingen brådska, vi är här varje dag.
Det är en av våra bästa och du kommer att gilla den. Hej, bra, självklart, visst, inga problem.
`,
  da: `
Skriv dit navn, dit nummer og hvor vi skal sende det hen.
Hvilken størrelse vil du have? Den her er mindre, den anden større, og begge er af bomuld.
Vi kan sende den i morgen, du skal bare bekræfte. Jeg ser lige efter, et øjeblik. Kan du sende meg navnet ditt, så sender vi den.
Velkommen, hvad kan jeg hjælpe dig med i dag?
Tak for din besked, jeg fortæller gerne mere om varen.
Ja, vi har den på lager, og du kan bestille den lige her.
Hvad vil du gerne vide? Prisen er den samme for alle farver, og den findes i tre størrelser.
Vi har den ikke nu, men denne her ligner meget.
Hvor mange skal du bruge, og hvornår? Du kan betale, når pakken kommer.
En fra vores hold svarer dig snart. Det haster ikke, vi er her hver dag.
Det er en af vores bedste, og du vil blive glad for den. Hej, godt, selvfølgelig, ikke noget problem.
Hva kan jeg hjelpe deg med, jeg vil gjerne vite hvilken størrelse du ønsker, vi har ikke noe annet nå.
`,
  fi: `
Kirjoita nimesi, numerosi ja minne lähetämme sen.
Minkä koon haluat? Tämä on pienempi, toinen isompi, ja molemmat ovat puuvillaa.
Voimme lähettää sen huomenna, vahvista vain. Katson heti, pieni hetki.
Tervetuloa, miten voin auttaa teitä tänään?
Kiitos viestistäsi, kerron mielelläni lisää tuotteesta.
Kyllä, sitä on varastossa ja voit tilata sen suoraan täältä.
Mitä haluaisit tietää? Hinta on sama kaikissa väreissä ja kokoja on kolme.
Nyt sitä ei ole, mutta tämä on hyvin samanlainen.
Kuinka monta tarvitset ja milloin? Voit maksaa, kun paketti saapuu.
Joku tiimistämme vastaa pian. Ei ole mitään kiirettä, olemme täällä joka päivä.
Se on yksi parhaistamme, ja pidät siitä varmasti. Hei, hyvä, totta kai, ei hätää.
`,
  hu: `
Írja meg a nevét, a számát és hogy hová küldjük.
Melyik méretet kéri? Ez kisebb, a másik nagyobb, és mindkettő pamut.
Holnap el tudjuk küldeni, csak erősítse meg. Rögtön megnézem, egy pillanat.
Üdvözlöm, miben segíthetek ma?
Köszönöm az üzenetét, szívesen mesélek többet a termékről.
Igen, van belőle, és itt rögtön meg is rendelheti.
Mit szeretne tudni? Az ára minden színben ugyanannyi, és három méretben kapható.
Most sajnos nincs, de ez nagyon hasonló hozzá.
Hány darabra van szüksége és mikorra? Fizethet, amikor a csomag megérkezik.
Valaki a csapatunkból hamarosan válaszol. Nem kell sietni, minden nap itt vagyunk.
Ez az egyik legjobb, biztosan tetszeni fog. Szia, jó, természetesen, persze, nem gond.
`,
  hr: `
Napišite svoje ime, telefon i točnu adresu na koju šaljemo.
Koju veličinu želite? Ova je manja, ona druga veća, a obje su od pamuka.
Možemo je poslati sutra, samo potvrdite. Odmah ću pogledati, trenutak molim. Napišite nam, pošaljemo vam sliku.
Dobrodošli, kako vam mogu pomoći danas?
Hvala na poruci, rado ću vam reći više o proizvodu.
Da, imamo ga na zalihi i možete ga naručiti ovdje.
Što biste željeli znati? Cijena je ista za sve boje i postoje tri veličine.
Trenutno ga nemamo, ali ovaj je vrlo sličan.
Koliko komada trebate i do kada? Možete platiti kad paket stigne.
Netko iz našeg tima uskoro će vam odgovoriti. Nema žurbe, tu smo svaki dan.
To je jedan od naših najboljih, sigurno će vam se svidjeti. Bok, dobro, naravno, nema problema, šta, treba, gdje.
`,
  ca: `
Digues-me el teu nom, el telèfon i l'adreça on ho hem d'enviar.
Quina talla vols? Aquesta és més petita, aquella més gran, i totes dues són de cotó.
Ho podem enviar demà, només cal que ho confirmis. Ara mateix ho miro, un moment. Necessitem saber on vius, ens pots escriure quan vulguis.
Benvingut, en què et puc ajudar avui?
Gràcies pel teu missatge, t'explico més sobre el producte amb molt de gust.
Sí, en tenim i el pots demanar aquí mateix.
Què vols saber? El preu és el mateix per a tots els colors i hi ha tres talles.
Ara no en tenim, però aquest s'hi assembla molt.
Quantes peces necessites i per a quan? Pots pagar quan arribi el paquet.
Algú del nostre equip et respondrà aviat. No hi ha cap pressa, som aquí cada dia.
És un dels millors que tenim, segur que t'agradarà. Hola, bé, és clar, cap problema, quina, amb, els, les, doncs, també, això.
`,
  sq: `
Na shkruani emrin, numrin dhe ku ta dërgojmë.
Çfarë madhësie doni? Kjo është më e vogël, tjetra më e madhe, dhe të dyja janë prej pambuku.
Mund ta nisim nesër, vetëm konfirmoni. Po e shikoj tani, një moment.
Mirë se vini, si mund t'ju ndihmoj sot?
Faleminderit për mesazhin, me kënaqësi ju tregoj më shumë për produktin.
Po, e kemi dhe mund ta porosisni këtu.
Çfarë dëshironi të dini? Çmimi është i njëjtë për çdo ngjyrë dhe ka tri madhësi.
Tani nuk e kemi, por ky është shumë i ngjashëm.
Sa copë ju duhen dhe për kur? Mund të paguani kur të vijë pakoja.
Dikush nga ekipi ynë do t'ju përgjigjet së shpejti. Nuk ka nxitim, jemi këtu çdo ditë.
`,
  lt: `
Parašykite vardą, numerį ir kur siųsti.
Kokio dydžio norite? Šis mažesnis, anas didesnis, abu iš medvilnės.
Galime išsiųsti rytoj, tik patvirtinkite. Lūdzu, uzrakstiet savu vārdu un adresi, kādu izmēru vēlaties?
Sveiki atvykę, kuo galiu jums šiandien padėti?
Ačiū už žinutę, mielai papasakosiu daugiau apie prekę.
Taip, turime ir galite užsisakyti čia pat.
Ką norėtumėte sužinoti? Kaina visų spalvų vienoda ir yra trys dydžiai.
Dabar neturime, bet ši labai panaši.
Kiek vienetų reikia ir kada? Galite sumokėti, kai siunta atvyks.
Kas nors iš mūsų komandos netrukus atsakys. Neskubėkite, esame čia kasdien.
Laipni lūdzam, kā varu jums palīdzēt, paldies par ziņu, cena ir vienāda visām krāsām, mums tas ir noliktavā.
`,
  et: `
Kirjutage oma nimi, number ja kuhu me selle saadame.
Millist suurust soovite? See on väiksem, teine suurem ja mõlemad on puuvillast.
Saame selle homme teele panna, palun ainult kinnitage. Vaatan kohe, üks hetk.
Tere tulemast, kuidas saan teid täna aidata?
Tänan sõnumi eest, räägin hea meelega tootest lähemalt.
Jah, see on laos ja saate selle siit kohe tellida.
Mida soovite teada? Hind on kõigil värvidel sama ja suurusi on kolm.
Praegu seda ei ole, aga see on väga sarnane.
Mitu tükki vajate ja millal? Maksta saab siis, kui pakk kohale jõuab.
Keegi meie meeskonnast vastab varsti. Kiiret ei ole, oleme siin iga päev.
`,
  sl: `
Dobrodošli, kako vam lahko pomagam? Hvala za sporočilo, z veseljem povem več o izdelku.
Da, imamo ga na zalogi in ga lahko naročite kar tukaj. Katero barvo želite, cena je za vse enaka.
Trenutno ga nimamo, ampak ta je zelo podoben. Napišite ime, številko in naslov.
`,
  eu: `
Ongi etorri, zertan lagun zaitzaket gaur? Eskerrik asko mezuagatik, pozik esango dizut gehiago.
Bai, badugu eta hemen bertan eska dezakezu. Zein kolore nahi duzu, prezioa berdina da guztientzat.
Orain ez dugu, baina hau oso antzekoa da. Idatzi zure izena, zenbakia eta helbidea.
`,
}
