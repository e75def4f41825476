import { SourceError } from '../content-adapters/source.ts'

/** The result of a call of a source; undefined if it does not exist. Other errors are thrown on. */
export const found = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof SourceError && error.status === 404) return undefined
    throw error
  })
