/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'Remettre à {{status}}',
  title: 'Remettre {{order}} à {{status}} ?',
  text: 'L’historique garde les deux. Le client n’en est pas informé.',
  cancelledText:
    'Ses articles quittent de nouveau le stock et elle compte de nouveau dans le chiffre d’affaires. Ce qui a été remboursé est de nouveau à encaisser. L’historique garde les deux. Le client n’en est pas informé.',
}
