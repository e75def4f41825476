import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { companyPaper } from '../database/tables/index.ts'
import { companyCode } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { attachmentOf } from '../kit/files/attachment-of.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'

/** A document of a registration, for moderators only: always a download, never rendered on our origin. */
export const companyPaperFile = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/companies/{companyCode}/papers/{paper}',
  summary: 'A paper that a company was registered with, as an attachment',
  access: 'moderator',
  params: z.object({ companyCode, paper: z.uuid().describe('Id of the paper.') }),
  answer: fileAnswer('*/*'),
  act: async ({ orm, files, params: { companyCode, paper } }) => {
    const [found] = await orm
      .select()
      .from(companyPaper)
      .where(and(eq(companyPaper.id, paper), eq(companyPaper.company, companyCode)))
    const bytes = found && (await files.read(found.file))
    if (!found || !bytes) throw new ApiError('NOT_FOUND')
    return attachmentOf(found, bytes)
  },
})
