import '../core/jitless.ts'
import { z } from 'zod'
import { draftPage } from './site-draft.ts'

/** `MISSING` names the facts that the clinic lacks, so that visitors would see nothing of it. */
const pattern = { NAME: z.string(), TITLE: z.string(), MISSING: z.array(z.string()) }

/**
 * Ready sections and pages with texts in the languages of the clinic. `KIND` is the kind of clinics for which a section is; null
 * for all kinds. Sections for this clinic come first.
 */
export const sitePatterns = z
  .object({
    SECTIONS: z.array(
      z.object({
        ...pattern,
        KIND: z.string().nullable(),
        IS_OWN: z.boolean(),
        BLOCKS: draftPage.shape.blocks,
      }),
    ),
    PAGES: z.array(z.object({ ...pattern, PAGE: draftPage })),
  })
  .meta({ id: 'SitePatterns' })
