import { keepState } from '../state/kept-state.ts'
import { mayReload } from './reload-guard.ts'

const chunkMessage =
  /failed to load chunk|loading (css )?chunk|dynamically imported module|importing a module script failed/i

/** True for a part of the application's code that is not there any more: a newer build has taken its place. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || chunkMessage.test(error.message))

/** Reloads the page after such an error, once in 10 s, with its state kept (B-28, C-11); true if it does. */
export function reloadAfterChunkError(error: unknown): boolean {
  if (!isChunkError(error) || !mayReload(() => sessionStorage, Date.now())) return false
  keepState()
  location.reload()
  return true
}
