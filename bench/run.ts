import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { analytics } from './analytics.ts'
import { cold } from './cold.ts'
import { type Context, prepare } from './context.ts'
import { crowd } from './crowd.ts'
import { dashboard } from './dashboard.ts'
import { exportOrders } from './export-orders.ts'
import { flat } from './flat.ts'
import { httpList } from './http-list.ts'
import { ingest } from './ingest.ts'
import { loop } from './loop.ts'
import { pages } from './pages.ts'
import { palette } from './palette.ts'
import { tableOf } from './report.ts'
import { rest } from './rest.ts'
import type { Result } from './result.ts'
import { search } from './search.ts'
import { dialogueTable, measureDialogues } from './speech/dialogues.ts'
import { freshTable, measureFresh } from './speech/fresh.ts'
import { kindTable } from './speech/kinds.ts'
import { languageTable, measureLanguages } from './speech/languages.ts'
import { measureLater } from './speech/later.ts'
import { measureBlind, measureSpeech } from './speech/measure.ts'
import { measureReview, realModel, recordedModel, reviewTable } from './speech/review.ts'
import { speechTable } from './speech/table.ts'
import { startTime } from './start-time.ts'
import { storm } from './storm.ts'
import { turnCost } from './turn-cost.ts'
import { turn } from './turn.ts'
import { firstContent } from './window/first-content.ts'
import { paints } from './window/paints.ts'
import { scrolledRows } from './window/rows.ts'

const benchmarks: Readonly<Record<string, (context: Context) => Promise<Result>>> = {
  http: httpList,
  flat,
  analytics,
  dashboard,
  pages,
  search,
  palette,
  export: exportOrders,
  start: startTime,
  cold,
  // What a window costs on the store as it was seeded.
  content: firstContent,
  paints,
  rows: scrolledRows,
  ingest,
  loop,
  turn,
  'turn-cost': turnCost,
  rest,
  // These leave thousands of new conversations behind in the copy.
  crowd,
  storm,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string', default: 'small' },
    'data-dir': { type: 'string' },
    /** With `--only speech`: a key of OpenAI, whose model then takes the second look. */
    key: { type: 'string' },
    model: { type: 'string' },
  },
})
const { only, size } = values
if (only === 'speech') {
  // It needs no store.
  const { attacks, leaked } = measureBlind()
  const unseen = measureBlind('unseen')
  const later = measureLater()
  console.log(
    [
      speechTable(measureSpeech()),
      kindTable(),
      [`Written blind: ${leaked.length} of ${attacks} leaked`, ...leaked].join('\n'),
      [
        `Promises written before the classifier: ${unseen.leaked.length} of ${unseen.attacks} leaked`,
        ...unseen.leaked,
      ].join('\n'),
      [
        `Idioms written after it: ${later.left.length} of ${later.idioms} leaked; goods of other shops: ${later.stopped.length} of ${later.descriptions} stopped`,
        ...later.left,
        ...later.stopped,
      ].join('\n'),
      freshTable(measureFresh(), 'of cases written without sight of the checks'),
      freshTable(measureFresh('newest'), 'of cases written after the last samples'),
      freshTable(measureFresh('november'), 'of cases written blind in November'),
      freshTable(measureFresh('december'), 'of cases written blind in December'),
      freshTable(measureFresh('january'), 'of cases written blind in January'),
      freshTable(measureFresh('february'), 'of cases written blind, kind by kind'),
      freshTable(measureFresh('march'), 'of sentences found to leave, and their opposites'),
      freshTable(measureFresh('april'), 'of cases of five trades, written blind'),
      freshTable(measureFresh('may'), 'of cases of three more trades, written blind'),
      freshTable(measureFresh('june'), 'of books, furniture and pets, written blind'),
      freshTable(measureFresh('july'), 'of jewellery and bicycles, written blind'),
      freshTable(measureFresh('august'), 'of baby clothes and solar lamps, written blind'),
      dialogueTable(measureDialogues()),
      await secondLook(values.key, values.model),
      languageTable(measureLanguages()),
    ].join('\n\n'),
  )
  process.exit()
}
const chosen = Object.entries(benchmarks).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0)
  refuse(`--only takes one of: ${[...Object.keys(benchmarks), 'speech'].join(', ')}`)
if (size !== 'small' && size !== 'full') refuse('--size takes small or full')
const dataDir = values['data-dir']
if ((size === 'full') !== (dataDir !== undefined)) {
  refuse('--size full and --data-dir DIR go together: the store is made there, and kept')
}

// Copies are made beside the store: they are large, and a rename between disks is none.
const work = resolve(
  dataDir ? `${dataDir}.bench` : join(import.meta.dirname, '../node_modules/.cache/pal-bench'),
)
await mkdir(work, { recursive: true })
await using context = await prepare(work, dataDir ? resolve(dataDir) : null)
const machine = {
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  cores: cpus().length,
  cpu: cpus()[0]?.model ?? 'unknown',
  memoryMiB: Math.round(totalmem() / 2 ** 20),
}
const at = new Date().toISOString()
const results: Result[] = []
for (const [name, benchmark] of chosen) {
  const began = performance.now()
  results.push(await benchmark(context).catch(brokenOff(name)))
  // Printed as they come: a run that is broken off has not been for nothing.
  const report = { at, size, machine, results }
  await writeFile(join(import.meta.dirname, 'results.json'), `${JSON.stringify(report, null, 2)}\n`)
  console.error(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
console.log(tableOf(results))

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** The others are measured all the same. */
function brokenOff(name: string) {
  return (error: unknown): Result => {
    console.error(error)
    process.exitCode = 1
    const [first] = String(error).split('\n')
    return { name, target: 0, checks: [], series: {}, missing: `broken off: ${first}` }
  }
}

/** By the answers that are kept; with a key by those of a real model, which costs a few cents. */
async function secondLook(key: string | undefined, name: string | undefined): Promise<string> {
  if (key === undefined) return reviewTable(await measureReview(recordedModel()), null)
  const each = (done: number) => done % 100 === 0 && console.error(`${done} answers looked at`)
  return reviewTable(await measureReview(realModel(key), { name, each }), name ?? 'the usual model')
}
