export const settingsSpeech = {
  title: 'Mots',
  text: 'Avec quelle liberté l’agent rédige ses réponses. Ce qui engage votre boutique ne part jamais que sur une fiche.',
  review: 'Relecture de chaque réponse',
  reviewHelp:
    'Un second appel, court, relève ce qu’une réponse promet. Ce qu’aucune fiche ne couvre est réécrit ou vous revient. Cela coûte plus ; s’il est impossible, seules les phrases approuvées sont dites.',
  strictMode: 'Phrases approuvées uniquement',
  strictModeHelp:
    'L’agent n’écrit rien de lui-même : il choisit parmi des phrases toutes prêtes, vos fiches, les lignes de produits et les totaux. Le ton est plus simple, et il ne dit rien que vous n’ayez approuvé.',
} as const
