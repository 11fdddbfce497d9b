import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

import { isMet, type Result } from './result.ts'
import { startTime } from './start-time.ts'

const benchmarks: readonly (() => Promise<Result>)[] = [startTime]

const results: Result[] = []
for (const benchmark of benchmarks) results.push(await benchmark())

const machine = {
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  cores: cpus().length,
  cpu: cpus()[0]?.model ?? 'unknown',
  memoryMiB: Math.round(totalmem() / 2 ** 20),
}
const report = { at: new Date().toISOString(), machine, results }
await writeFile(join(import.meta.dirname, 'results.json'), `${JSON.stringify(report, null, 2)}\n`)

console.table(
  results.map((result) => ({
    benchmark: result.name,
    ratio: result.ratio.toFixed(2),
    target: `${result.target.is} ${result.target.ratio}`,
    met: isMet(result) ? 'yes' : 'NO',
    ...Object.fromEntries(
      Object.entries(result.figures).map(([name, value]) => [name, value.toFixed(1)]),
    ),
  })),
)
