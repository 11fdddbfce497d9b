/** The picture of a product, as it is chosen in a dialog. */
export const picture = {
  label: 'Picture',
  choose: 'Choose a picture',
  other: 'Choose another',
  remove: 'Remove picture',
  help: 'The agent sends it when a customer asks for one. JPEG, PNG, GIF or WebP; you can drop it here.',
  file: 'Picture file',
  failed: 'The picture can’t be shown',
} as const
