import { and, desc, eq } from 'drizzle-orm'
import { documentFileBody, documentFileMatch } from '../../schemas/api/document-check.ts'
import { readDocumentCode } from '../../schemas/formats/document-code.ts'
import { company, document } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { checkLimit } from './check-limit.ts'
import { documentStatus } from './document-status.ts'
import { logCheck } from './log-check.ts'

/** D-DV */
export const checkFile = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/dv/file',
  summary: 'Whether a file is a document that was issued here, by its SHA-256; the file itself is not sent',
  access: 'anyone',
  limits: [checkLimit],
  body: documentFileBody,
  answer: documentFileMatch,
  act: async ({ orm, body: { SHA256, CODE }, caller }) => {
    const code = CODE === undefined ? undefined : (readDocumentCode(CODE) ?? '')
    const [found] = await orm
      .select({
        code: document.code,
        lang: document.lang,
        revokedAt: document.revokedAt,
        validTo: document.validTo,
        timezone: company.timezone,
      })
      .from(document)
      .innerJoin(company, eq(company.code, document.company))
      .where(and(eq(document.sha256, SHA256), code === undefined ? undefined : eq(document.code, code)))
      .orderBy(desc(document.createdAt))
      .limit(1)
    const [asked] = found || !code ? [] : await orm.select().from(document).where(eq(document.code, code))
    const checked = found?.code ?? asked?.code
    if (checked) await logCheck(orm, caller, { document: checked, kind: 'file', isRight: Boolean(found) })
    return {
      MATCHES: found !== undefined,
      DOCUMENT: found
        ? { CODE: found.code, LANG: found.lang, STATUS: documentStatus(found, new Date()) }
        : null,
    }
  },
})
