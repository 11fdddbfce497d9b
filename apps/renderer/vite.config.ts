import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The address of a running local server, for `vite` with hot reload beside it. */
const devServer = process.env['PAL_DEV_SERVER']

export default defineConfig({
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Inlined assets become data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    ...(devServer ? { proxy: { '/api': { target: devServer, changeOrigin: true } } } : {}),
  },
})
