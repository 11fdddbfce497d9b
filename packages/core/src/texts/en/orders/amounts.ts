/** Why an amount was not taken. */
export const amount = {
  missing: 'Enter an amount: {{label}}.',
  ambiguous: '{{label}} can be read in two ways. Write {{one}} or {{other}}.',
  unreadable: '{{label}}: write an amount such as 1250 or 12.50.',
  negative: '{{label}} cannot be below zero.',
  tooFine: '{{label}}: {{currency}} has two decimals, as in 12.50.',
  tooFineOrWhole:
    '{{label}}: {{currency}} has two decimals, as in 12.50. Or did you mean {{whole}}?',
  tooLarge: '{{label}} is too large.',
} as const

/** Why a number was not taken. */
export const number = {
  any: 'Enter a number from {{least}} to {{most}}.',
  whole: 'Enter a whole number from {{least}} to {{most}}.',
} as const
