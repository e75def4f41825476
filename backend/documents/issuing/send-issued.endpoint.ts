import { and, desc, eq } from 'drizzle-orm'
import { openedDocument, type SendingChannel, sendDocumentBody } from '../../../schemas/api/documents.ts'
import { documentKinds } from '../../../schemas/documents/document-kinds.ts'
import { documentPath } from '../../../schemas/formats/document-code.ts'
import { company, documentSending } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { codeParam } from '../../kit/input/query.ts'
import { send } from '../../kit/outbox/send.ts'
import { readPatient } from '../../patients/index.ts'
import { wordsOf } from '../../shared/answers/words.ts'
import { issuedAnswer } from './issued-answer.ts'
import { findIssued } from './issued-rows.ts'
import { sendingLimit } from './issuing-limit.ts'
import { readHistory } from './read-history.ts'
import { addressInShort, addressOf } from './sending.ts'

/** When the link to a document was sent over a channel the last time. */
async function lastSent(orm: Orm, document: string, channel: SendingChannel): Promise<Date | undefined> {
  const [last] = await orm
    .select({ at: documentSending.at })
    .from(documentSending)
    .where(and(eq(documentSending.document, document), eq(documentSending.channel, channel)))
    .orderBy(desc(documentSending.at), desc(documentSending.id))
    .limit(1)
  return last?.at
}

/** Whoever may read a document may send its link: it goes to the patient only. */
export const sendIssued = defineCall({
  method: 'post',
  service: 'w-business',
  access: { section: 'documents', action: 'read' },
  limits: [sendingLimit],
  path: '/{companyCode}/{cabinetCode}/document/{document}/send',
  summary:
    'Sends the link to a document to its patient, in their language (409 STATE_CHANGED if it is revoked meanwhile, SENT_MEANWHILE if it was sent since LAST_SENT_AT)',
  params: place.extend({ document: codeParam('document') }),
  body: sendDocumentBody,
  answer: openedDocument,
  act: async ({ params, body: { CHANNEL: channel, LAST_SENT_AT }, member, locale, transaction }) =>
    transaction(async (orm) => {
      const { row, timezone } = await findIssued(orm, member, params.document)
      if (row.revokedAt) throw new ApiError('STATE_CHANGED')
      const card = row.patient
        ? await readPatient(orm, { company: row.company, id: row.patient, member })
        : undefined
      const to = addressOf(card, channel)
      if (!card || !to)
        throw fieldFault(locale, { CHANNEL: channel === 'mail' ? 'patientEmail' : 'patientPhone' })
      const last = await lastSent(orm, row.code, channel)
      if (last?.getTime() !== (LAST_SENT_AT === null ? undefined : Date.parse(LAST_SENT_AT)))
        throw new ApiError('SENT_MEANWHILE')
      const [clinic] = await orm.select().from(company).where(eq(company.code, row.company))
      if (!clinic) throw new ApiError('NOT_FOUND')
      await send(orm, {
        template: 'document-issued',
        channel,
        to,
        locale: card.locale,
        params: {
          ...(card.name && { NAME: card.name }),
          COMPANY: wordsOf(clinic.name, card.locale).TEXT,
          DOCUMENT: `${documentKinds[row.kind][card.locale]} № ${row.number}`,
          LINK: documentPath(row.lang, row.code),
        },
      })
      await orm
        .insert(documentSending)
        .values({ document: row.code, channel, to: addressInShort(channel, to), by: member.account })
      return { ...issuedAnswer(row, timezone, locale), ...(await readHistory(orm, row, member)) }
    }),
})
