/** A product's picture may be a file of the shop's own, not only something at an address. */
export const productPictures = `
ALTER TABLE products ADD COLUMN picture_file TEXT;
ALTER TABLE products ADD COLUMN picture_mime TEXT;
ALTER TABLE products ADD COLUMN picture_size INTEGER;
CREATE INDEX products_picture ON products (picture_file) WHERE picture_file IS NOT NULL;
`
