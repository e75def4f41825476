import { SourceError } from '../../content-adapters/source.ts'

/** The result of a call of a source; undefined if it does not exist. Other errors are thrown on. */
export const ifFound = <T>(result: Promise<T>): Promise<T | undefined> =>
  result.catch((error: unknown) => {
    if (error instanceof SourceError && error.status === 404) return undefined
    throw error
  })
