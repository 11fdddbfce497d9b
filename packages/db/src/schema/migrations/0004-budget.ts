/** When a campaign's AI budget of the month was used up, which is what it is paused for. */
export const budget = `
ALTER TABLE campaigns ADD COLUMN budget_paused_at INTEGER;
CREATE INDEX campaigns_over_budget ON campaigns (budget_paused_at)
  WHERE budget_paused_at IS NOT NULL;
`
