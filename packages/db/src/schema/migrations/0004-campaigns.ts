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

/** The same goods, sold by several campaigns, are counted together. */
export const sharedStock = `
ALTER TABLE products ADD COLUMN stock_group INTEGER;
CREATE INDEX products_of_stock ON products (stock_group) WHERE stock_group IS NOT NULL;
`

/**
 * A campaign's trial pack and the strategy of that name become one switch. It stays as the agent
 * has understood it: by the strategy, for as long and at the price that Settings say.
 */
export const oneTrialPack = `
UPDATE campaigns SET
  trial_pack_price_minor = NULL,
  trial_pack_duration = coalesce((
    SELECT json_extract(value, '$.trialPackDuration') FROM settings
    WHERE tab = 'tactics' AND json_valid(value)
      AND json_type(value, '$.trialPackDuration') = 'integer'
  ), 7)
WHERE has_trial_pack = 0 AND json_valid(strategies)
  AND json_type(strategies, '$.trialPackEnabled') = 'true';
UPDATE campaigns SET has_trial_pack = json_extract(strategies, '$.trialPackEnabled')
WHERE json_valid(strategies)
  AND json_type(strategies, '$.trialPackEnabled') IN ('true', 'false');
`
