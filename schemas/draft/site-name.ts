import '../core/jitless.ts'
import { z } from 'zod'

/** The sites that are proposed to a clinic, by their character: files of `patterns/proposals/`. */
export const characters = ['calm', 'editorial', 'direct'] as const
export type Character = (typeof characters)[number]

/** The number of a version, or a revision, in an address. */
export const versionNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .describe('The number of a version, an import or a request; or a revision.')

/**
 * The site that is meant in place of the draft as it is now: the query of `clinic_website/preview` and of a page with `?draft=`. At most
 * one name is given; the first one counts.
 */
export const siteName = z.object({
  version: versionNumber.optional(),
  proposal: z.enum(characters).describe('A proposed site, by its character.').optional(),
  section: z
    .string()
    .max(80)
    .describe(
      'The draft with only a ready section on its first page, by its name: a file of `patterns/sections/`.',
    )
    .optional(),
  saved: z.uuid().describe('The same with a section that the company has saved, by its id.').optional(),
  import: versionNumber.optional(),
  /** The site that was sent with a request to publish, and the one that was published then, by the number of the request. */
  review: versionNumber.optional(),
  reviewBase: versionNumber.optional(),
})
export type SiteName = z.infer<typeof siteName>

/** The names alone. */
export const siteNames = Object.keys(siteName.shape)
