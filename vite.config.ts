import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadHelper } from './scripts/lib/preload-helper.ts'
import { retainBuilds } from './scripts/lib/retain-builds.ts'
import {
  canvasEntry,
  clientEntries,
  embedEntry,
  practiceWorkerEntry,
  previewEntry,
  studioEntry,
} from './server/documents/client-entries.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The modules that every island needs before it can be touched. */
const withReact = /node_modules\/(react|react-dom|scheduler)\/|renderer\/client\/(hydrate|entries)\./

/** Small modules that most islands share; one file of them comes sooner than thirty over a slow network. */
const ofForms =
  /\/(ui\/(form|button|icon|page|shown)|client|blocks\/parts\/common|schemas\/(formats|calls|reference|core))\/|lucide-react|react-hook-form/

/** The modules of booking, which are used together. */
const ofBooking = /blocks\/(parts\/booking|appointment)\//

/** Modules that several islands share become one file of this name; what they import stays where it is. */
const together = (name: string, test: RegExp, minShareCount: number) => ({
  name,
  test,
  minShareCount,
  includeDependenciesRecursively: false,
})

/** Scripts that are no modules. */
const plainScripts = [embedEntry, practiceWorkerEntry]
const isPlain = (module: string | null) => plainScripts.some((script) => module?.endsWith(script))

/** The programs of the processes that draw pictures and documents, and read tables, by their names. */
const processes = Object.fromEntries(
  globSync('backend/**/*.process.ts', { cwd: root }).map((file) => [basename(file, '.ts'), file]),
)

const inBrowser = { target: 'es2022', manifest: true, assetsDir: '_assets', assetsInlineLimit: 0 }

/**
 * Documents: the server bundle, the islands and the style sheet, and in the mode `canvas` the code that renders blocks in the builder. Next
 * builds the application by itself.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  appType: 'custom',
  // Vite would read the application's PostCSS configuration, which is meant for Next.
  css: { postcss: {} },
  // Only Next sets it (schemas/validators/registry.ts), and browsers have no `process`.
  define: { 'process.env.NEXT_RUNTIME': 'undefined' },
  // Node resolves each of their many files anew, and parses a list of 130 kB for each import between those of drizzle-orm: a third of a start.
  ...(isSsrBuild && { ssr: { noExternal: ['drizzle-orm', 'lucide-react'] } }),
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild || mode === 'canvas' ? [] : [preloadHelper(), retainBuilds(clientEntries.loader)]),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node22',
        // Modules that a browser loads later are imported by the server at once.
        rolldownOptions: {
          input: { main: 'server/main.ts', ...processes },
          checks: { ineffectiveDynamicImport: false },
        },
      }
    : mode === 'canvas'
      ? {
          ...inBrowser,
          outDir: 'dist/canvas',
          rolldownOptions: {
            input: [canvasEntry, previewEntry, studioEntry, ...plainScripts],
            // On another site, and in a worker, they are plain scripts, whose names must not become names of that page.
            output: {
              postBanner: ({ facadeModuleId }) => (isPlain(facadeModuleId) ? '(()=>{' : ''),
              postFooter: ({ facadeModuleId }) => (isPlain(facadeModuleId) ? '})()' : ''),
            },
          },
        }
      : {
          ...inBrowser,
          outDir: 'dist/client',
          // A list of the files of each island would be in every document; React, which all of them need, is one chunk that is requested
          // with them.
          modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
          rolldownOptions: {
            input: Object.values(clientEntries),
            output: {
              codeSplitting: {
                groups: [
                  { name: 'hydrate', test: withReact, priority: 1 },
                  together('booking', ofBooking, 2),
                  together('forms', ofForms, 6),
                ],
              },
            },
          },
        },
}))
