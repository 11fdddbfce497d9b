/** What better-sqlite3 is compiled for, as its binding.gyp says. */
export const wantedNodeApi = 10

interface Versions {
  readonly napi?: string | undefined
  readonly electron?: string | undefined
}

/**
 * In an Electron with an older interface the native part of the store ends the whole program, without a
 * word. So it is refused before anything of the server is read.
 */
export function refuseOldElectron({ napi, electron }: Versions): void {
  if (Number(napi) >= wantedNodeApi) return
  const why = `better-sqlite3 needs Node-API ${wantedNodeApi}; Electron ${electron} has ${napi}`
  throw Object.assign(new Error(why), { code: 'ERR_DLOPEN_FAILED' })
}
