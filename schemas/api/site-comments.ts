import '../core/jitless.ts'
import { z } from 'zod'
import { versionNumber } from '../draft/site-name.ts'
import { isVisible } from '../formats/visible.ts'
import { cleanText } from '../html/clean-text.ts'
import { draftId } from './site-draft.ts'

/** How many comments of a site are kept; older ones that are settled make room. */
export const mostComments = 500

/** How many comments by one link may be unsettled: its holder cannot use up the room of staff. */
export const mostLinkComments = 100

/** Words of a stranger: with a visible character, and without characters that reverse the text beside them. */
const words = (most: number) =>
  z.string().overwrite(cleanText).trim().max(most).refine(isVisible, { error: 'required' })

const text = words(2000)

/** The id of a page in the draft, or `data:` and the slug of a composed one. */
const page = z.string().max(200)

/** A comment of the holder of a link on a page (its slug, empty for the index), or a block of it. */
export const sharedCommentBody = z.strictObject({
  TOKEN: z.string().min(1).max(100),
  PAGE: z.string().max(120),
  BLOCK: draftId.optional(),
  NAME: words(80).overwrite((name) => name.replace(/\s+/g, ' ')),
  TEXT: text,
})

/** A comment of staff on a page or a block, as it is in the draft or was sent with the request `REVIEW`, or an answer to the comment `ANSWERS`. */
export const siteCommentBody = z.strictObject({
  PAGE: page,
  BLOCK: draftId.optional(),
  REVIEW: versionNumber.optional(),
  TEXT: text,
  ANSWERS: z.uuid().optional(),
})

/** Settles a comment, or opens it again. */
export const settleCommentBody = z.strictObject({ IS_RESOLVED: z.boolean() })

/** The places of unsettled comments, and their number: at a block, or at a page. */
export const openCommentPlaces = z.array(
  z.object({ PAGE: page, BLOCK: z.string().nullable(), COUNT: z.int() }),
)

const said = {
  ID: z.string(),
  TEXT: z.string(),
  /** Null if the account is gone. */
  BY: z.string().nullable(),
  /** The author has no account and wrote it by a link. */
  IS_GUEST: z.boolean(),
  AT: z.string(),
}

/** The unsettled comments by the link on the page that it shows, with their answers. */
export const sharedComments = z.array(
  z.object({ ...said, BLOCK: z.string().nullable(), ANSWERS: z.array(z.object(said)) }),
)

/** The comments on a site: open ones first, the newest of them first, each with its answers. */
export const siteComments = z
  .array(
    z.object({
      ...said,
      PAGE: page,
      BLOCK: z.string().nullable(),
      /** The block at the time of the comment: its type and its first words. */
      BLOCK_TYPE: z.string().nullable(),
      BLOCK_WORDS: z.string().nullable(),
      RESOLVED_BY: z.string().nullable(),
      RESOLVED_AT: z.string().nullable(),
      ANSWERS: z.array(z.object(said)),
    }),
  )
  .meta({ id: 'SiteComments' })
