export const settingsSpeech = {
  title: 'Mots',
  text: 'Avec quelle liberté l’agent rédige ses réponses. Ce qui engage votre boutique ne part jamais que sur une fiche.',
  reviewSpeech: 'Relecture de chaque réponse',
  reviewSpeechHelp:
    'Un second appel, court, relève ce qu’une réponse promet. Ce qu’aucune fiche ne couvre est réécrit ou vous revient. Cela coûte plus ; s’il est impossible, seules les phrases approuvées sont dites.',
  strictSpeech: 'Phrases approuvées uniquement',
  strictSpeechHelp:
    'L’agent n’écrit rien de lui-même : il choisit dans une liste fixe de phrases, vos fiches, les lignes de produits et les totaux. Monotone et sûr.',
} as const
