import type { ViteDevServer } from 'vite'

/** Debounce in milliseconds: an editor or a change of branch writes several files at once. */
const settleMs = 50

/**
 * Reloads open documents when a file that the server renders them from is changed, added or removed. Vite itself
 * replaces style sheets in place.
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
