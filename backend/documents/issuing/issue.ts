import { translate } from '../../../locales/index.ts'
import { documentNumberOf } from '../../../schemas/documents/number-rule.ts'
import { documentAddress, writeDocumentCode } from '../../../schemas/formats/document-code.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { FileStore } from '../../kit/files/store.ts'
import type { Log } from '../../kit/log.ts'
import type { Paper } from '../../kit/pdf/paper.ts'
import { limitConcurrency, QueueFullError } from '../../kit/processes/limit-concurrency.ts'
import { newDocumentCode } from '../issue-document.ts'
import {
  addIssued,
  type IssuedRow,
  issuedBefore,
  type KeptRequest,
  keptRequest,
  withStored,
} from './add-issued.ts'
import { drawDraft } from './draw.ts'
import { counterOf, nextNumber, takeNumber } from './number.ts'
import { type Draft, type DraftAsked, readWholeDraft } from './read-draft.ts'

export type IssueTools = {
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

/** A draft with its number, its code and the way to check it. */
function finished(draft: Draft, n: number, code: string, origin: string) {
  const { paper, template, issued } = draft
  const number = documentNumberOf(template.number, issued, n)
  const check = {
    address: documentAddress(origin, paper.lang, code),
    code: writeDocumentCode(code),
    sentence: translate(paper.lang)('backend:paper.check'),
  }
  const whole = { ...paper, title: `${paper.title} № ${number}`, check } satisfies Paper
  return { number, draft: { ...draft, paper: whole } }
}

/** Draws and adds a document with the next number; undefined if somebody else has taken the number meanwhile. */
async function tryIssue(
  { files, log, origin, transaction }: IssueTools,
  asked: DraftAsked,
  request: KeptRequest | undefined,
): Promise<IssuedRow | undefined> {
  const { body, locale } = asked
  const company = asked.place.companyCode
  const read = async (orm: Orm) => {
    const draft = await readWholeDraft(orm, asked)
    const counter = counterOf(company, draft.template.kind, draft.template.number, draft.issued)
    return { draft, counter, n: await nextNumber(orm, counter) }
  }
  const first = await transaction(async (orm) => (await issuedBefore(orm, request)) ?? read(orm))
  if ('code' in first) return first
  const code = newDocumentCode()
  const { number, draft } = finished(first.draft, first.n, code, origin)
  const { bytes, pages } = await drawDraft(files, draft, company, locale)
  const file = { bytes, extension: 'pdf' as const }
  return withStored({ files, log }, file, code, (name) =>
    transaction(async (orm) => {
      const before = await issuedBefore(orm, request)
      if (before) return before
      // Read once more: card, visit, template and number may have changed while it was drawn.
      const now = await read(orm)
      const isSame =
        now.n === first.n &&
        now.draft.logo === first.draft.logo &&
        JSON.stringify(now.draft.paper) === JSON.stringify(first.draft.paper)
      if (!isSame) return undefined
      await takeNumber(orm, now.counter, now.n)
      const { patient, visit, signer, cabinet, issued, validTo, template } = now.draft
      return addIssued(orm, asked, {
        ...{ patient, visit, signer, cabinet, issued, validTo },
        ...{ code, name, number, file, pages, request },
        kind: template.kind,
        title: now.draft.paper.title,
        template: body.TEMPLATE_CODE,
      })
    }),
  )
}

/**
 * Issues a document from a template. It is drawn outside of a transaction; number and row are written together, so numbers have neither
 * gaps nor doubles. With the same `key` of one member it is issued once.
 */
export async function issue(
  tools: IssueTools,
  asked: DraftAsked,
  key: string | undefined,
): Promise<IssuedRow> {
  const company = asked.place.companyCode
  const work = async () => {
    for (let drawing = 0; drawing < mostDrawings; drawing++) {
      const row = await tryIssue(tools, asked, keptRequest(key, asked))
      if (row) return row
    }
    throw new ApiError('UNAVAILABLE')
  }
  return inTurn(work, { by: company }).catch((cause: unknown) => {
    throw cause instanceof QueueFullError ? new ApiError('UNAVAILABLE', { cause }) : cause
  })
}
