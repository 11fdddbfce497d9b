import { openAiModel } from '@pal/desktop/src/agent/model/model.ts'
import type { ModelQuestion } from '@pal/desktop/src/agent/model/types.ts'
import { systemClock } from '@pal/desktop/src/platform/clock.ts'

/** Where the model is, and a call of a turn as it was made. */
export interface ModelPlace {
  readonly url: string
  readonly key: string
  readonly question: unknown
}

export interface AskedCost {
  readonly way: 'product' | 'bare'
  readonly calls: number
}

interface RawQuestion {
  readonly model: string
  readonly instructions: string
  readonly input: ModelQuestion['input']
  readonly text: { readonly format: ModelQuestion['format'] }
  readonly max_output_tokens: number
  readonly temperature: number
  readonly safety_identifier: string
}

const { url, key, question } = JSON.parse(process.argv[2] ?? '') as ModelPlace
const raw = question as RawQuestion
const { name, schema } = raw.text.format
const model = openAiModel(
  () => Promise.resolve({ apiKey: key, baseUrl: url, compatible: false, prices: [] }),
  systemClock,
)

const ways: Readonly<Record<AskedCost['way'], () => Promise<string>>> = {
  product: async () => {
    const { text } = await model.ask({
      model: raw.model,
      instructions: raw.instructions,
      input: raw.input,
      format: { name, schema },
      maxOutputTokens: raw.max_output_tokens,
      temperature: raw.temperature,
      deadlineMs: 30_000,
      customerDigest: raw.safety_identifier,
      signal: new AbortController().signal,
    })
    return text
  },
  bare: async () => {
    const answer = await fetch(`${url}/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(question),
    })
    const { output } = (await answer.json()) as {
      output: readonly { readonly content?: readonly { readonly text?: string }[] }[]
    }
    return output.flatMap(({ content }) => content?.[0]?.text ?? '').join('')
  },
}

process.on('message', ({ way, calls }: AskedCost) => void answer(way, calls))

/** Milliseconds of this thread a call. */
async function answer(way: AskedCost['way'], calls: number): Promise<void> {
  const before = process.threadCpuUsage()
  for (let call = 0; call < calls; call++) {
    if ((await ways[way]()) === '') throw new Error('The model said nothing')
  }
  const { user, system } = process.threadCpuUsage(before)
  process.send?.((user + system) / 1000 / calls)
}
