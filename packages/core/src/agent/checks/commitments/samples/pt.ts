import type { CommitmentSamples } from './commitment-samples.ts'

export const pt: CommitmentSamples = {
  binding: `
Você leva mais uma grátis. | O frete é grátis para você. | Colocamos um brinde no seu pacote.
A segunda é presente meu. | Você não paga nada pela entrega. | Não precisa pagar nada.
Não custa nada para você, é cortesia da casa.
Nós pagamos o envio. | O frete fica por conta da loja. | Tiro a taxa de entrega para você.
Vai uma surpresa junto sem custo. | A embalagem está incluída de graça.
Fique com ela, é um presente. | Reembolsamos o valor todo.
Você recebe o dinheiro de volta sem perguntas.
Se não ficar satisfeito, devolvemos o dinheiro.
Seu dinheiro está seguro, devolvemos quando pedir.
Pode devolver a qualquer hora. | Aceitamos devolução sempre. | Devolva mesmo aberta ou usada.
Pode trocar quantas vezes quiser. | Pegamos de volta em qualquer momento.
Se não servir, trocamos por outro tamanho sem custo.
Tem garantia vitalícia. | São cinco anos de garantia. | Garantimos que nunca quebra.
Asseguro que dura para sempre. | Se quebrar, você recebe uma nova.
Substituímos se algo estiver errado. | Consertamos sem cobrar. | Em caso de dano mandamos outra.
Se a cor desbotar, fazemos uma nova. | Somos responsáveis por muitos anos.
Nunca vai estragar, eu prometo. | Amanhã você tem em casa. | Você recebe hoje mesmo.
Chega hoje à noite. | Entregamos esta tarde. | Depois de amanhã está com você.
A entrega leva só um dia. | Entregamos em poucas horas. | Segunda de manhã está aí.
Enviamos imediatamente, ainda hoje.
O pacote chega na sua casa antes do meio-dia.
O motoboy estará aí em trinta minutos.
Você terá até o fim da semana. | Terça que vem chega com certeza. | Levamos até você agora mesmo.
Entrega expressa, chega no mesmo dia. | Só resta uma. | São as últimas peças, restam duas.
Está quase esgotada. | Sobraram pouquíssimas. | Logo vão acabar todas.
Apresse-se, está vendendo rápido. | Muita gente está comprando agora.
Outra pessoa também quer, decida logo.
Não vai voltar ao estoque. | Você não terá outra chance. | A promoção termina hoje.
O preço vale só até a meia-noite. | Amanhã acaba a promoção, compre já. | Amanhã o preço sobe.
Última chance por este preço. | Hoje você tem desconto. | Faço um preço especial para você.
Posso deixar mais barato. | Podemos baixar um pouco o preço. | Reduzo o preço para você.
Com esta oferta você economiza muito. | Pague menos, o que achar justo. | Leve duas e pague uma.
Sai pela metade do preço se pedir agora.
Fechado, é sua por esse valor.
Combinado, como quiser, pelo seu preço.
Está bem, aceito sua oferta. | Ok, pague o que você falou.
Guardo para você até a semana que vem.
Está reservada para você, ninguém mais leva.
Ligo para você esta tarde. | Prometo que vamos fazer isso. | Vamos compensar você.
Você ganha um vale para o próximo pedido.
Sou uma pessoa real, não uma máquina. | Sou um ser humano como você.
Aqui não tem robô, quem escreve é uma mulher.
Não é computador, sou eu digitando com as minhas mãos.
Você está falando com gente de verdade.
grátis | de graça | sem custo | um presente para você | de presente | de brinde | um bônus
por nossa conta | por conta da casa | nós bancamos | eu ofereço | nós pagamos | coloco a mais
nada a pagar | nem um centavo | sem taxa | não cobro | tiro a taxa | a segunda de graça
dinheiro de volta | reembolso total | até o último centavo | o valor todo | na sua conta
devolvo o pagamento | mandar de volta | devolver | trazer de volta | pegamos de volta | trocar
mesmo usada | mesmo lavada | mesmo aberta | quando quiser | a qualquer hora | sem perguntas
depois de um mês | depois de um ano | mesmo anos depois | garantia | garantido | vitalícia
a vida toda | dura anos | para sempre | nunca quebra | não descostura | não desbota | consertamos
costuramos de novo | fazemos outra | outra no lugar | uma nova no lugar | qualquer defeito
qualquer problema | é responsabilidade nossa | respondemos por isso | hoje | amanhã | hoje à noite
hoje à tarde | hoje cedo | depois de amanhã | na segunda | na terça | na quarta | na quinta
na sexta | no sábado | no domingo | no fim de semana | antes da festa | em uma hora | em minutos
em duas horas | em poucos dias | na semana que vem | logo chega | imediatamente | já | agora mesmo
na hora | na sua porta | toca a campainha | na porta de casa | até o meio-dia | até meia-noite
chega | chega até você | nas suas mãos | sai agora | está com você | a última | só resta uma
restam poucas | quase esgotada | quase acabando | logo esgota | nunca mais | não vai ter mais
não volta | corra | depressa | rápido | não espere | outros querem | outros estão olhando
outra pessoa | vende rápido | antes que acabe | enquanto durar o estoque | muita gente pergunta
a oferta acaba | até meia-noite | só hoje | o preço sobe | última chance | expira | acaba logo
a promoção | tempo limitado | mais barato | mais barata | menos dinheiro | um preço mais baixo
rebaixado | abaixo o preço | tiro alguma coisa | desconto | preço especial | o melhor preço
um preço melhor | a gente se acerta | negociável | só para você | metade do preço | uma pechincha
economiza | preço de amigo | fechado | combinado nesse preço | aceito | como quiser | seu preço
é sua por isso | uma pessoa real | um humano | não uma máquina | não um robô | de carne e osso
uma mulher | um homem | eu mesmo digito | minhas mãos | meu nome é | eu prometo | eu juro
minha palavra | com certeza chega | sem falta | pode contar | ligo para você | vamos ligar
compensação | vale | reservada | guardo para você | separada
Aqui não tem bot. | Sou funcionária da loja. | Não é chatbot, uma pessoa responde.
É a última da cidade inteira. | Não vai achar em outro lugar. | A entrega é presente nosso.
O motoboy vai hoje.
Tira as dores das articulações. | Coma e a tosse passa.
Sara feridas e doenças da pele. | Cura o cancro e a asma.
Com isto perde peso, derrete a gordura. | Baixa a tensão e o açúcar.
Já não precisa de remédios. | O cabelo volta a crescer.
Este óleo cura a dor de cabeça.
Este chá trata a diabetes e a febre.
O creme alivia as costas e os joelhos.
Combate infeções e alergias.
É melhor do que qualquer comprimido do médico.
Queima a gordura da barriga.
Clareia a pele e trava a queda do cabelo.
Não tem nenhum efeito secundário. | Os médicos recomendam aos pacientes. | Está clinicamente comprovado.
Fortalece as defesas. | É seguro na gravidez. | O inchaço passa numa noite.
Com duas colheres volta a dormir bem. | Baixa o colesterol e o açúcar. | Cura a diabetes e o cancro.
As manchas da pele desaparecem. | Limpa o sangue e o fígado. | Já não precisa dos comprimidos.
Tira a dor nas costas. | Evita constipações o inverno todo. | Faz emagrecer. | Faz crescer o cabelo.
É biológico certificado. | É orgânico com selo. | Um laboratório analisou e é puro.
O governo aprovou. | Ganhou um prémio nacional. | É o melhor do país inteiro.
Ninguém vende mais barato. | Somos o número um do mercado. | Não há melhor qualidade no mundo.
Só o nosso é original, os outros são cópias. | É cem por cento autêntico.
Está sempre disponível, a qualquer hora. | Nunca nos falta. | Daqui a uns dias chega mercadoria nova.
Ponho esta peça de lado em seu nome. | A sua espera aqui até ter o salário.
Chega antes dos seus convidados. | Vai usá-la no casamento. | Chega a tempo do aniversário.
Quando voltar do trabalho, a caixa já lá está. | Dorme uma noite e o estafeta toca.
Não espera mais de um dia. | O estafeta sai já. | Já saiu do nosso armazém.
O motorista já a carregou. | Está embalada e pronta a sair. | A sua compra já está fechada.
Já registei tudo, não tem de fazer mais nada. | Não arrisca nada. | Se não gostar, não nos deve nada.
O que pagou regressa a si. | Não perde um cêntimo. | Resolvemos tudo, aconteça o que acontecer.
Vai durar mais do que nós. | Os seus netos ainda a vão usar. | A cor fica assim para sempre.
Pode lavá-la cem vezes, fica como nova. | É inquebrável. | Na caixa encontra algo a mais.
O segundo frasco é um presente meu. | Com o estafeta deixe a carteira fechada. | A viagem até sua casa pagamos nós.
Arredondo-lhe para baixo. | Para clientes habituais faço por menos. | Dê o que puder.
Pode pagar depois, quando receber. | Pague em prestações sem juros. | Leve agora a crédito.
Diga o meu nome e sai por menos. | Será como pede. | As suas condições servem-nos.
Considere feito. | Eu trato disso. | Vamos a sua casa montar. | Um técnico vai visitá-lo.
O responsável liga-lhe dentro de uma hora. | Escrevo-lhe esta noite. | Garanto que lhe chega.
Aqui escreve alguém da família. | Estou na loja com o meu café. | Nenhum programa responde assim.
Sou a irmã do dono. | Os vizinhos já têm todos uma. | À noite já não há nenhuma.
Deste lado não há programa nenhum, só nós.
Tome todos os dias e as costas rejuvenescem. | Um copo e a dor de cabeça vai-se. | Uma semana e os dentes já não doem.
Uma cliente largou o tratamento depois disto. | Os médicos receitam isto. | No preço ainda há margem. | Na terça tem-no consigo. | A minha vizinha esteve doente anos, agora corre.
`,
  harmless: `
Olá, como posso ajudar hoje? | Bom dia e obrigado pela mensagem.
Boa noite, prazer em falar com você. | Tenha um ótimo dia! | O que você gostaria de saber?
Qual cor você prefere, vermelho ou azul?
Quantas peças você precisa? | O preço é ◇. | Custa ◇. | As duas juntas dão ◇. | A entrega custa ◇.
O total com entrega é ◇. | Não há custos escondidos. | O frete é à parte, custa ◇.
Sinto muito, não damos desconto. | Não posso baixar o preço. | Infelizmente aqui nada é grátis.
Não damos nada de graça. | Acho que isso não é possível. | Não podemos aceitar esse preço.
Não posso prometer quando chega.
Não sei quando chega e não quero adivinhar.
Não oferecemos garantia.
Não posso dizer nada sobre devoluções.
Não posso dizer quanto tempo dura. | Está esgotada, sinto muito. | Temos em estoque.
Esta está disponível. | Sim, ainda temos. | No momento não temos essa cor.
Temos também mais baratas, quer ver? | É de madeira e pintada à mão. | É macia, leve e quente.
Serve para todo dia e para noites de verão.
Dá para usar o ano inteiro. | Mantém o chá quente e a água fria. | O tecido é agradável na pele.
Sem açúcar e sem perfume. | É um presente bonito para uma amiga. | É presente para alguém?
Muitos clientes gostam.
As pessoas compram muito para casamentos.
Combina com a outra.
Me diga por favor seu nome, telefone e endereço.
É este o seu endereço? | Veja por favor se está tudo certo. | Posso pedir para você?
Gostaria de pedir agora?
Prefere pagar com cartão ou em dinheiro?
Pode pensar com calma. | Fique à vontade. | Obrigado pela paciência. | Obrigado por esperar.
Sinto muito que tenha esperado tanto. | Desculpe o transtorno. | Pode me dizer o número do pedido?
Seu pedido está a caminho.
O pacote foi entregue ao transportador.
Já anotei. | Coloquei no seu carrinho. | Tirei do seu carrinho. | Mudei a quantidade para duas.
Veja como funciona a entrega. | Veja o que vale para devoluções. | Este é o nosso horário.
Nosso telefone está abaixo. | Sou um assistente automático.
Sou o assistente da loja, não uma pessoa.
Fico feliz que tenha gostado. | Esperamos sua visita. | De nada. | Até logo!
Muito bem, obrigado. | Claro, com prazer. | Não quero dizer algo errado.
Não tenho certeza disso. | Qual tamanho você costuma usar? | Qual é o tamanho do seu quarto?
Para quando você precisa? | Vem em três cores. | Faz parte da nossa nova coleção.
As duas agradam, esta é maior. | A última que você perguntou é maior.
Cada uma é costurada por uma mulher diferente, não há duas iguais.
Me mande uma foto por favor. | Aqui está uma imagem. | Deseja mais alguma coisa?
Tem preferência? | Mostro outras? | Pode me dizer seu nome? | Gostou do desenho?
Tem outra pergunta? | Quer um pote? | Coloco no pedido? | Anoto? | Qual você gosta? | O que acha?
E a cor? | É para quem? | Está certo? | Está tudo certo? | Quantas? | Uma ou duas?
Mais alguma coisa? | Você pode pagar assim. | Veja como pagar. | Veja como você pode pagar.
Pode nos ligar. | Você nos encontra aqui. | Nossos clientes gostam muito. | É a da foto.
Não temos. | Temos em dois tamanhos. | É uma boa escolha. | Que boa ideia! | Boa pergunta!
Entendi. | Entendo. | Estou vendo. | Um momento por favor. | Obrigado por avisar.
Sinto saber disso. | É gentil. | É a mais pedida. | No momento não temos. | Não tem cheiro.
Tem bolsos. | É costurada à mão. | A outra é menor. | Anoto o seu pedido?
Lava-se à mão com água fria e seca na sombra. | Lave com água fria.
Feita à mão na nossa pequena oficina. | Nossa equipe costura cada uma à mão com carinho.
Claro que sim! | Com certeza! | Muito obrigado. | Escreva se precisar.
Se tiver outra pergunta, estou aqui. | Preciso do seu endereço completo e um telefone.
O tamanho pequeno é para crianças, o grande para adultos. | A cor não muda na lavagem.
Escrevo o seu pedido? | Veja por favor. | Algodão muito macio. | Quer ver?
Maravilha! | Ótimo! | Perfeito! | Legal! | Bem. | Que lindo!
É um presente muito querido pelas mães. | Veja a entrega na sua cidade.
Tenha um bom dia e volte sempre.
Aceitamos pagamento na entrega. | Entregamos em todo o país. | Como vai você hoje?
Tamanho único para todas. | Sem açúcar está bem? | Uma pessoa da loja fala sobre devoluções.
Está bem. | Com gosto. | Ok. | Só uma? | Jogo de três peças. | Chá sem açúcar.
Um colega deve responder? | Nossa equipe embala à mão. | Deixe.
A saia acaba abaixo do joelho. | A alça passa pelo ombro. | O creme cheira a rosas e não gruda.
O cabo é comprido e serve em quase todos os telefones.
Os sapatos são estreitos, pegue um número maior. | Tem gosto doce com um pouco de menta.
Na bolsa cabe um notebook e uma garrafa. | A tampa fecha bem. | A tela é clara e a bateria grande.
A faca tem cabo de madeira. | Vendemos bolsas, cintos e sapatos.
Temos roupa de mulher e de criança. | O tecido vem de uma vila do norte.
A cor puxa mais para o verde do que para o azul. | Não entendi sua mensagem.
Pode escrever de novo? | Há duas clientes com esse nome. | Qual rua e qual número?
A xícara é de barro. | O óleo é para cabelo e pele. | Este telefone tem duas câmeras.
A mesa tem três pés. | Chega até o tornozelo. | O brinquedo é para crianças pequenas.
O livro fala do mar. | O anel é de prata com pedra azul. | A luminária tem cúpula redonda.
O chá é da montanha. | Fecha com zíper do lado. | É mais fina que a antiga.
Se quiser, acrescentamos a outra por ◇.
Acrescentamos também a outra por ◇?
Não posso dizer se ajuda contra uma doença, pergunte ao médico. | É um alimento, não um remédio.
Fica bom no chá e no pão.
O creme tem um cheiro suave e é para pele seca.
O chá é de ervas.
Desejo-lhe as melhoras.
Temos doze tipos de mel. | Agora vendemos três artigos. | Há cinco produtos na nossa loja.
Não posso dizer se é biológico. | Não temos nenhum certificado. | Não sei se um laboratório o analisou.
Não posso dizer que é o melhor. | Pergunte ao seu médico, por favor. | Não é um medicamento.
Não sei se serve na gravidez. | Não podemos pôr nada de lado. | Pagar depois não é possível.
Não vendemos a crédito. | Não posso prometer que chega antes do casamento. | Sou um programa, não uma pessoa.
É espesso e dourado. | O lenço cobre os ombros. | Uma almofada para o pescoço e as costas.
Na mala cabem a carteira e as chaves. | A camisa é para rapazes de dez anos.
A moldura é para uma foto ou um diploma. | O candeeiro é para a mesa de cabeceira. | Vende-se em frasco de vidro.
As cores são vermelho, verde e branco. | Para um casamento muitos levam a vermelha. | O creme é para as mãos.
Qual delas gostaria? | Junto duas. | Anotei a sua morada. | Lamento, essa acabou.
Lava-se com água e sabão. | A encomenda ainda não está feita. | Primeiro preciso do seu sim ao resumo.
Refere-se à grande? | É para adultos e crianças. | É a medida normal de uma cama de casal.
O azeite é prensado a frio. | O chá tem gengibre e limão. | Tem um cheiro fino a flores.
O padrão vê-se dos dois lados. | A nossa loja fica no centro antigo. | Vem numa caixa de cartão.
Um momento, vou ver. | Um minuto, por favor. | As mangas são compridas e chegam ao pulso. | As calças acabam acima do tornozelo. | A bainha chega ao joelho. | A gola é redonda.
O adaptador é para tomadas planas. | O cabo serve em quase todos os telefones. | Os auscultadores são pretos. | O pó é mate e cobre bem.
Um presente bonito para a sua irmã. | Não percebi a sua última linha. | Sabe a pimenta e um pouco a sal. | As sandálias têm salto raso.
Boa noite. | Boa tarde.
Paga-se em dinheiro à chegada. | A sua encomenda está confirmada, obrigado. | A sua encomenda é embalada com cuidado. | Embalamos bem para a viagem. | Verde não há, mas branca sim.
Na terça estamos fechados. | Em que dia precisa?
Boa escolha para os dias frios. | Quente no inverno, fresca no verão.
O preço é fixo. | O preço não muda, e o trabalho é bom. | Desculpe o engano.
O preço é esse, mas a qualidade é boa.
Escreva-nos quando quiser. | É melhor eu perguntar primeiro. | O pedido fica como está. | Estou aqui.
`,
}
