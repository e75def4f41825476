import { saveState } from '../state/saved-state.ts'
import { mayReload } from './reload-guard.ts'

const chunkMessage =
  /failed to load chunk|loading (css )?chunk|dynamically imported module|importing a module script failed/i

/** True if a JavaScript chunk failed to load, usually because a newer build has replaced it. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || chunkMessage.test(error.message))

/** Reloads the page after such an error, at most once in 10 s, and preserves its state (B-28, C-11); true if it reloads. */
export function reloadAfterChunkError(error: unknown): boolean {
  // Offline, a reload would replace the page and the typed text by the browser's own error page.
  if (!isChunkError(error) || navigator.onLine === false || !mayReload(() => sessionStorage, Date.now()))
    return false
  saveState()
  location.reload()
  return true
}
