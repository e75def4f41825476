import { call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'

/** A draft of the server at a revision, with the save that created the revision, if there was one. */
export type ReadDraft = { revision: number; save?: string | undefined; draft: SiteDraft }

/** Reads the draft as it is now, or as it was at a revision; undefined if that is not possible. `place` is as in a path. */
export const readDraft =
  (place: string) =>
  async (revision?: number): Promise<ReadDraft | undefined> => {
    const query = revision === undefined ? '' : `?revision=${revision}`
    const path = `/business-api-front2/${place}/clinic_website/draft${query}` as const
    try {
      const { REVISION, SAVE, DRAFT } = (await call('GET', path)) as {
        REVISION: number
        SAVE: string | null
        DRAFT: SiteDraft
      }
      return { revision: REVISION, save: SAVE ?? undefined, draft: DRAFT }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return undefined
    }
  }
