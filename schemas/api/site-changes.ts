import '../core/jitless.ts'
import { z } from 'zod'
import { draftPath, revision, siteSummary } from './site-draft.ts'

/** The changes, newest first: saves `FROM` to `TO` of one person, joined where they follow each other. */
export const siteChanges = z
  .object({
    PIECES: z.array(
      z.object({
        FROM: z.int(),
        TO: z.int(),
        AT: z.string(),
        BY: z.string().nullable(),
        SUMMARY: siteSummary,
      }),
    ),
    HAS_MORE: z.boolean(),
  })
  .meta({ id: 'SiteChanges' })

/** Takes back the saves `FROM` to `TO`, or their changes below `PATH`; the answer has the changes since `BASE`. */
export const takeBackBody = z.strictObject({
  ID: z.uuid(),
  FROM: revision,
  TO: revision,
  PATH: draftPath.optional(),
  BASE: revision,
  /** The save that created `BASE`. */
  BASE_SAVE: z.uuid().optional(),
})
