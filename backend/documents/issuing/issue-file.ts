import { hash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { type IssueFileBody, maxDocumentPages } from '../../../schemas/api/documents.ts'
import { documentNumberOf, usualNumber } from '../../../schemas/documents/number-rule.ts'
import { document } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { checkPdf } from '../../kit/files/check-pdf.ts'
import { pagesOf } from '../../kit/pdf/make-pdf.ts'
import { fileKind } from '../../kit/pictures/file-kind.ts'
import { newDocumentCode } from '../issue-document.ts'
import { addIssued, type IssuedRow, issuedBefore, keptRequest, withStored } from './add-issued.ts'
import type { IssueTools } from './issue.ts'
import { counterOf, nextNumber, takeNumber } from './number.ts'
import { type AboutAsked, readAbout } from './read-about.ts'

type FileAsked = AboutAsked & { body: IssueFileBody }

/** A PDF that was sent, and how many pages it has. Throws 422 for what is none, is damaged, has a password, or too many pages. */
async function readPdf(file: File, company: string, locale: Locale) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (fileKind(bytes) !== 'pdf') throw fieldFault(locale, { FILE: 'documentFile' })
  checkPdf(bytes, { field: 'FILE', locale })
  const pages = await pagesOf(bytes, company)
  if (pages === undefined) throw fieldFault(locale, { FILE: 'pdfUnread' })
  if (pages <= maxDocumentPages) return { bytes, pages }
  const message = translate(locale)('errors:fields.pdfPages', { count: maxDocumentPages })
  throw new ApiError('FIELDS', { fields: { FILE: [message] } })
}

/** Throws 422 if the clinic has issued the same file already: whoever checks it would be told of one of them only. */
async function refuseIssued(orm: Orm, company: string, sha256: string, locale: Locale): Promise<void> {
  const [same] = await orm
    .select({ number: document.number })
    .from(document)
    .where(and(eq(document.company, company), eq(document.sha256, sha256), isNull(document.revokedAt)))
    .limit(1)
  if (!same) return
  const message = translate(locale)('errors:fields.fileIssued', { number: same.number })
  throw new ApiError('FIELDS', { fields: { FILE: [message] } })
}

/** Issues a PDF of the clinic's own as it is, with the next number of its kind. With the same `key` of one member it is issued once. */
export async function issueFile(
  { files, log, transaction }: Omit<IssueTools, 'origin'>,
  asked: FileAsked,
  key: string | undefined,
): Promise<IssuedRow> {
  const { body, locale } = asked
  const company = asked.place.companyCode
  // What is refused in any case is refused before the file is read.
  await transaction((orm) => readAbout(orm, asked))
  const { bytes, pages } = await readPdf(body.FILE, company, locale)
  const sha256 = hash('sha256', bytes)
  const request = keptRequest(key, asked, { ...body, FILE: sha256 })
  const code = newDocumentCode()
  const file = { bytes, extension: 'pdf' as const }
  return withStored({ files, log }, file, code, (name) =>
    transaction(async (orm) => {
      const before = await issuedBefore(orm, request)
      if (before) return before
      await refuseIssued(orm, company, sha256, locale)
      const { patient, visit, signer, branch, issued } = await readAbout(orm, asked)
      const counter = counterOf(company, body.KIND, usualNumber, issued)
      const n = await nextNumber(orm, counter)
      await takeNumber(orm, counter, n)
      return addIssued(orm, asked, {
        ...{ patient, visit, signer, issued, code, name, file, pages, request },
        kind: body.KIND,
        number: documentNumberOf(usualNumber, issued, n),
        cabinet: branch?.code ?? null,
        validTo: body.VALID_TO,
        template: null,
      })
    }),
  )
}
