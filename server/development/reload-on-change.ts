import type { ViteDevServer } from 'vite'

/** How long files are waited for: an editor or a change of branch writes several at once, in milliseconds. */
const settleMs = 50

/**
 * Loads the open documents again when a file changes that they are made of on the server, or when one comes or goes.
 * Style sheets are replaced in place, by Vite itself.
 */
export function reloadOnChange(vite: ViteDevServer): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const reload = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => vite.ws.send({ type: 'full-reload' }), settleMs)
  }
  const isSource = (file: string) => /\.(tsx?|json)$/.test(file) && !/\.(test|spec)\./.test(file)
  const isUsed = (file: string) => vite.environments.ssr?.moduleGraph.getModulesByFile(file) !== undefined
  vite.watcher.on('change', (file) => {
    if (isUsed(file)) reload()
  })
  for (const event of ['add', 'unlink'])
    vite.watcher.on(event, (file: string) => {
      if (isSource(file)) reload()
    })
}
