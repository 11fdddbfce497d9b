/** When a campaign's AI budget of the month was used up, which it is paused for; and its own delivery fee. */
export const budget = `
ALTER TABLE campaigns ADD COLUMN budget_paused_at INTEGER;
ALTER TABLE campaigns ADD COLUMN delivery_fee_minor INTEGER CHECK (delivery_fee_minor >= 0);
CREATE INDEX campaigns_over_budget ON campaigns (budget_paused_at)
  WHERE budget_paused_at IS NOT NULL;
`

/** A product's picture may be a file of the shop's own, not only something at an address. */
export const productPictures = `
ALTER TABLE products ADD COLUMN picture_file TEXT;
ALTER TABLE products ADD COLUMN picture_mime TEXT;
ALTER TABLE products ADD COLUMN picture_size INTEGER;
CREATE INDEX products_picture ON products (picture_file) WHERE picture_file IS NOT NULL;
`
