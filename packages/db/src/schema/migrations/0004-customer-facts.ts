/**
 * The name by which Facebook knows a customer, also once another is learned; and where each fact about
 * them came from. Of older ones that is not known.
 */
export const customerFacts = `
ALTER TABLE customers ADD COLUMN profile_name TEXT;
ALTER TABLE customers ADD COLUMN fact_sources TEXT NOT NULL DEFAULT '{}'
  CHECK (json_valid(fact_sources));
`
