// What each command takes: its usage says it to people and to the parser alike. Read by run.mjs, which may
// import only what Node brings.
import { parseArgs } from 'node:util'

const where = `
  --data-dir DIR      where everything is stored
  --no-open           opens no browser`

/** @type {Readonly<Record<string, string>>} */
const usages = {
  start: `[options]

PAL Admin in its window, or in the browser where there is no Electron. Other options go to Electron.
${where}`,
  serve: `[options]

PAL Admin without a window, for the browser.

  --port N            port of the window's address, 4780 by default; 0 picks a free one
  --webhook-port N    also listens for Facebook's webhook there
  --key-file FILE     the key that seals your access tokens; made when missing
  --new-key-file NEW  seals them again with this one
  --restore FILE      starts from this backup, once; the store that is there is set aside${where}`,
  link: `[options]

A new start link of the server that runs on the same data folder.

  --data-dir DIR      the one of that server`,
  dev: `[options]

Server from source and page with hot reload, at one address.

  --port N            5173, or the next free one, unless given
  --data-dir DIR      .dev-data unless given
  --no-open           opens no browser`,
  demo: `[options]

A shop with two pages on stand-ins for Facebook and OpenAI.

  --port N            port of PAL Admin; a free one unless given
  --chat-port N       port of the customer's chat; a free one unless given
  --data-dir DIR      new or empty, and kept at the end; without it, a folder that goes with the demo
  --no-open           opens no browser`,
  test: `[WHERE…]

All tests, or those of one place: parts of the paths of test files, or a part of titles such as the id of a
requirement. E2E_ELECTRON names an Electron program for those of the desktop window.`,
  'test:watch': `[options of vitest]

The unit tests that a change concerns, as files change.`,
  soak: `[options]

The long campaigns, of which npm test runs a little with a fixed seed.

  --seed N            makes other ones of them; 1 unless given
  --only NAME         one campaign, or one kill again, by its number
  --kills N           how many kills there are to be, 200 unless given
  --data-dir DIR      where the large shop of a day is made and kept`,
  mutate: `[PATH…] [options]

Takes code away piece by piece, of the rules of the domain or of PATH, and looks whether a test notices.

  --all               of all of core
  --rows              one requirement after the other; PATH is the id of one, such as CV-07`,
  verify: `

Format, lint, types and dead code.`,
  format: `[options of oxfmt]

Formats all files, or those that are named.`,
  bench: `[options]

Benchmarks, each beside its target; the figures are in bench/results.json.

  --only NAME         one of them, or speech; an unknown name lists all
  --size SIZE         small, or full: a million orders
  --data-dir DIR      with --size full: where that store is made, and kept
  --key KEY           with --only speech: a key of OpenAI, whose model takes the second look
  --model NAME        its model`,
  trace: `[options]

The way of one message through the program, in these figures:
  entries             functions entered
  files               files they are in
  moves               steps from a function in one top folder to one in another
  returns             moves into a folder that was left before
  settingsReads, conversationReads   queries that read all settings, a whole conversation
  …AtOnce             the most of them in one transaction
  commits             transactions of the store
  loneWrites          writes of one statement, which commit by themselves

  --list              each function and query in its order
  --runs N            the median of so many messages, 5 unless given
  --json              the figures as JSON
  --root DIR          of another checkout`,
  seed: `--data-dir DIR --conversations N --messages N --orders N --logs N [--seed S]

Fills a new store for benchmarks and load tests.

  --data-dir DIR      where it is made; none may be there
  --conversations N   each with some of the messages
  --messages N        of a thousand, some 300 lead to an order at most
  --orders N          as many of them are taken
  --logs N            lines of the log
  --seed S            another number, another shop; 1 unless given`,
  screenshots: `[NAME…] [options]

Every page and dialog of a shop at work, or those that are named, such as orders and order-new; an unknown name
lists all.

  --looks LOOKS       with commas between, such as light,dark,small,arabic; an unknown one lists all
  --into DIR          screenshots unless given`,
  package: `[options]

The packaged program of this machine, read back. It fetches Electron, or takes the one of E2E_ELECTRON.

  --installers        what people install, as far as this system can make it
  --version V         another version than the program's own, to play an update with
  --into DIR          apps/desktop/release unless given`,
  release: `key FILE | sign FOLDER [options]

The key of updates, and signing every feed in a folder with the key that PAL_UPDATE_KEY holds.

  --by-hand           the running program cannot install it: people are asked to download it
  --rollout-hours N   programs that look by themselves wait a random part of so many hours
  --staging N         so many of a hundred programs are offered it`,
}

/** Their own programs know what they take besides. */
const passedOn = new Set(['start', 'test:watch', 'format'])

export const commands = Object.keys(usages)

/**
 * What is to be said instead of running the command: its usage, where it is asked for or not kept to.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {{ said: string, isWrong: boolean } | null}
 */
export function insteadOf(name, args) {
  const rest = usages[name]
  if (rest === undefined) {
    return { said: `There is no command '${name}': ${commands.join(', ')}.`, isWrong: true }
  }
  const usage = `Usage: npm run ${name}${rest.startsWith('\n') ? '' : ' -- '}${rest}`
  const end = args.indexOf('--')
  const own = end < 0 ? args : args.slice(0, end)
  if (own.includes('--help') || own.includes('-h')) return { said: usage, isWrong: false }
  if (passedOn.has(name)) return null
  try {
    parseArgs({
      args: [...args],
      options: optionsOf(rest),
      allowPositionals: /^[^\n]*(?:…| FILE)/.test(rest),
    })
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { said: `${reason}\n\n${usage}`, isWrong: true }
  }
}

/**
 * A line of its own for each: two spaces, its name, and a word in capitals where it takes a value.
 *
 * @param {string} usage
 */
function optionsOf(usage) {
  /** @type {import('node:util').ParseArgsOptionsConfig} */
  const options = {}
  for (const [, name = '', value] of usage.matchAll(/^ {2}--([a-z-]+)( [A-Z]+)? /gm)) {
    options[name] = { type: value ? 'string' : 'boolean' }
  }
  return options
}
