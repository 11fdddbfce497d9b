/**
 * What V8 is given where the program runs under plain Node; it takes such flags only at the start of a
 * process, and Electron's main process has rules of its own.
 *
 * Room for new objects would double up to 64 MB while a large file is exported, which is no faster for
 * it; with 4 MB an empty store rests within 110 MB and a full one within 160. And a collection of such
 * objects waits for the threads that help with it: where the cores are busy up to 50 ms, alone it
 * takes 4.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=4', '--no-parallel-scavenge']

/**
 * With one arena for all threads glibc gives back what it no longer needs: a full store at rest takes
 * 167 MB instead of 218. Elsewhere nobody reads it.
 */
export const nodeEnv: NodeJS.ProcessEnv = { MALLOC_ARENA_MAX: '1', ...process.env }
