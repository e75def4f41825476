import { createServer } from 'vite'

/** Gives `work` a way to load the project's own modules, which need Vite for their globs and JSX, and closes after it. */
export async function withModules(work) {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    logLevel: 'error',
  })
  try {
    return await work((path) => vite.ssrLoadModule(path))
  } finally {
    await vite.close()
  }
}
