import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const pt: CommitmentSamples = {
  binding: `
Se não gostar, a carteira fica cheia de novo. | O seu dinheiro acha o caminho de casa. | Você não perde um tostão. | A gente desfaz a compra e fica tudo certo. | Devolvo o seu dinheirinho, sem drama. | O senhor fica como estava, com tudo na conta.
É por conta da casa. | O motoboy a gente paga. | Guarde a carteira, essa é nossa. | Coloco mais um na sacola pra você. | A capinha vai de brinde. | Sai de graça pra você. | O frete fica com a gente. | Não gasta nem um centavo. | O segundo vai de lambuja.
Eu no seu lugar não esperava. | Estão saindo feito pão quente. | Amanhã a prateleira está vazia. | Quem dorme no ponto perde, três pessoas já têm no carrinho. | Corre que está voando.
Ponho a mão no fogo por ele. | Palavra de honra, aguenta. | Se acontecer alguma coisa, a gente resolve. | Se descosturar, é com a gente. | Não te deixamos na mão se quebrar. | Juro pela minha mãe.
Atrás destas mensagens bate um coração. | Sou de carne e osso. | Eu, robô? Sou a Marina. | Digito com meus dois polegares, no balcão. | Você está falando com a dona em pessoa.
Cá entre nós, dá pra tirar um pouquinho. | Não conte a ninguém, faço preço de família. | No caixa eu fecho um olho. | O chefe não precisa saber, deixo por menos. | A gente racha a diferença. | Faço um agrado no valor. | Fale um número que a gente acerta.
Seus joelhos vão agradecer, a dor some. | O vovô largou a bengala. | Os médicos recomendam de olhos fechados. | Uma xícara à noite e você dorme feito pedra. | A tosse não resiste. | Minha mãe sobe a escada de novo sem reclamar. | A sua glicose volta ao normal.
As espinhas somem em poucos dias. | Os quilos vão embora sozinhos. | Limpa o fígado. | Funciona onde o comprimido falhou. | Com isso não pega gripe o inverno inteiro.
Escondo embaixo do balcão pra você. | Ninguém mexe, está esperando você. | Tiro da prateleira pro senhor. | Já está com o seu nome.
O seu pacote já está na van. | Saiu daqui hoje cedo. | O entregador já está com ele na moto. | O seu pedido já vem rodando.
Use primeiro, acerta no fim do mês. | Leve agora, o dinheiro pode esperar. | Anoto no caderninho. | Metade agora, metade depois do salário. | Me paga quando der.
Não serviu? Troco quantas vezes precisar. | Se apertar, me devolve e pega outro. | Experimente em casa, senão a gente busca. | Aceitamos de volta, usado ou não.
Domingo de manhã está na sua porta. | Amanhã você abre no café da manhã. | Na sexta as visitas já sentam nele. | Mais duas noites e está na sua mão. | Tocam a campainha antes do jantar. | No fim de semana já está no seu armário. | Quando acordar já chegou. | chega amanhã cedinho viu
Vai deixar para os netos. | Esse enterra todos nós. | A cor não sai nunca. | Tem o selo do ministério. | O laboratório deu nota máxima. | No país inteiro ninguém chega aos nossos pés.
Te dou um toque depois do almoço. | Alguém nosso passa aí e monta. | Deixa comigo, fica resolvido. | Na próxima a gente tira alguma coisa da conta.
Se mudar de ideia, o valor está na sua conta no mesmo dia. | Mande de volta e eu transfiro tudo o que pagou. | Eu mesma cuido para que receba o dinheiro. | Não perde nada se não gostar.
O entregador busca de novo por nossa conta. | Mesmo depois de dois meses nós aceitamos. | Pode estar sem etiqueta e com a caixa rasgada, pegamos assim mesmo.
Decida com calma em casa, se for o caso ela volta para nós. | Pediu a errada? Cancelamos e nada se perde. | Pode cancelar a qualquer momento, mesmo que já esteja a caminho.
Pelo incômodo damos algum dinheiro a você. | Se o pacote atrasar, não nos deve nada. | Se vier riscada, metade da soma volta para você. | O sinal é devolvido inteiro.
Pedindo antes do meio-dia, sai ainda hoje. | Para a festa você a terá com certeza. | Chega antes da festa, fique tranquilo. | Leva dois dias no máximo.
Eu disse ao motoboy para passar primeiro na sua casa. | Em uma hora ele está com você. | Não vai ter atraso, dou a minha palavra. | Pode contar com ela para o aniversário da sua filha.
Para você entregamos até em feriado. | Eu mesma levo até a sua aldeia. | Mandamos para o exterior sem problema nenhum. | Está tudo embalado e sai de manhã. | Na quinta chegam novas.
A sua cor volta na semana que vem. | Coloquei uma coisinha no pacote para o seu filho. | Vai junto uma fronha como agradecimento. | Por ser cliente fiel, leva algo a mais.
Vamos esquecer a taxa de entrega. | A embalagem? Essa não precisa pagar. | No pacote vai um potinho para provar. | Levando duas, a terceira vai sem dinheiro. | O custo do caminho é nosso.
Na próxima vez faço um preço melhor. | Depois deste pedido um cupom espera por você. | Espere até sexta, aí fica mais barata. | Falo com o chefe, ele vai aceitar menos.
Leve para a família toda e eu tiro alguma coisa. | Arredondo o total para baixo. | Deixo pelo preço de atacado. | Faço pelo que nós mesmos pagamos. | Feito, vale o preço que você disse.
Muito bem, negócio fechado. | Certo, pague o que ofereceu. | Viu mais barata em outro lugar? Nós cobrimos. | Mostre o preço deles e eu fico abaixo. | Se depois baixar, damos a diferença.
Este preço fica para você até o mês que vem. | Guardo uma até sair o seu salário. | É sua, já escrevi o seu nome nela. | Não vou vender para mais ninguém. | Venha quando puder, está pronta para você.
Tirei da venda para você. | Pague quando tiver o dinheiro. | Em três partes pode, sem acréscimo. | Não precisa de sinal, basta a sua palavra. | Normalmente não fazemos, mas para você abro uma exceção.
Essa regra não vale para você. | Não conte a ninguém, eu dou um jeito. | Deixe comigo, o gerente vai dizer que sim. | Considere feito. | Já mudei isso no seu pedido.
Deixei anotado para não cobrarem nada. | Se acontecer algo no primeiro ano, nós resolvemos. | Se a costura soltar, costuramos de novo, não importa quando. | As peças de reposição vão sem cobrança.
Não encolhe na lavagem, pode ter certeza. | Daqui a dez anos ainda vai parecer nova. | Não enferruja nunca. | É totalmente puro, o laboratório analisou. | É o original e tem certificado.
Foi aprovado pelas autoridades. | Qualidade melhor não acha em lugar nenhum. | A cor é exatamente a da foto, eu garanto. | Serve em você com certeza. | Alguém acabou de perguntar pela mesma peça.
Quando acabarem estas não vai ter mais. | A partir de amanhã custa mais. | Se não pedir agora, tenho que dar a outro cliente. | Na prateleira só tem um punhado.
Neste momento outras pessoas também estão olhando. | A cidade inteira está comprando. | Sou a filha do dono. | Estou sentada na loja e respondo a você. | Meu nome é Rina e trabalho aqui há anos.
Nenhuma máquina escreveria assim, sou eu. | Tenho em casa e uso todo dia. | Hoje à noite mando mais fotos. | Ligo assim que chegar lá. | O nosso rapaz passa e instala. | Costuramos na sua medida.
Bordamos o nome para você. | Vou saber e respondo em dez minutos. | Uma colher de manhã e a pressão baixa. | É seguro na gravidez. | Pode dar a um bebê sem medo. | Diabéticos podem comer.
Tome duas colheres por dia durante uma semana. | Aí já pode largar os comprimidos. | Fortalece as defesas, ninguém adoece. | A tosse passa em três dias. | Ajuda contra o mal-estar do estômago.
Não tem efeitos colaterais. | Os médicos recomendam. | O colesterol baixa com ele. | Passe na ferida e ela fecha mais rápido. | O sono volta sozinho. | O cabelo para de cair.
A pele fica limpa e as espinhas somem. | Emagrece sem dieta. | Limpa o sangue. | Faz bem ao coração. | As crianças crescem e aprendem melhor com ele. | Mesmo com alergia pode tomar.
Faz o trabalho de um remédio. | Debaixo dela a dor nas costas diminui. | Mães que amamentam podem tomar sem perigo. | Minha tia tinha o açúcar alto e agora está normal.
O mel acalma a garganta irritada. | Este mel deixa o coração forte. | Com o nosso mel não precisa de médico. | Vai um pote de mel e por ele não paga nada. | O mel eu deixo por menos.
A segunda kantha vai junto de brinde. | Fique com a kantha um mês e devolva se não agradar. | Respondemos por cada kantha, aconteça o que acontecer. | O mel estará na sua casa antes da noite.
No domingo você já dorme debaixo dela. | Não precisa esperar muito, duas noites e está aí. | Deixe o troco pronto, o rapaz já vai. | No casamento você já vai estar com ela.
Fique com o telefone por perto, o motoboy toca ao meio-dia. | Abra espaço na prateleira, que chega amanhã. | Pelo pedido de hoje o entregador não cobra nada.
Esqueça a etiqueta, a gente dá um jeito no preço. | Com cliente de sempre não brigamos por trocado. | Pela embalagem pode guardar a carteira. | Quem compra hoje vai para casa com duas.
Você só paga uma delas. | O resto é por nossa conta. | Para uma cliente como você sempre dá para baixar. | Diga quanto pode pagar e a gente faz acontecer. | Não vai ser por umas moedas.
Falo por você e sai mais barata. | O gerente nunca me diz não. | Deixo a taxa fora da conta. | Escrevo um valor menor na nota. | Se não agradar, no outro dia tem o dinheiro.
Não tem nada a temer, o risco é nosso. | Não gostou, dinheiro de volta, simples assim. | Recebe uma nova sem discussão. | Se o tamanho não der, trocamos na porta.
O entregador espera enquanto você experimenta. | Pode abrir, olhar e mandar de volta. | Pacote aberto não impede a devolução. | Aceitamos de volta até as usadas. | Guardo o seu lugar na fila.
A sua peça já está à parte. | Até você decidir ninguém mais leva. | Ela não foge, eu escondi. | Sobrevive aos seus filhos e aos deles. | Depois de vinte lavagens a cor continua como no primeiro dia.
Se soltar um fio, já vai outra a caminho. | São três anos de sossego com ela. | Não pode acontecer nada com ela. | Pode deixar cair que fica inteira. | Seda pura, aposto a cabeça.
Na sua rua todo mundo já tem. | À noite a prateleira vai estar vazia. | Este preço só seguro nesta hora. | Quem espera paga mais. | Você está falando com a Rina, das vendas.
Acabei de ver no estoque, é linda. | Almocei e já voltei ao balcão para você. | Passo pelo seu bairro e deixo aí. | Escrevo quando a van sair. | Pague no dia primeiro e pronto.
Metade na porta, o resto quando der. | Confiamos em você, agora nada de dinheiro. | Resolvo com o entregador, não se preocupe. | Já cancelei para você. | Em uma semana está consertada, eu cuido disso.
Um pote e o estômago fica calmo. | Vai dormir a noite toda sem comprimidos. | A febre baixa depois de uma xícara. | Mantém a gripe longe das crianças. | Volta a respirar livre.
Em uma semana as juntas param de doer. | Dê ao pequeno meia colher antes de dormir. | Para as futuras mamães é o melhor que existe. | Com ele não precisa mais da injeção.
Cura queimaduras sem deixar marca. | As rugas somem e você parece mais jovem. | Funciona contra o estresse e a tristeza. | Serve para tudo, de vermes a úlceras. | Está provado que baixa o açúcar.
A manta quente cura reumatismo. | O tumor da minha vizinha diminuiu com ele. | Três gotas no ouvido e a dor sumiu. | Aqui não tem robô, só gente.
Nada automático responde a você, atrás disto há pessoas. | Na prateleira só há um par de peças. | São as últimas do país. | Cobrimos cada defeito. | O transporte pomos na nossa conta.
Esta você leva sem pagar. | Pela outra não cobramos nada. | O seu dinheiro volta quando você disser. | Na terça você a tem nas mãos. | No preço ainda dá para fazer alguma coisa.
Beba e as costas não doem mais. | Desde que bebe, minha mãe não precisa de óculos. | Os médicos receitam justamente isto. | Isto não é um robô. | Não sou um bot nem um programa.
Na nossa loja não há nenhum bot. | Aqui não escreve um computador. | O envio fica por nossa conta. | Levar até você é presente meu. | Para a entrega não precisa de dinheiro. | Só restam três.
Garantimos as costuras e a cor. | O entregador vem esta noite. | No seu pacote se esconde uma pequena surpresa. | Pela segunda não fico com nada. | O que acontecer com ela é assunto nosso.
Entre nós, o preço ainda pode descer. | No sábado tem-na na mão. | Os joelhos param de doer quando você bebe. | O transporte é por nossa conta.
`,
  harmless: `
Que tempo hoje, aqui não para de chover. | Está calor hoje, não é? | Não se molhe! | Parabéns pelo casamento! | Feliz aniversário para o seu filho! | Meus sentimentos. | Estamos com você nesse momento.
Haha, essa foi boa! | Rimos da sua piada. | Não sei contar piada, mas de manta eu entendo. | Boa noite para a família! | Feliz Natal! | Boas festas! | Obrigado pelas palavras carinhosas. | Obrigada pela foto, que quarto bonito. | Que gatinho fofo!
Sem problema. | Pode perguntar. | Oi! | Que bom ver você de novo. | Boa viagem! | Melhoras! | Como foi a prova? | Espero que tenha tido um bom dia. | Desculpe, foi engano.
Não posso dar desconto, desculpe. | Não tem nada reservado para você. | Não aceitamos de volta. | Não posso prometer um dia. | Não fazemos troca. | Sobre reembolso não posso dizer nada. | Não vem brinde junto. | Não temos vale. | O frete não é grátis. | Não, isso não cura nada.
Não sei se ajuda na dor. | Parcelar não dá. | Não posso ligar para você. | Não sou uma pessoa, sou um programa. | Não sei quantos restam. | No momento não tem promoção. | Não posso guardar para você.
Passo para a nossa equipe. | A nossa equipe vai ver a sua pergunta. | Aqui continua uma colega. | Isso quem responde é o pessoal da loja. | Encaminho a sua mensagem.
A luminária dá luz quente e tem o botão no fio. | A panela é de ferro e pesa três quilos. | A calça é de cintura alta. | O quebra-cabeça tem cem peças. | O sofá tem pés de madeira. | A mochila tem um bolso na frente. | O sabonete cheira a lavanda. | O relógio tem pulseira de couro. | A furadeira vem numa maleta.
O arroz é longo e fino. | O chocolate é amargo com castanhas. | A cortina deixa passar um pouco de luz. | O tênis é branco com sola cinza. | O caderno é pautado. | Na barraca cabem quatro. | A planta gosta de sombra e pouca água. | O perfume é fresco, cítrico. | O carrinho funciona a pilha.
Com manga ou sem manga? | Para dentro ou para fora de casa? | De que cor é o seu sofá? | Qual a sua altura? | Você diz a do vídeo? | Cozinha para quantas pessoas? | Me conta mais sobre o quarto?
Pode pensar com calma, sem pressa. | Durma com a ideia. | Você que sabe. | Fica para outra vez. | Estou por aqui. | Veio ao lugar certo. | Combina com tudo.
A blusa tem mangas curtas com botão. | O casaco vai até a canela. | A manta cobre uma cama de casal. | O pote tem tampa de rosca. | Dá para usar em qualquer estação. | Segunda não tem ninguém na loja. | O seu pedido foi passado à transportadora. | A frigideira serve para gás e indução.
A vela tem uma chama pequena. | A tigela vai na lava-louças. | Mulheres e homens usam. | O livro fala de um médico e do filho. | Muita gente toma esse chá à noite. | Fica pendurado em dois ganchos. | Não, isso não dá, desculpe. | Entregamos em todas as regiões.
Não se preocupe! | Fique tranquila, olhe primeiro. | Fica muito bonita na sala. | As mangas terminam no cotovelo. | Pode soletrar a rua, por favor?
Escreva-me quando precisar de alguma coisa. | Estou aqui se precisar de algo. | Pode escrever a qualquer hora. | Pergunte quando quiser. | Vem em dois tamanhos. | Tem em verde e cinza.
Não posso prometer que chegue antes da festa. | Não sei exatamente quando chega. | A hora quem escolhe é o entregador, eu não posso dizer uma. | Não posso baixar o preço, é igual para todos.
O preço é fixo, sinto muito. | Não tenho desconto para dar. | Não vem nenhum brinde junto. | Não posso separar nenhuma. | Não posso abrir exceção.
Não devo dizer se ajuda contra uma doença, pergunte a um médico. | É um alimento e não um remédio. | Na gravidez pergunte por favor à sua médica. | Se um bebê pode tomar, um médico tem que dizer.
Não tem garantia. | Pagar depois não é possível aqui. | Não vendemos em parcelas. | Não conheço os preços de outras lojas. | Não posso mandar fotos.
Sou a assistente automática da loja, não uma pessoa. | Eu não disse que é grátis. | Não prometi nada assim. | Não posso desfazer o pedido. | Não tenho informação sobre isso.
A descrição não diz nada disso. | Não vejo quantas tem. | No momento não há promoção. | Não enviamos para o exterior. | Não costuramos sob medida. | Em vermelho não temos. | Não sei quando volta.
Você escreveu que quer até sexta. | Você pergunta se a entrega é grátis. | Você diz que a outra era mais barata. | Quer devolver, entendi bem? | Que gostaria de um desconto eu entendo.
Então procura um presente para a sua mãe. | Você fala daquela com a borda vermelha. | Você perguntou da garantia. | Sinto muito que esteja doendo. | Entendo que está com pressa.
Entendo que o dinheiro está curto. | Em que dia você pediu? | O que há de errado com ela? | É para presente? | Para quem é? | Coloco no carrinho? | Para qual endereço vai? | Quantas você quer?
Para quando precisa? | Tem o número do pedido? | O pacote estava danificado? | Quer ver outra coisa? | O telefone está certo? | Ainda está aí? | A kantha é bordada à mão.
O mel vem dos campos de mostarda. | Tem duas camadas. | A borda é azul-escura. | Lave em água fria. | Por favor não use água sanitária. | Deixe secar à sombra. | O mel pode endurecer, é normal.
É doce e um pouco floral. | Vai bem com chá. | Guarde em lugar seco. | A L é um pouco mais larga que a M. | A panela de barro está esgotada. | O desenho muda de uma peça para outra.
Na tela a cor pode parecer diferente. | É fina e boa para o verão. | Jovens e velhos usam. | A tampa é de metal. | Muitos comem no café da manhã. | Obrigada por esperar.
Fico feliz que tenha gostado. | Desculpe o mal-entendido. | Desculpe a demora. | Espero que a pequena goste. | Lembranças à família. | Anotei o endereço. | Coloquei duas no carrinho.
Tirei o mel do carrinho. | Olhe por favor o endereço mais uma vez. | Confirme, por favor, e o pedido está feito. | Sem o seu sim nada é pedido. | Pode mudar a quantidade antes de confirmar.
Pense com calma. | Pergunte primeiro à sua esposa, tudo bem. | O total está abaixo. | A entrega soma-se ao preço. | Escreva por favor o número da casa. | Diga qual prefere.
As duas são bonitas, a azul é mais quente. | Se me disser o tamanho, posso continuar. | Se não tem certeza, leve o tempo que quiser. | Só vendemos o que vê aqui. | É tudo o que sei sobre ela.
Aqui nada é de graça, a entrega custa ◇. | Por favor não pare os seus comprimidos. | Seria errado prometer isso. | Prefiro dizer com franqueza que não sei. | Ninguém pode prometer que cura.
O que os outros contam eu não posso confirmar. | Não dura para sempre, como todo tecido. | Não sei dizer se encolhe. | Ao sol a cor pode desbotar um pouco. | Não posso telefonar.
Nada fica reservado, quem pede primeiro leva. | Não posso mudar as condições da loja. | Anoto o tamanho para você. | Anotei o M. | Fica bem na cama e no sofá. | A entrega é feita em casa.
Entendo o desejo, mas não sou eu que decido. | Gostaria de ajudar, só que não posso ir abaixo do preço. | Isso não está nas minhas mãos.
O que a loja permite está escrito lá, não posso acrescentar mais. | Só posso dizer o que está na descrição. | A loja não dá data para isso. | Quando chega exatamente depende do entregador.
Não vejo onde está o pacote. | Não sei dizer se estará aí no domingo. | Se estará aí para o casamento eu não sei. | Por favor não conte com um dia certo.
Não sei de preço mais baixo que venha por aí. | A segunda custa o mesmo que a primeira. | Duas custam o dobro, não se tira nada. | A embalagem não faz parte. | Nada é acrescentado ao pacote.
A taxa de entrega continua a mesma. | Não posso tirar a taxa. | Não posso dar crédito. | Não posso aceitar de volta por conta própria. | Para devoluções só valem as regras da loja.
Para devolver escreva por favor o número do seu pedido. | Não sei dizer se trocariam. | Não posso segurar o seu tamanho. | Continua à venda para todos. | Não sei quem mais está olhando.
Não sei se vai esgotar. | Não quero apressar você. | Não precisa decidir hoje. | É tecido, e tecido se gasta com o tempo. | Pode rasgar se puxar com força. | Que a cor fique eu não posso garantir.
Não é impermeável. | Não conheço nenhum teste dela. | Não sei de nenhum certificado. | Nenhum selo é mencionado. | Quem responde aqui é um programa.
Não, a assistente com quem escreve não é uma pessoa. | Não tenho nome, sou a assistente da loja. | Nunca toquei nela, sou um programa. | Não posso visitar nem telefonar. | Não é feito contra dor.
Pela tosse procure um médico, por favor. | Não posso aconselhar sobre doses. | Fale com o seu médico antes de tomar. | Não dê a um bebê sem perguntar a um médico. | Não substitui nenhum remédio.
Não posso julgar se serve para diabéticos. | É simplesmente um alimento doce. | É só uma manta, aquece e mais nada. | Espero que melhore logo. | Obrigada por dizer isso abertamente.
Pena que a sua antiga quebrou. | Teve azar em outra loja, eu entendo. | Faz bem em perguntar. | Que bom que pergunta antes de pedir. | É uma pergunta justa.
Quer pagar no fim do mês, isso eu entendi. | Gostaria dela antes do aniversário da sua filha, eu li. | Se quiser, coloco uma no carrinho agora. | Peço para você ou prefere esperar? | Quer uma ou duas?
O que é para mudar no pedido? | Em nome de quem vai o pacote? | O entregador já passou aí? | Como é o estrago? | Fala deste pedido ou do anterior? | Pode escolher entre M e L.
Mudei o tamanho para L no carrinho. | O carrinho está vazio agora. | Corrigi a rua. | O pedido está feito e tem o seu número. | O número está na mensagem acima. | Vem dobrada num saco de papel.
Os pontos correm em ondas. | No começo é um pouco áspera. | É mais pesada do que parece. | O mel escorre devagar. | Tem a cor de âmbar escuro. | Boa noite e até a próxima. | Desejo um lindo casamento.
Boa sorte na prova. | Desculpe, não entendi, pode escrever de outro jeito? | Só vejo texto, não mensagens de voz. | Então ficamos com a azul. | Certo, deixo de fora. | Como quiser, então só uma.
Tem também uma mais barata, mostro? | Também temos uma que custa menos. | O entregador a entrega na porta. | A saia termina no joelho. | O cabo serve na maioria dos telefones.
Tem um sabor rico e temperado. | A lâmpada precisa de tomada redonda. | Há duas clientes com esse nome, qual é você? | Ajudo com prazer. | O que gostaria de saber sobre ela?
Sim, temos algo por menos dinheiro, mostro? | Temos outras que são mais baratas. | A manga vai até o pulso. | A gola fecha com um botão.
`,
}
