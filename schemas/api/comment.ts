import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { commentStatuses } from '../comments/comment-status.ts'
import { filled, problem } from './fields.ts'
import { lines } from './form-fields.ts'
import { paged } from './paged.ts'

/** Kinds of articles with comments. */
export const commentTypes = ['news', 'material'] as const
export type CommentType = (typeof commentTypes)[number]

/** A published comment in its original language; AUTHOR is a name and the first letter of the last name. */
export const comment = z
  .object({
    COMMENT_CODE: z.uuid(),
    AUTHOR: z.string(),
    TEXT: z.string(),
    LANG: z.enum(locales),
    CREATED_AT: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Comment' })
export const commentList = paged(comment)

export const commentBody = z.strictObject({
  TYPE: z.enum(commentTypes, problem('invalid')),
  CODE: filled.check(z.maxLength(120, problem('invalid'))),
  TEXT: lines(2000),
})
export const writtenComment = z.object({
  COMMENT_CODE: z.uuid(),
  STATUS: z.enum(commentStatuses),
})
