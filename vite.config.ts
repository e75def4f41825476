import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientEntries } from './server/client-entries.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Documents: the server bundle, the islands and the style sheet. Next builds the application by itself. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: 'custom',
  // Vite would read the application's PostCSS configuration, which is meant for Next.
  css: { postcss: {} },
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node22', rolldownOptions: { input: 'server/main.ts' } }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        assetsDir: '_assets',
        assetsInlineLimit: 0,
        rolldownOptions: { input: Object.values(clientEntries) },
      },
}))
