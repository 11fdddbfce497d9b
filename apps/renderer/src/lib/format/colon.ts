/** What is between a label and its value. French sets the sign off by a blank where no line breaks. */
export const colon = (language: string) => (language.startsWith('fr') ? '\u00a0: ' : ': ')
