import '../core/jitless.ts'
import { z } from 'zod'
import { revision, SAVE } from './site-draft.ts'

/** The page and block that a tab has open in the builder, under an id of its own, and the newest revision that it knows. */
export const sitePresenceQuery = z.strictObject({
  id: z.uuid(),
  page: z.string().max(64),
  block: z.string().max(64).optional(),
  revision: z.coerce.number().pipe(revision),
  /** The save that created it. */
  save: z.uuid().optional(),
})

/** The other editors of the site, and all changes from the caller's revision to `REVISION`. */
export const sitePresence = z
  .object({
    EDITORS: z.array(
      z.object({
        ID: z.string(),
        NAME: z.string(),
        /** Another tab of the same person. */
        IS_ME: z.boolean(),
        PAGE: z.string(),
        BLOCK: z.string().nullable(),
      }),
    ),
    REVISION: z.int(),
    SAVE,
    CHANGES: z.array(z.unknown()),
    /** The authors of the changes, also the caller in another tab; no name if their account is gone. */
    AUTHORS: z.array(z.object({ NAME: z.string().nullable(), IS_ME: z.boolean() })),
    /** Changes whenever the site is published, scheduled or taken down: then its state is to be read again. */
    STATE: z.string(),
  })
  .meta({ id: 'SitePresence' })
