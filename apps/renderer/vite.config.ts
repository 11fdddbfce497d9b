import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { chunkGroups } from './chunks.ts'
import { leanContract } from './lean-contract.ts'
import { localServer } from './local-server.ts'
import { precompressed } from './precompressed.ts'
import { productionRouter } from './production-router.ts'

/** The data folder of the local server that `npm run dev` runs beside Vite. */
const dataDir = process.env['PAL_DEV_DATA_DIR']

export default defineConfig({
  base: '/',
  plugins: [
    leanContract,
    productionRouter,
    react(),
    precompressed(),
    ...(dataDir ? [localServer(dataDir)] : []),
  ],
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Inlined assets become data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    // For the licence texts of the package.
    license: { fileName: '.vite/licences.json' },
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first script names all others, and a hash cannot be packed: seven signs tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', cors: false },
})
