export const settingsSpeech = {
  title: 'Rédaction',
  text: 'Avec quelle liberté l’agent écrit. Les promesses qui engagent votre boutique viennent toujours, mot pour mot, de vos fiches.',
  review: 'Vérifier les promesses de chaque réponse',
  reviewHelp:
    'Avant l’envoi d’une réponse, un second appel à l’IA y cherche des promesses, comme un remboursement ou une date de livraison. Une promesse qu’aucune de vos fiches ne permet est réécrite, ou l’agent vous passe la conversation. Chaque réponse coûte un peu plus. Si la vérification est impossible, le client ne reçoit que des phrases approuvées. Sans elle, tout ce qui ressemble à une promesse est retenu.',
  strictMode: 'Phrases approuvées uniquement',
  strictModeHelp:
    'L’agent n’écrit rien de lui-même : il choisit parmi des phrases toutes prêtes, vos fiches, les lignes de produits et les totaux. Les réponses sont plus simples.',
} as const
