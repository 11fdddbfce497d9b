/** '1 order', '2 orders': for the file for support, which is English. What a seller reads has the plural forms of its language. */
export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`
