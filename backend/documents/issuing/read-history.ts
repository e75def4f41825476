import { and, desc, eq } from 'drizzle-orm'
import { type IssuedDocument, type OpenedDocument, sendingChannels } from '../../../schemas/api/documents.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import {
  appointment,
  documentCheck,
  documentSending,
  type Membership,
  patient,
} from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { accountNames } from '../../kit/sessions/account-names.ts'
import type { IssuedRow } from './add-issued.ts'
import { mayRevoke } from './issued-rows.ts'
import { addressInShort, addressOf } from './sending.ts'

/** Most checks, and most messages, in an answer. */
const most = 50

type History = Omit<OpenedDocument, keyof IssuedDocument>

/** What has happened to a document, and how its link can be sent. */
export async function readHistory(orm: Orm, row: IssuedRow, member: Membership): Promise<History> {
  const checks = await orm
    .select()
    .from(documentCheck)
    .where(eq(documentCheck.document, row.code))
    .orderBy(desc(documentCheck.at), desc(documentCheck.id))
    .limit(most)
  const sendings = await orm
    .select()
    .from(documentSending)
    .where(eq(documentSending.document, row.code))
    .orderBy(desc(documentSending.at), desc(documentSending.id))
    .limit(most)
  const [card] = row.patient ? await orm.select().from(patient).where(eq(patient.id, row.patient)) : []
  const [visit] = row.visit
    ? await orm
        .select()
        .from(appointment)
        .where(and(eq(appointment.id, row.visit), eq(appointment.company, row.company)))
    : []
  const nameOf = await accountNames(orm, [row.issuedBy, row.revokedBy, ...sendings.map(({ by }) => by)])
  return {
    ISSUED_AT: row.createdAt.toISOString(),
    ISSUED_BY: nameOf(row.issuedBy),
    REVOKED_BY: nameOf(row.revokedBy),
    IS_OF_OWN_PLACE: mayRevoke(member, row),
    IS_OWN_FILE: row.template === null,
    VISIT: visit ? calendarDate(visit.startsAt, visit.timezone) : null,
    OPENS_BY_LINK: row.factorHash !== null,
    SENDS_BY: sendingChannels.flatMap((channel) => {
      const to = addressOf(card, channel)
      return to ? [{ CHANNEL: channel, TO: addressInShort(channel, to) }] : []
    }),
    SENDINGS: sendings.map(({ channel, to, by, at }) => ({
      CHANNEL: channel,
      TO: to,
      BY: nameOf(by),
      AT: at.toISOString(),
    })),
    CHECKS: checks.map(({ kind, isRight, network, at }) => ({
      KIND: kind,
      IS_RIGHT: isRight,
      NETWORK: network,
      AT: at.toISOString(),
    })),
  }
}
