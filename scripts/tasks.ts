import { bench } from './bench.ts'
import { demo } from './demo.ts'
import { dev } from './dev.ts'
import { mutate } from './mutate.ts'
import { packageProgram, release } from './package.ts'
import { screenshots } from './screenshots.ts'
import { seed } from './seed.ts'
import { soak } from './soak.ts'
import { link, serve, start } from './start.ts'
import { test, testWatch } from './test.ts'
import { trace } from './trace.ts'
import { format, verify } from './verify.ts'

type Task = (args: readonly string[]) => Promise<number>

const tasks = new Map<string, Task>(
  Object.entries({
    start,
    serve,
    link,
    dev,
    demo,
    test,
    'test:watch': testWatch,
    soak,
    mutate,
    verify,
    format,
    bench,
    trace,
    seed,
    screenshots,
    package: packageProgram,
    release,
  }),
)

const [name = '', ...args] = process.argv.slice(2)
const task = tasks.get(name)
try {
  if (!task) throw new Error(`There is no task '${name}': ${[...tasks.keys()].join(', ')}.`)
  process.exitCode = await task(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
