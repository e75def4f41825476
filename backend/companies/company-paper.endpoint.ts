import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { companyPaper } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { defineCall } from '../http/endpoint.ts'
import { requestText } from '../http/query.ts'

/** Content-Disposition with an ASCII name for old clients and the full name for others (RFC 6266). */
const attachment = (name: string): string => {
  const whole = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${whole}`
}

/** A document of a registration, for moderators only: always a download, never rendered on our origin. */
export const companyPaperFile = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/companies/{companyCode}/papers/{paper}',
  summary: 'A paper that a company was registered with, as an attachment',
  access: 'moderator',
  params: z.object({ companyCode: requestText, paper: z.uuid() }),
  answer: z.any(),
  act: async ({ orm, files, params: { companyCode, paper } }) => {
    const [found] = await orm
      .select()
      .from(companyPaper)
      .where(and(eq(companyPaper.id, paper), eq(companyPaper.company, companyCode)))
    const bytes = found && (await files.read(found.file))
    if (!found || !bytes) throw new ApiError('NOT_FOUND')
    const extension = found.file.split('.').at(-1) ?? ''
    return new Response(bytes, {
      headers: {
        'content-type': found.type,
        'content-length': String(bytes.byteLength),
        'content-disposition': attachment(`${found.name || 'document'}.${extension}`),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
