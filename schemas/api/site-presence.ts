import '../core/jitless.ts'
import { z } from 'zod'
import { revision, SAVE } from './site-draft.ts'

/** The page and block that a tab has open in the builder, under an id of its own, and the newest revision that it knows. */
export const sitePresenceQuery = z.strictObject({
  id: z.uuid().describe('Id of the editor’s tab.'),
  page: z.string().max(64).describe('Id of the page that is edited.'),
  block: z.string().max(64).describe('Id of the block that is edited.').optional(),
  revision: z.coerce.number().pipe(revision).describe('The revision that the editor has.'),
  save: z.uuid().describe('The save that created that revision.').optional(),
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
