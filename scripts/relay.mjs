import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import process from 'node:process'

const relayed = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Calls `end` for each signal to end that this process gets, and once whoever started it has died:
 * npm dies without telling its script, which would leave a server behind.
 *
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} stops listening
 */
export function whenAskedToEnd(end) {
  const handlers = relayed.map((name) => {
    const handler = () => end(name)
    process.on(name, handler)
    return { name, handler }
  })
  const parent = process.ppid
  const orphaned = setInterval(() => {
    if (process.ppid !== parent) end('SIGTERM')
  }, 250)
  return () => {
    clearInterval(orphaned)
    for (const { name, handler } of handlers) process.off(name, handler)
  }
}

/**
 * Runs a program to its end and hands on what this process gets: signals, and the death of
 * whoever started it. Once asked to end, this process ends with its child: nothing more is to be
 * started.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & {
 *   started?: (child: import('node:child_process').ChildProcess) => void
 * }} [options]
 * @returns {Promise<number>} its exit code, 128 + signal number when a signal ended it
 */
export function run(command, args, { started, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    let askedToEnd = false
    const settle = whenAskedToEnd((name) => {
      askedToEnd = true
      child.kill(name)
    })
    child.once('error', (error) => {
      settle()
      reject(error)
    })
    child.once('close', (code, signal) => {
      const exitCode = exitCodeOf(code, signal)
      // Still listening: npm hands on, a while later, the signal that its whole group got.
      if (askedToEnd) process.exit(exitCode)
      settle()
      resolve(exitCode)
    })
    started?.(child)
  })
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCodeOf(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 1)
}
