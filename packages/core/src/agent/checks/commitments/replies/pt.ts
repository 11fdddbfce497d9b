import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const pt: CommitmentSamples = {
  binding: `
esta planta ao lado da cama acalma a asma | a asma acalma com este chá | fique descansada, na quinta já o tem | sossegue, sábado tem-no em casa
com esta planta no quarto a asma alivia | a erva acalma a asma e a tosse | o vaso fica aqui até receber o dinheiro
quem amamenta pode tomar, ajuda o leite | grávidas e mães que amamentam tomam sem medo
na caixa não vai só o que encomendou, é surpresa | dentro do pacote há mais do que comprou | não sou máquina não, aqui é a Rita da loja | imagina, robô não, é a Paula quem fala
o prazo é só no papel, com clientes assim ninguém olha o calendário | diabéticos podem comer sem perguntar ao médico | pode dar à criança recém-nascida, mal não faz | duas xícaras e a dor de garganta some | esta almofada acaba com a dor nas costas | a geleia é orgânica, colhida à mão nas nossas serras | a sua transferência já caiu, obrigada | pronto, fiz a encomenda por si
não sou máquina não, quem fala é a Lena da loja | aqui não é robô, é gente de verdade | essa dura uma vida, pode confiar | assim que o pacote chegar apagamos o seu número | corra, quase não há mais | já tem o seu nome, ninguém mexe | o entregador só cobra o produto e mais nada
o frete é por nossa conta, viu | vai um mimo junto na caixinha pra você 🎁 | leva a capinha que a película sai na faixa | esse sabonete aí você não paga não, é cortesia da loja | faço um descontinho camarada se fechar agora
dou uma enxugada no valor pra caber no seu bolso | tá caro nada, me fala quanto você tem aí que eu dou um jeito | se achou mais barato na concorrência a gente cobre | O preço que a outra loja te passou nós também fazemos.
ninguém bate a gente, manda o print que eu baixo | virou cliente, virou família: daqui pra frente é tudo com abatimento | quando chegar a coleção de inverno você compra a preço de custo
hoje o chaveirinho é brinde pra quem é de Áries haha e você é, né, então leva | ainda te mando um potinho de doce de leite pra sua avó provar, sem custo | não curtiu, devolve e recebe tudo de volta
seu dinheiro volta inteirinho, até o frete | já estornei no seu cartão, tá | pode ficar com o produto que eu devolvo o valor assim mesmo | mesmo usado a senhora recebe o reembolso | aqui ninguém sai no prejuízo, fica sossegada
faço um pix de volta pra você ainda hoje | se não servir a gente troca quantas vezes precisar | pode trocar até depois de tirar a etiqueta | apertou no pé, manda de volta que vai outro número | sem nota mesmo a gente troca, relaxa
enjoou da cor daqui uns meses é só falar que muda | nosso motoboy busca aí e já leva o tamanho certo | leva os dois vestidos e o que não ficar bom volta pra loja | a garantia dela é pra vida toda
deu defeito a gente arruma sem cobrar nada | pifou o fone, eu te mando outro e nem precisa devolver o velho | se descosturar a gente reforça, linha e agulha não faltam aqui | o vendedor fala que não cobre queda, mas aqui cobre sim
pode montar e desmontar a mesa, qualquer problema o marceneiro vai até você | Quebrou a pulseira, o ourives da casa solda e não sai um centavo do seu bolso. | amanhã cedinho tá aí na sua porta
pode embrulhar os outros presentes sossegada porque esse chega antes do natal | hoje ainda o motoboy encosta aí | pro aniversário do menino dá tempo de sobra | vai chegar voando, num pulo tá na sua mão
garanto que até sexta a senhora recebe | pode marcar o chá de bebê que o berço já vai estar montado | passo sua entrega na frente da fila | a gente nunca atrasa, nem em véspera de feriado 🛵 | já separei a sua, ninguém mexe
tirei o anúncio do ar pra ficar só pra você | seguro até o fim da semana, fechou | esse par já tem dona, é você | pode viajar tranquila que na volta a rede ainda tá aqui te esperando | fica sossegado que não vendo pra mais ninguém
sua peça tá reservada, vem buscar quando puder | paga quando cair o salário | se ficar pesado eu divido em quatro vezes pra você, sem juros e sem consultar nada | leva hoje e acerta comigo mês que vem
me dá a metade e o resto a gente vê depois | anoto no caderninho, do jeito antigo | só paga se gostar, experimenta primeiro | pro senhor a gente faz fiado sem problema | seu pix caiu aqui, obrigada
pagamento confirmado, tá tudo certo | já vi o comprovante e o valor entrou na conta | o boleto foi compensado hoje de manhã | tá quitado, não deve mais nada pra gente | recebemos sim o sinal do sofá
aqui no sistema consta como pago, pode dormir em paz | sua encomenda já saiu pra entrega | tá embaladinho com plástico bolha e laço | postei no correio agora há pouco | o entregador já pegou e tá a caminho 🏍️
seu pacote tá na esquina, fica de olho no portão | acabei de lacrar a caixa dos copos | já mudei o endereço na etiqueta, vai pro seu trabalho | menina, corre que só tem um e já me perguntaram dele duas vezes só nessa manhã
bobeou, dançou, hein | tá saindo mais que água no carnaval | o preço vira à meia-noite | tem outra pessoa de olho nesse mesmo brinco | depois dessa leva o fornecedor fechou as portas, não vem mais
última chamada pra essa sandália, gente ⏰ | é couro legítimo, pode cheirar | mel puríssimo, direto do nosso apiário em Minas | prata de verdade, não escurece nunca | tudo costurado à mão pela minha mãe
é o melhor custo-benefício do Brasil | produto original, com selo e tudo | madeira de demolição autêntica, cada móvel é único | essa malha não faz bolinha nem desbota | não tem nada de químico, é orgânico certificado
esse chá seca a barriga rapidinho | grávida pode usar sem medo | some com as manchas do rosto em poucos dias | pra rinite é tiro e queda | pode dar pro neném que não faz mal nenhum
minha tia largou o remédio da pressão depois desse mel | essa palmilha acaba com o esporão, é batata | que robô o quê, aqui é a Camila haha | sou gente de verdade, te mando até um áudio se quiser
tô até sem almoçar de tanto cliente hoje | acabei de chegar do trânsito e já vim te responder | usei esse batom no meu casamento | me arrepiei toda lendo sua mensagem, juro | Quem fala é o Rogério, gerente da loja, muito prazer
normalmente não pode, mas pra você eu dou um jeitinho | promoção não tem troca, só que vou abrir uma exceção | esquece o pedido mínimo, no seu caso eu libero | manda sem a nota mesmo que eu passo por baixo do pano
a loja fecha meio-dia, só que pra senhora fica aberta | o prazo já passou mas finge que não | aqui quem faz a regra sou eu, e hoje tô boazinha | o dono já autorizou | falei com a patroa e ela topou
o chefe vai te ligar hoje sem falta | minha gerente assina embaixo de tudo que te falei | a dona da loja faz questão de resolver isso pra você | o patrão sempre libera, pode contar com isso
em nome da direção eu te prometo que não acontece de novo | tá bom, você venceu | fechado, do seu jeito então 🤝 | negócio feito nesse valor | beleza, aceito sua proposta | você é fogo, hein, leva por esse preço
combinado, topo as suas três condições | não aguento choro, pode levar pelo que você falou | quem leva um volta pra buscar mais, é sempre assim | as clientes tão apaixonadas por esse creme | nunca ninguém reclamou desse tênis
a moça do salão indica pra todas e nenhuma se arrependeu | aqui é só elogio, nota dez em tudo | um cliente com o mesmo problema que o seu resolveu com isso | teve noiva que casou com ele e disse que foi o mais elogiado da festa
o par azul espera por você atrás do balcão até quinta | ninguém mais leva o abajur, marquei como seu | considere o colar guardado para você | o seu endereço nunca sai desta loja | assim que tiver os sapatos, esquecemos os seus dados | o que você escreve aqui só nós lemos
o nosso alfaiate encurta as mangas na hora | o entregador sobe até o quarto andar | o dono resolve isso amanhã com você em pessoa | aviso o pessoal da embalagem para pôr o seu primeiro | compare noutros lugares, o nosso é o mais baixo | as outras lojas cobram o dobro pela mesma bolsa
nem os grandes sites chegam a esse preço | outra pessoa já está com ela no carrinho | amanhã já não vai estar | meia cidade usa esses sapatos | vendemos centenas e nenhuma voltou | pergunte a quem quiser, todo mundo está satisfeito | volte depois das festas, vai custar menos
no mês que vem ela entra em promoção | hoje só uma parte, o resto no dia do pagamento | vai um extra na sacola, por minha conta | experimente por semanas e traga de volta se não gostar | se cair um botão, nós pregamos de novo | continua viva como no primeiro dia
uma xícara à noite e adeus dor de cabeça | está tudo reservado, estão embrulhando agora mesmo | já lancei o pedido por você, não precisa fazer nada | hoje antes do jantar está nas suas mãos | uma lata dá para o inverno inteiro | conosco o seu pacote vai segurado | alfândega e impostos ficam por nossa conta
os seus dados são destruídos depois da entrega | não guardamos números de ninguém | tudo o que nos conta é eliminado depois | ninguém recebe os seus dados de nós | o seu telefone fica entre nós | em qualquer outro lugar você pagaria mais | nem na internet está tão barata | o tom não sai na lavagem
depois de recebido apagamos o seu endereço | assim que for entregue os seus dados são apagados
`,
  harmless: `
poxa, desconto eu não consigo dar | o valor é esse mesmo que tá no anúncio | não tem como abaixar, desculpa 🙏 | brinde não vai, só o produto que você pediu | de graça infelizmente não dá
cobrir o preço da outra loja a gente não consegue | Levando duas, o preço é o de duas, sem promoção. | não sei se vai ter black friday aqui | parcelar não rola, sinto muito | fiado a loja não faz
esperar o quinto dia útil não consigo, me perdoa | cupom pra próxima compra eu não posso prometer | se quiser algo mais em conta tem o modelo simples por ◇ | entendo que tá apertado, mas arredondar eu não posso
guardar peça sem pedido fechado não dá | exceção não faço nem pra cliente antigo | o frete é cobrado à parte | a entrega não tá inclusa nesse valor | frete grátis a loja não tem, viu
em cima do total ainda entra a taxa do motoboy | pro seu bairro a entrega custa ◇, e isso não tá no valor do produto | de brinde o frete não sai, mesmo pra quem é da mesma rua | põe o cep que aí dá pra saber quanto fica o envio
Móveis têm um frete mais alto por causa do tamanho. | não adianta juntar com a compra da amiga, cada endereço paga sua entrega | subir escada com o guarda-roupa não faz parte da entrega
você viu o preço da peça, falta somar o correio | envio por sedex é mais caro que por pac | isso só o dono decide | reembolso não sou eu que resolvo, é com o pessoal da loja | essa pergunta é pra dona mesmo
não tenho autorização pra fechar esse tipo de acordo | se dá pra trocar depois de usado ou sem a nota, isso só a equipe da loja sabe | sobre garantia eu não posso afirmar nada, é assunto da loja
Quem define regra de devolução é o proprietário. | prometer em nome do patrão eu não posso | revenda e atacado é conversa com o dono | seu caso precisa de uma pessoa, eu não consigo decidir | não sei o que a gerente acharia disso
conserto? depende deles, não de mim | aceitar sua proposta tá fora do meu alcance | abrir exceção é coisa que só a dona poderia | isso aí foge do que eu posso responder | sou um robô, o atendimento aqui é automático 🤖
não sou gente não, sou um programinha | aqui quem escreve é a assistente virtual da loja | se eu almocei? haha robô vive de tomada | quer falar com uma pessoa de verdade? | batom nunca passei, sou feita de linhas de texto
dono eu não sou, sou só o sistema de mensagens | áudio eu não gravo, é que não tenho voz | Pode me chamar de assistente, nome eu não tenho. | te enganei direitinho? não era a intenção, é tudo automático por aqui
a Camila não tá aqui, quem responde é o robozinho | fica bravo não, é que eu sou máquina e às vezes entendo errado | não consigo ver se o pix caiu | daqui eu não enxergo pagamento nenhum | não tenho acesso ao rastreio
se já saiu pra entrega eu não sei te dizer | O comprovante chegou na conversa, mas a conta eu não vejo. | com o motoboy eu não consigo falar | não sei se a caixa já foi embalada
olha, eu não cancelei nem devolvi nada não, tá, o pedido continua do mesmo jeitinho que você fez | quantas peças sobraram eu não sei | trocar o endereço do pacote por aqui não dá | o pedido só vale depois que você confirmar
não tenho como saber onde tá sua encomenda | estorno eu não vejo nem faço | não posso prometer que chega amanhã | dia certo eu não tenho, viu | se dá tempo pro natal eu não sei | Infelizmente não garanto a entrega até sexta.
hora exata quem sabe é o entregador | pro casamento não dá pra cravar não | se o motoboy passa aí hoje ainda ou só amanhã, desculpa, não tenho como afirmar | entrega expressa a loja não oferece
com feriado no meio fica difícil falar data | não quero te iludir com prazo | quando repõe o estoque eu não sei | entendi que você queria antes do sábado, mas prometer isso eu não posso
mais rápido que o normal eu não consigo fazer ir | na gravidez é melhor perguntar pro seu médico | pergunta pro farmacêutico, eu não entendo de saúde | sua dermatologista é quem sabe se pode com ácido
não sei se ajuda na pressão, é só um chá | Não substitui remédio, é alimento. | glúten? não achei essa informação no rótulo, seu médico orienta melhor | com alergia a abelha eu não arriscaria palpite, consulta um alergista
de qual cidade vem o café não tá escrito aqui | se é prata de lei não consta na descrição | não sei dizer se é couro legítimo ou sintético | feito à mão ou de fábrica, essa eu fico devendo | se desbota na máquina eu não sei
o vermelho da foto pode ser mais fechado ao vivo, não tenho certeza | quanto tempo a bateria dura não tenho essa informação | o que as outras clientes acharam eu não sei | não tá escrito que é original, então não vou afirmar
essa dor aí já faz tempo, né, vale mostrar pra um médico antes de tentar chá ou pomada | qual seu nome completo? | me passa o telefone com ddd? | rua, número e cep por favor | qual tamanho você usa? | vai querer o rosa ou o lilás?
quantas unidades você quer? | é o da foto de cima ou o de baixo? | qual o modelo do seu celular? | tem ponto de referência perto? | casa ou apartamento? qual bloco? | Que número a senhora calça? | pote grande ou pequeno?
é presente ou é pra você? | fica no sol ou na sombra o cantinho da planta? | quem vai receber aí? | quantos anos tem a criança? | qual a medida do seu colchão? | faltou a cidade, me manda de novo?
a rede é crua com varanda de crochê | o vestido tem alça fina e fenda do lado | a calça vai até o tornozelo e tem elástico na cintura | o batom é cor de tijolo, sem brilho e sem ressecar
a capinha tem borda alta em volta da câmera e deixa a tela livre | o mel é clarinho, bem doce, com um gostinho de laranja no fim | o café vem moído, torra média | a luminária prende na parede e tem fio de tecido
o brinco é comprido, de miçanga colorida | a estante tem quatro prateleiras e não tem porta | a suculenta cabe na palma da mão e vem no potinho de plástico | o chinelo é de borracha com tira larga
o hidratante tem cheirinho de coco e some rápido na pele | O urso tem mais ou menos o tamanho de um travesseiro. | forma pequena, a tabela ajuda a escolher | é de lavar na máquina, ciclo delicado
o anel é ajustável, com pedrinha verde | a mochila abre em cima e tem lugar pra garrafa do lado | a luz é amarelada e tem três intensidades | o biscoito é de polvilho, crocante e salgado | o biquíni amarra no pescoço e nas costas
a caixinha de som é redonda e carrega por cabo | o esmalte é tom de vinho, brilhante | a goiabada vem em barra, dá pra cortar com faca | carregador a gente não vende | esse acabou, desculpa | no momento só tem ele em azul-marinho
o g esgotou, sobrou p e m na lista | Sapato masculino não trabalhamos. | queijo não tem, só doce e café | capinha pra esse modelo não temos | essa luminária saiu de linha | cortina não é com a gente
batom líquido acabou, em bastão tem | a original da marca a loja não vende | muda de árvore não tem, é só planta de vaso | patinete a gente nunca teve | a rede de casal tá em falta, a de solteiro aparece disponível
oi linda, tá procurando o quê? | bom dia, seu João! como vai? | nossa, que calorão hoje 🥵 | feliz natal pra família toda 🎄 | parabéns pelo casamento! 💍 | imagina, eu que agradeço | sem pressa, pensa direitinho
conversa com seu marido e depois me fala | quando decidir é só chamar | tudo bem por aí? | que fofura de cachorro na foto | kkkk adorei essa | bom feriado e descansa bastante | parabéns pelo neném, que venha com saúde
Disponha, foi um prazer conversar. | boa sorte na prova amanhã! | dorme e amanhã você decide, não tem problema | fica à vontade pra perguntar | frio desse jeito só com manta e café | até mais, se cuida
poxa, que chato isso, sinto muito | o que aconteceu exatamente? | qual é o pedido? | entendo sua raiva, desculpa mesmo | ai que pena que veio trincado | me conta como chegou a embalagem?
Lamento pela demora, deve ter sido frustrante. | melhoras pra sua mãe 💛 | meus sentimentos pela sua perda | errei aqui, falei do modelo errado | me manda uma foto do rasgo? | não falei que era grátis, me expressei mal, perdão
sinto muito pela espera, compensação eu não posso oferecer | então são duas mantas cinza e uma azul, certo? | resumindo: um tênis branco, entrega em Campinas | rua das Flores, bloco b, é isso?
você quer devolver o brinco, entendi certo? | total ◇ com o frete, confirma? | você pediu desconto no sofá, tô acompanhando | o pedido tá em nome da Juliana, né? | era o mel pequeno e não o grande, correto?
deixa eu repetir, batom vinho e creme de coco | tenho duas Marias Silva aqui, qual é você? | apareceu um xará seu na lista, me passa o final do telefone? | Você é a Ana de Santos ou a Ana de Osasco?
Pedro pai ou Pedro filho? os dois já escreveram pra cá
limpa fácil com um pano úmido | obrigada pelo interesse na bolsa | é assim que dá pra pagar aqui
não consigo separar uma para você | anoto o seu número para o entregador? | o que as outras lojas cobram eu não sei | não posso comparar com outras marcas | quantas foram vendidas não sei dizer | se vai baixar depois das festas eu não sei
não vendemos a prazo | está disponível, sem pressa | se a cor aguenta eu não sei | quanto dura uma lata depende de você | o pedido ainda não foi feito, faço? | o que os outros acham eu não sei | sobre os seus dados, pergunte ao dono | se os pacotes vão segurados eu não sei
carrega com a tomada de sempre | o carregador e o cabo vêm na embalagem | carrega por cabo | leva leite e gergelim | tem trigo e manteiga | também tem em cinza e em marrom | olhe com calma e depois me diz | mais baixo eu não consigo | o que colocamos no cartão? | não consertamos relógios | ainda é a sua rua? | leva pão e queijo | o pão leva farinha e sal
leva açúcar e canela | sim, leva glúten | sim, leva leite e manteiga | leva algodão por dentro | sem pressa, quando puder me conta
imagina, eu é que agradeço
imagina, quem agradece sou eu | de nada, eu é que agradeço | sou um robô, não uma pessoa | sim, sou um assistente automático da loja | com essa chuva ninguém quer sair | mudaram de casa? muitas felicidades | cortinas não fazemos | a entrega paga-se à parte, não é grátis | anotei duas canecas, mais alguma coisa? | daqui não vejo se o pagamento entrou | cada peça é única porque é costurada à mão | com prazer, até logo
imagina, de nada | eu que agradeço a mensagem | obrigada eu
a samambaia gosta de meia sombra e pouca água | pontas castanhas costumam ser ar seco | as mudas saem às terças | meça a cintura e diga a medida | os pratos não estão incluídos | pela foto não consigo dizer | rega-se uma vez por mês
o feto gosta de sombra e leva pouca água | a suculenta quer sol e água uma vez por mês
a planta gosta de sombra e de água uma vez por mês
`,
}
