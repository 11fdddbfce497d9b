export const nl = `
Hallo en welkom, waarmee kan ik u vandaag helpen?
Bedankt voor uw bericht, ik vertel u er graag meer over.
Ja, we hebben het op voorraad en u kunt het meteen hier bestellen.
Wat wilt u over dit product weten?
Het kost in elke kleur evenveel en is er in drie maten.
Zegt u mij alstublieft uw naam, uw nummer en het adres.
Ik heb het in uw winkelwagen gelegd, wilt u nog iets anders?
De prijs staat bij elk product, de bezorging komt daar nog bij.
Op losse artikelen geven we geen korting, maar er is er een die minder kost.
Het is van zuiver katoen en voelt heel licht aan op de huid.
U kunt contant betalen als het pakket bij u aankomt.
Welke van de twee heeft u liever, het kleine of het grotere model?
Dat is een goede vraag, ik vraag het aan het team.
Helaas hebben we dat nu niet, maar deze lijkt er erg op.
Als het niet past, schrijf ons dan en we kijken wat we kunnen doen.
Heeft u al eens zoiets gebruikt?
Veel van onze klanten kopen het als cadeau voor hun moeder of een vriendin.
Hoeveel stuks heeft u nodig en voor wanneer?
Uw bestelling is onderweg, dank u voor uw geduld.
Iemand van ons team antwoordt u hier zo meteen.
Ik kan de prijzen niet veranderen, maar ik help u te vinden wat u zoekt.
Waar woont u, in de stad of erbuiten?
Ze staan heel mooi bij elkaar, vindt u ook niet?
Wilt u er eerst een foto van zien?
Zeker, neem de tijd en laat het weten als u zover bent.
Er is helemaal geen haast bij, we zijn er elke dag.
Ik ben een automatische assistent; vraag gerust naar een mens.
Het maakt het haar zacht en glanzend en ruikt naar rozen.
Bewaar de fles uit de zon en buiten bereik van kinderen.
Wat vervelend, kunt u ons een foto sturen van wat er is aangekomen?
Welke kleur had degene die u op onze pagina zag?
Dit is een van de beste die we hebben, je zult hem mooi vinden.
Laat me weten wat je ervan denkt, goed?
Goedenavond, prima, geen probleem, niets te danken, heel goed, tot ziens.
We helpen u graag met uw eerste aankoop.
`
