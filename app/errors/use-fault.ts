import { useEffect } from 'react'
import { currentNavigation } from '../navigation/current-navigation.ts'
import { reloadAfterChunkError } from './chunk-error.ts'

/** For an error boundary: the navigation that led here has failed; code that has gone comes back with a reload. */
export function useFault(error: unknown): void {
  useEffect(() => {
    currentNavigation.fail()
    reloadAfterChunkError(error)
  }, [error])
}
