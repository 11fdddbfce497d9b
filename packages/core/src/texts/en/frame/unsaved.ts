/** Asked before what was typed is lost. */
export const unsaved = {
  title: 'Leave without saving?',
  text: 'What you entered will be lost.',
  leave: 'Leave without saving',
  stay: 'Stay',
} as const
