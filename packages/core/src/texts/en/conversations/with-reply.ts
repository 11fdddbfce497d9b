/** A product of the campaign, put into a reply. */
export const product = {
  open: 'Send a product',
  search: 'Search products',
  none: 'No product found',
  failed: 'Couldn’t load the products',
  out: 'Out of stock',
  noPicture: 'The picture was not added',
} as const

export const picture = {
  add: 'Add pictures',
  list: 'Pictures to send',
  remove: 'Remove {{name}}',
  drop: 'Drop the pictures to add them to your reply',
  unfit: {
    kind: 'not added, Messenger shows pictures of the kinds JPEG, PNG, GIF and WebP.',
    size: 'not added, Facebook takes pictures of up to 25 MB.',
    empty: 'not added, the file is empty.',
    many: 'not added, one reply holds up to {{most}} pictures. Send the others after it.',
  },
} as const
