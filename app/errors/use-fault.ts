import { useEffect } from 'react'
import { currentNavigation } from '../navigation/current-navigation.ts'
import { reloadAfterChunkError } from './chunk-error.ts'

/** For an error boundary: ends the running navigation as failed, and reloads the page after a chunk error. */
export function useFault(error: unknown): void {
  useEffect(() => {
    currentNavigation.fail()
    reloadAfterChunkError(error)
  }, [error])
}
