import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { someDecision } from '@pal/core/testing/agent-context'
import { defaultQuietMs } from '@pal/desktop/src/messenger/inbox/ingest.ts'
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { startOpenAiDouble } from '@pal/doubles/openai/openai-double'

import type { Context } from './context.ts'
import type { Result } from './result.ts'
import { signIn, startProgram } from './servers/program.ts'
import { percentile, spreads } from './stats.ts'

const first = 20
const counted = 150
const everyMs = 200
const answeredWithinMs = 60_000

/**
 * Target 16: a turn from the customer's message to Facebook's taking of the answer, without the time
 * that the agent waits whether the customer goes on. Facebook and the model answer at once; a second
 * look at the answer is part of it.
 */
export async function turn(_: Context): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-bench-turn-'))
  const graph = await startGraphDouble()
  const openai = await startOpenAiDouble({
    respond: ({ format }) =>
      'name' in format && format.name === 'review'
        ? { commitments: [] }
        : someDecision({ reply: 'It is {{price:1}}. Would you like some?' }),
  })
  try {
    await using program = await startProgram(
      dataDir,
      { PAL_GRAPH_URL: graph.url, PAL_OPENAI_URL: openai.url },
      ['--webhook-port', '0'],
    )
    const { origin, cookie } = await signIn(program.startLink)
    const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
      const answer = await fetch(origin + path, {
        method,
        headers: { cookie, origin, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const page = graph.addPage({ name: 'Sundarban Honey', engagedUsers: 10_000 })
    await ask('PUT', '/api/facebook/config', {
      appId: graph.app.id,
      appSecret: graph.app.secret,
      verifyToken: 'verify-me',
    })
    await ask('POST', '/api/openai/config', { apiKey: openai.key })
    await ask('POST', '/api/facebook/validate-token', { pageAccessToken: page.token })
    await ask('POST', '/api/campaigns', {
      name: 'Honey week',
      facebookPageId: page.id,
      currency: 'BDT',
      products: [{ name: 'Wildflower honey 500 g', price: '650' }],
    })
    const { port } = (await ask('GET', '/api/facebook/webhook')) as { port: number }
    graph.setWebhook(`http://127.0.0.1:${port}/webhook`, { unsubscribedToo: true })

    const one = async (number: number): Promise<number> => {
      const { psid } = graph.addPerson(page, { name: `Customer ${number}` })
      const began = graph.now()
      graph.customerWrites(page, psid, 'How much is the honey?')
      for (;;) {
        const taken = graph.calls.find(
          ({ method, path, body, status }) =>
            method === 'POST' &&
            path.endsWith('/messages') &&
            status === 200 &&
            isMessageTo(body, psid),
        )
        if (taken) return taken.at - began - defaultQuietMs
        if (graph.now() - began > answeredWithinMs) throw new Error(`Nobody answered ${psid}`)
        await wait(20)
      }
    }
    const turns: Promise<number>[] = []
    while (turns.length < first + counted) {
      turns.push(one(turns.length))
      await wait(everyMs)
    }
    // The first load what every later one has loaded.
    const times = (await Promise.all(turns)).slice(first)
    return {
      name: 'a turn',
      target: 16,
      checks: [
        {
          what: 'half of them within',
          value: percentile(times, 0.5),
          unit: 'ms',
          is: 'at most',
          bound: 40,
        },
        {
          what: '99 of 100 within',
          value: percentile(times, 0.99),
          unit: 'ms',
          is: 'at most',
          bound: 120,
        },
      ],
      series: spreads({ turn: times }),
    }
  } finally {
    await graph.close()
    await openai.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function isMessageTo(body: unknown, psid: string): boolean {
  const text = JSON.stringify(body)
  return text.includes(`"${psid}"`) && !text.includes('sender_action')
}
