/** More pieces of one product than any shop sells at once; a slip of the finger is longer. */
export const mostPieces = 100_000
