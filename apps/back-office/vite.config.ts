import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noScriptText } from './src/shell/no-script-text.ts'

/** The server puts a new one into every answer, for the styles that the components make. */
export const noncePlace = '__NONCE__'

export default defineConfig({
  base: '/admin/',
  plugins: [react(), noScriptText],
  html: { cspNonce: noncePlace },
  // npm nests copies of these below react-admin; two of one kind know nothing of each other.
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', 'ra-core'],
  },
  build: {
    outDir: 'build',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
  },
})
