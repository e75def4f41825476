import { SourceError } from '../source.ts'

/** What a block can do without: undefined where the source cannot say it. */
export const ifRead = <Kind>(asked: Promise<Kind>): Promise<Kind | undefined> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof SourceError)) throw error
    return undefined
  })
