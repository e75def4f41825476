import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import viteConfig from '../../vite.config.ts'

/** Inside the project, so that the modules find its dependencies above themselves. */
const bundles = join(process.cwd(), 'node_modules/.cache/modules')

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes what processes have left that were killed. */
function removeLeft() {
  for (const name of readdirSync(bundles))
    if (!isRunning(Number(name))) rmSync(join(bundles, name), { recursive: true, force: true })
}

const nameOf = (path) => path.replace(/^\//, '').replace(/\.tsx?$/, '')

/**
 * Gives `work` a function that loads each of these modules of the project, which need Vite for their globs and JSX. They are bundled: to load
 * a thousand modules one by one takes three times as long. The second argument of `work` gives the address of a module, for another process.
 */
export async function withModules(paths, work) {
  // As a server of Vite does: a bundle is otherwise one for production.
  process.env.NODE_ENV ??= 'development'
  process.setSourceMapsEnabled(true)
  const outDir = join(bundles, String(process.pid))
  mkdirSync(outDir, { recursive: true })
  try {
    removeLeft()
    await build({
      ...viteConfig({ isSsrBuild: true, mode: 'development', command: 'build' }),
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: true,
        outDir,
        target: 'node22',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: Object.fromEntries(paths.map((path) => [nameOf(path), `.${path}`])),
          checks: { ineffectiveDynamicImport: false },
        },
      },
    })
    const addressOf = (path) => pathToFileURL(join(outDir, `${nameOf(path)}.js`)).href
    return await work((path) => import(addressOf(path)), addressOf)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
