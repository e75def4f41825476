import { createServer } from 'vite'

/** Gives `work` a function that loads the project's modules, which need Vite for their globs and JSX; closes Vite afterwards. */
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
