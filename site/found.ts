import { SourceError } from '../content-adapters/source.ts'

/** What a source was asked for; undefined where there is no such thing. Other faults stay faults. */
export const found = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof SourceError && error.status === 404) return undefined
    throw error
  })
