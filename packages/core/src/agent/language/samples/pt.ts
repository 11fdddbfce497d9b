export const pt = `
Olá e seja bem-vindo, como posso ajudar hoje?
Obrigada pela sua mensagem, conto mais sobre o produto com todo o gosto.
Sim, temos em estoque e você pode pedir aqui mesmo.
O que gostaria de saber sobre este artigo?
Custa o mesmo em todas as cores e vem em três tamanhos.
Por favor, diga o seu nome, o número de telefone e a morada.
Já coloquei no carrinho, deseja mais alguma coisa?
O preço está ao lado de cada produto e a entrega é paga à parte.
Não damos desconto numa peça só, mas há uma mais barata.
É de algodão puro e fica muito leve na pele.
Pode pagar em dinheiro quando a encomenda chegar em casa.
Qual dos dois prefere, o menor ou o maior?
É uma boa pergunta, vou ver com a equipe.
Infelizmente agora não temos, mas este é muito parecido.
Se não servir, escreva para nós e vemos o que se pode fazer.
Já usou alguma coisa assim antes?
Muitos dos nossos clientes compram como presente para a mãe ou uma amiga.
De quantas peças precisa e para quando?
O seu pedido está a caminho, obrigado pela paciência.
Uma pessoa da nossa equipa vai responder aqui em breve.
Não posso mudar os preços, mas posso ajudar a encontrar o que procura.
Onde mora, na cidade ou fora dela?
Ficam muito bem juntos, não acha?
Quer ver uma foto primeiro?
Com certeza, pense com calma e avise quando estiver pronto.
Não há pressa nenhuma, estamos aqui todos os dias.
Sou um assistente automático; peça para falar com alguém quando quiser.
Deixa o cabelo macio e brilhante e cheira a rosas.
Guarde a garrafa longe do sol e das crianças.
Lamentamos o problema, pode mandar uma foto do que chegou?
De que cor era o que você viu na nossa página?
É uma das melhores que temos, você vai gostar.
Me diga o que acha, está bem?
Boa tarde, boa noite, perfeito, sem problema, de nada, muito bem, até logo.
Desculpe a demora, a azul já acabou e a branca chega em breve.
No momento só há a preta e a cinza, qual você quer?
Ela está aqui na loja, nas mãos da nossa equipe.
Ficaremos felizes em ajudar na sua primeira compra.
Imagina, eu é que agradeço muito pelo carinho!
`
