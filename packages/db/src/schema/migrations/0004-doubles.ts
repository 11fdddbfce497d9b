/** The few orders that are likely doubles are counted and listed without passing all others. */
export const doubles = `
CREATE INDEX orders_likely_doubles ON orders (created_at, id) WHERE likely_double_of IS NOT NULL;
`
