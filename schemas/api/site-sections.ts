import '../jitless.ts'
import { z } from 'zod'
import { draftBlock } from './site-draft.ts'

/** How many sections a company may keep. */
export const mostSections = 50

/** Size of a section as JSON, in bytes. */
export const mostSectionBytes = 128 * 1024

/** The name that a company gives a section. */
export const sectionName = z.string().trim().min(1).max(80)

/** A section of a page, to be kept under a name. */
export const siteSectionBody = z.strictObject({ NAME: sectionName, BLOCK: draftBlock })

/** What changes of a kept section: its name, or what is in it. */
export const siteSectionChange = z.strictObject({
  NAME: sectionName.optional(),
  BLOCK: draftBlock.optional(),
})

/** A section that a company has saved, with its texts in all languages. */
export const siteSection = z
  .object({
    ID: z.uuid(),
    NAME: z.string(),
    BLOCK: draftBlock,
    CHANGED_AT: z.string(),
    BY: z.string().nullable(),
  })
  .meta({ id: 'SiteSection' })

/** The sections of a company by name. */
export const siteSections = z.array(siteSection)
