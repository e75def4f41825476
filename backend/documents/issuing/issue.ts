import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import { documentNumberOf } from '../../../schemas/documents/number-rule.ts'
import { documentPath, writeDocumentCode } from '../../../schemas/formats/document-code.ts'
import { document, medicalRecord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { FileStore } from '../../kit/files/store.ts'
import { removeFiles } from '../../kit/files/uploaded-files.ts'
import type { Log } from '../../kit/log.ts'
import { limitConcurrency, QueueFullError } from '../../kit/processes/limit-concurrency.ts'
import { addDocument, newDocumentCode, storeDocument } from '../issue-document.ts'
import type { Paper } from '../pdf/paper.ts'
import { draw } from './draw.ts'
import { counterOf, nextNumber, takeNumber } from './number.ts'
import { type Draft, type DraftAsked, readDraft } from './read-draft.ts'

type Row = typeof document.$inferSelect
type Tools = {
  files: FileStore
  log: Log
  origin: string
  /** A transaction in which the company is locked. */
  transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T>
}

/** Documents are drawn one at a time, so in this process no number moves while its document is drawn. */
const inTurn = limitConcurrency(1, 48, 24)

/** How often a document is drawn anew because other processes have taken its number. */
const mostDrawings = 5

/** What an earlier call with the same Idempotency-Key has issued. Throws 409 if that was another document. */
async function issuedBefore(orm: Orm, requestKey: string | undefined, { body }: DraftAsked) {
  if (requestKey === undefined) return undefined
  const [row] = await orm.select().from(document).where(eq(document.requestKey, requestKey))
  if (row && (row.template !== body.TEMPLATE_CODE || row.lang !== body.LANG)) throw new ApiError('CONFLICT')
  return row
}

/** A draft with its number, its code and the way to check it. */
function finished({ paper, template, issued }: Draft, n: number, code: string, origin: string) {
  const number = documentNumberOf(template.number, issued, n)
  const path = documentPath(paper.lang, code)
  const check = {
    address: `${origin}${path}`,
    code: writeDocumentCode(code),
    sentence: translate(paper.lang)('backend:paper.check'),
  }
  return { number, paper: { ...paper, title: `${paper.title} № ${number}`, check } satisfies Paper }
}

/** Adds the document, and the record of the patient's profile. */
async function write(
  orm: Orm,
  asked: DraftAsked,
  { patient, template, visit, signer, ...draft }: Draft,
  made: {
    code: string
    name: string
    number: string
    bytes: Uint8Array
    pages: number
    requestKey: string | undefined
  },
): Promise<Row> {
  const { member, body } = asked
  const company = asked.place.companyCode
  const row = await addDocument(
    orm,
    {
      company,
      kind: template.kind,
      number: made.number,
      lang: body.LANG,
      file: { bytes: made.bytes, extension: 'pdf' },
      pages: made.pages,
      issued: draft.issued,
      ...(draft.validTo !== undefined && { validTo: draft.validTo }),
      ...(signer && {
        doctor: { name: signer.name, ...(signer.speciality && { speciality: signer.speciality }) },
      }),
      patient: {
        lastName: patient.lastName,
        name: patient.name,
        ...(patient.middleName && { middleName: patient.middleName }),
        birthYear: Number(patient.birthday.slice(0, 4)),
        phone: patient.phone,
      },
    },
    {
      code: made.code,
      name: made.name,
      patient: patient.id,
      visit: visit?.id ?? null,
      cabinet: draft.cabinet,
      specialist: signer?.code ?? null,
      template: body.TEMPLATE_CODE,
      requestKey: made.requestKey ?? null,
      issuedBy: member.account,
    },
  )
  // A card booked for somebody else has the account of who booked, whose profile is not the patient's.
  if (patient.account && patient.isOwnAccount)
    await orm.insert(medicalRecord).values({
      account: patient.account,
      company,
      kind: 'document',
      specialist: signer?.code ?? null,
      title: draft.paper.title,
      lang: body.LANG,
      date: draft.issued,
      documentCode: made.code,
    })
  return row
}

/** Draws and adds a document with the next number; undefined if somebody else has taken the number meanwhile. */
async function tryIssue(
  { files, log, origin, transaction }: Tools,
  asked: DraftAsked,
  requestKey: string | undefined,
): Promise<Row | undefined> {
  const company = asked.place.companyCode
  const read = async (orm: Orm) => {
    const draft = await readDraft(orm, asked)
    const counter = counterOf(company, draft.template.kind, draft.template.number, draft.issued)
    return { draft, counter, n: await nextNumber(orm, counter) }
  }
  const first = await transaction(async (orm) => (await issuedBefore(orm, requestKey, asked)) ?? read(orm))
  if ('code' in first) return first
  const code = newDocumentCode()
  const { number, paper } = finished(first.draft, first.n, code, origin)
  const { bytes, pages } = await draw(paper, company, asked.locale)
  const name = await storeDocument(files, { bytes, extension: 'pdf' })
  try {
    const written = await transaction(async (orm) => {
      const before = await issuedBefore(orm, requestKey, asked)
      if (before) return before
      // Read once more: card, visit, template and number may have changed while it was drawn.
      const now = await read(orm)
      const isSame =
        now.n === first.n && JSON.stringify(now.draft.paper) === JSON.stringify(first.draft.paper)
      if (!isSame) return undefined
      await takeNumber(orm, now.counter, now.n)
      return write(orm, asked, now.draft, { code, name, number, bytes, pages, requestKey })
    })
    if (written?.code !== code) await removeFiles(files, log, [name])
    return written
  } catch (error) {
    await removeFiles(files, log, [name])
    throw error
  }
}

/**
 * Issues a document from a template. It is drawn outside of a transaction; number and row are written together, so numbers have neither
 * gaps nor doubles. With the same `key` of one company it is issued once.
 */
export async function issue(tools: Tools, asked: DraftAsked, key: string | undefined): Promise<Row> {
  const company = asked.place.companyCode
  const requestKey = key === undefined ? undefined : hash('sha256', `${company}/${key}`)
  const work = async () => {
    for (let drawing = 0; drawing < mostDrawings; drawing++) {
      const row = await tryIssue(tools, asked, requestKey)
      if (row) return row
    }
    throw new ApiError('UNAVAILABLE')
  }
  return inTurn(work, { by: company }).catch((cause: unknown) => {
    throw cause instanceof QueueFullError ? new ApiError('UNAVAILABLE', { cause }) : cause
  })
}
