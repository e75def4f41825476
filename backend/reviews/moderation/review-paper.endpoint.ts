import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { reviewPaper } from '../../database/tables/index.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { attachmentOf } from '../../kit/files/attachment-of.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { fileAnswer } from '../../kit/http/file-answer.ts'
import { codeParam } from '../../kit/input/query.ts'

/** A document of a review, for moderators only: always a download, never rendered on our origin. */
export const reviewPaperFile = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/reviews/{review}/papers/{paper}',
  summary: 'A document that shows that the author of a review was there, as an attachment',
  access: 'moderator',
  params: z.object({
    review: codeParam('review'),
    paper: z.uuid().describe('Id of the paper.'),
  }),
  answer: fileAnswer('*/*'),
  act: async ({ orm, files, params }) => {
    const [found] = await orm
      .select()
      .from(reviewPaper)
      .where(and(eq(reviewPaper.id, params.paper), eq(reviewPaper.review, params.review)))
    const bytes = found && (await files.read(found.file))
    if (!found || !bytes) throw new ApiError('NOT_FOUND')
    return attachmentOf(found, bytes)
  },
})
