import '../core/jitless.ts'
import { z } from 'zod'
import { siteDraftShape } from './site-draft.ts'

/** The format of the files that this version writes. It grows when a file can be read by older versions no more. */
export const siteFileFormat = 1

/** The name of the description in the archive. */
export const siteFileName = 'site.json'

/** A picture or document that the site shows at `SRC`, with its bytes at `FILE` in the archive. */
const siteFileMedia = z.object({
  SRC: z.string().max(500),
  FILE: z.string().regex(/^media\/[0-9a-f]{32}\.(?:webp|pdf)$/),
  NAME: z.string().max(300),
})

/** A whole site as one archive: `site.json`, and pictures and documents that were uploaded for it in `media/`. */
export const siteFile = z.object({
  FORMAT: z.literal(siteFileFormat),
  /** The code of the company whose site it is. */
  COMPANY: z.string().max(100),
  /** Its name in Russian. */
  NAME: z.string().max(500),
  AT: z.iso.datetime(),
  SITE: siteDraftShape,
  MEDIA: z.array(siteFileMedia).max(5000),
})
export type SiteFile = z.infer<typeof siteFile>
