import { createServer } from 'vite'

/** Gives `work` a function that loads the project's modules, which need Vite for their globs and JSX; closes Vite afterwards. */
export async function withModules(work) {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    // No browser asks: what one would need is not looked for, and texts are parsed as JSON, quicker than as code.
    optimizeDeps: { noDiscovery: true, include: [] },
    json: { stringify: true },
    logLevel: 'error',
  })
  try {
    return await work((path) => vite.ssrLoadModule(path))
  } finally {
    await vite.close()
  }
}
