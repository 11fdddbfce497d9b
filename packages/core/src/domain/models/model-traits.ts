/** OpenAI's first reasoning models always think, and take no temperature while they do. */
const alwaysThinks = /^(o[134](-mini|-pro)?|gpt-5(-mini|-nano)?)(-\d{4}-\d{2}-\d{2})?$/

/** False for the models that are known to refuse it; any other refusal is found out by asking. */
export function takesTemperature(model: string): boolean {
  return !alwaysThinks.test(model.trim().toLowerCase())
}

/** OpenAI's models that take pictures; what other providers' models see is not known. */
const sees = /^(?:openai\/)?(?:gpt-4o|gpt-4\.1|gpt-4-turbo|gpt-[5-9]|o1|o3(?!-mini)|o4-mini)/
const other = /audio|realtime|transcribe|tts|^o1-mini/

export function seesPictures(model: string): boolean {
  const name = model.trim().toLowerCase()
  return sees.test(name) && !other.test(name)
}
