import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const small = 1_000
const worthIt = /\.(?:js|css|svg|html)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Beside each text of the page the same packed as small as it gets: once, not at every request. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => worthIt.test(fileName))
      for (const file of files) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        // The server writes into the index page before it sends it.
        if (content.length < small || file.fileName === 'index.html') continue
        const emit = (end: string, source: Buffer) =>
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.${end}`, source })
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        emit('br', await brotli(content, { params }))
        emit('gz', await zip(content, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
