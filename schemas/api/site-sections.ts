import '../core/jitless.ts'
import { z } from 'zod'
import { draftBlock } from './site-draft.ts'

/** How many sections a company may keep. */
export const mostSections = 50

/** Size of a section as JSON, in bytes. */
export const mostSectionBytes = 128 * 1024

/** The name that a company gives a section. */
const sectionName = z.string().trim().min(1).max(80)

/** A section of a page, to be kept under a name. A shared one can be placed on all sites of the network. */
export const siteSectionBody = z.strictObject({
  NAME: sectionName,
  BLOCK: draftBlock,
  IS_SHARED: z.literal(true).optional(),
})

/** The changed fields of a stored section. A change of a shared one appears on all sites at once. */
export const siteSectionChange = siteSectionBody.partial()

/**
 * A section that a company has saved, with its texts in all languages. A shared one that is `removed`, or whose company has `left` the
 * network, still stands where it was placed.
 */
export const siteSection = z
  .object({
    ID: z.uuid(),
    NAME: z.string(),
    BLOCK: draftBlock,
    CHANGED_AT: z.string(),
    BY: z.string().nullable(),
    IS_SHARED: z.boolean(),
    IS_OWN: z.boolean(),
    /** The name of its company. */
    OWNER: z.string(),
    STATE: z.enum(['kept', 'removed', 'left']),
  })
  .meta({ id: 'SiteSection' })

/** The sections of a company, and the shared ones of its network, by name. */
export const siteSections = z.array(siteSection)
