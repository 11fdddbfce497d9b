import { FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses'

type Fuse = keyof typeof FuseV1Options

/** What Electron may do in the packaged program. A fuse that a new Electron brings does not compile until it is decided here. */
export const fuses: Readonly<Record<Fuse, boolean>> = {
  // The program is no Node for whoever starts it with an environment variable.
  RunAsNode: false,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableCookieEncryption: true,
  // The code that runs is the code that was signed, and comes from nowhere else.
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  // No snapshot of ours is shipped, and no page comes from file:.
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
  // Electron's own default: WebAssembly checks its bounds by the processor, at no loss of safety.
  WasmTrapHandlers: true,
}

const names = Object.keys(fuses).filter((name): name is Fuse => name in fuses)
const enabled = '1'.codePointAt(0)
const absent: ReadonlySet<number | undefined> = new Set([undefined, 'r'.codePointAt(0)])

export async function setFuses(program: string): Promise<void> {
  const has = await getCurrentFuseWire(program)
  const present = names.filter((name) => !absent.has(has[FuseV1Options[name]]))
  await flipFuses(program, {
    version: FuseVersion.V1,
    // Signed after this, where there is a key; Apple silicon starts nothing unsigned.
    resetAdHocDarwinSignature: process.platform === 'darwin',
    ...Object.fromEntries(present.map((name) => [FuseV1Options[name], fuses[name]])),
  })
}

/** Reads them from the finished program: those that are not as decided, and those that it lacks. */
export async function readFuses(program: string) {
  const wire = await getCurrentFuseWire(program)
  const missing = names.filter((name) => absent.has(wire[FuseV1Options[name]]))
  const wrong = names.filter(
    (name) =>
      !missing.includes(name) && (Number(wire[FuseV1Options[name]]) === enabled) !== fuses[name],
  )
  return { wrong, missing }
}
