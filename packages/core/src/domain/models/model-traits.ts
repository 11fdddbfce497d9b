/** OpenAI's first reasoning models always think, and take no temperature while they do. */
const alwaysThinks = /^(o[134](-mini|-pro)?|gpt-5(-mini|-nano)?)(-\d{4}-\d{2}-\d{2})?$/

/** False for the models that are known to refuse it; any other refusal is found out by asking. */
export function takesTemperature(model: string): boolean {
  return !alwaysThinks.test(model.trim().toLowerCase())
}
