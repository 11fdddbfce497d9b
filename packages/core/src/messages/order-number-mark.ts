/** Takes in a text the place of the number that an order has only once it is stored; no number is longer. */
export const orderNumberMark = '\uE000'.repeat(24)
