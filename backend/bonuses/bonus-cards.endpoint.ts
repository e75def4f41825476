import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import {
  bonusCard as bonusCardAnswer,
  bonusCardList,
  bonusCardQuery,
  bonusStatement,
  correctionBody,
  openCardBody,
} from '../../schemas/api/bonuses.ts'
import { endOf } from '../../schemas/bonuses/programme.ts'
import { readCardCode } from '../../schemas/formats/card-code.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { typedWords } from '../../schemas/patients/patient-words.ts'
import { appointment, bonusCard, type Membership, patient, payment } from '../database/tables/index.ts'
import { checkRight } from '../kit/access/check-right.ts'
import { may, permissionsOf } from '../kit/access/permissions.ts'
import { changeLimits } from '../kit/area/calls/change-limits.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { pageQuery } from '../kit/input/query.ts'
import { requestKey } from '../kit/input/request-key.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { addRow } from '../kit/ledger/ledger.ts'
import { accountNames } from '../kit/sessions/account-names.ts'
import { findPatients, noteOpening, ownPatients, readPatient } from '../patients/index.ts'
import { clockOf, todayOf } from '../shared/shown/today-of.ts'
import { cardAnswer, nextEndAnswer, rowAnswer } from './card-answer.ts'
import { cardSecret } from './card-link.ts'
import { cardsWhere } from './cards-where.ts'
import { lockCard } from './lock-card.ts'
import { renewCode } from './new-code.ts'
import { openCard } from './open-card.ts'
import { byClock, points } from './points.ledger.ts'
import { readProgramme } from './read-programme.ts'

const access = { section: 'bonus-system', action: 'read' } as const
const readsPatients = { section: 'patients', action: 'read' } as const

/** Cards name patients: who may not read those reads no cards either. */
const checkReader = (member: Membership) => checkRight(member, readsPatients)

/** The condition for what was typed: a card by its whole code, or the cards of the patients that are found. */
async function searched(orm: Orm, member: Membership, search: string) {
  const code = readCardCode(search)
  if (code !== undefined) return eq(bonusCard.code, code)
  const typed = typedWords(search)
  if (search.trim() === '') return undefined
  const found = typed.length === 0 ? [] : await findPatients(orm, member, typed)
  return inArray(
    bonusCard.patient,
    found.map(({ id }) => id),
  )
}

/** The bonus cards of a clinic. */
export const bonusCards = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/bonus_cards',
  summary: 'Bonus cards of the patients that the caller may read, with their balances',
  access,
  params: place,
  query: bonusCardQuery.extend({ page: pageQuery(20) }),
  answer: bonusCardList,
  act: async ({ orm, params: { companyCode }, query: { search = '', patient: of, page }, member }) => {
    checkReader(member)
    const ofPatient =
      of === undefined
        ? undefined
        : (await readPatient(orm, { company: companyCode, id: uuidOf(of), member })).id
    const where = and(
      eq(bonusCard.company, companyCode),
      ofPatient === undefined ? undefined : eq(bonusCard.patient, ofPatient),
      await searched(orm, member, search),
      ownPatients(member),
    )
    const joined = orm
      .select({ all: count() })
      .from(bonusCard)
      .innerJoin(patient, eq(patient.id, bonusCard.patient))
      .where(where)
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ id: bonusCard.id, total: totalOf(joined) })
        .from(bonusCard)
        .innerJoin(patient, eq(patient.id, bonusCard.patient))
        .where(where)
        .orderBy(desc(bonusCard.createdAt), bonusCard.id)
        .limit(limit)
        .offset(offset),
    )
    const ids = rows.map(({ id }) => id)
    const cards = await cardsWhere(orm, inArray(bonusCard.id, ids), await todayOf(orm, companyCode))
    const known = new Map(cards.map((one) => [one.card.id, one]))
    const secret = await cardSecret(orm)
    return {
      data: ids.flatMap((id) => {
        const one = known.get(id)
        return one ? [cardAnswer(one, secret)] : []
      }),
      meta,
    }
  },
})

/** Gives a patient a card. */
export const openBonusCard = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/bonus_cards',
  summary: 'Gives a patient a bonus card; the one that is there, if the patient has one',
  access,
  limits: changeLimits,
  params: place,
  body: openCardBody,
  answer: bonusCardAnswer,
  act: async ({ orm: database, params: { companyCode: company }, body, member, transaction }) => {
    const secret = await cardSecret(database)
    checkRight(member, { section: 'patients', action: 'write' })
    return transaction(async (orm) => {
      await lockCompany(orm, company)
      const { id } = await readPatient(orm, { company, id: body.PATIENT_CODE, member })
      const programme = await readProgramme(orm, company)
      if (!programme?.isOn) throw new ApiError('BONUS_OFF')
      const card = await openCard(orm, { company, patient: id, by: member.account })
      const [shown] = await cardsWhere(orm, eq(bonusCard.id, card.id), await todayOf(orm, company))
      return shown && cardAnswer(shown, secret)
    })
  },
})

const oneCard = place.extend({ card: z.string().max(60).describe('CARD: the code of the card.') })

/** A card of a clinic that a member may read, with its statement; the patient reads that it was opened. Call it in a transaction. Throws 404. */
async function readStatement(
  orm: Orm,
  { company, card, member, secret }: { company: string; card: string; member: Membership; secret: string },
) {
  checkReader(member)
  const code = readCardCode(card)
  const { zone, today } = await clockOf(orm, company)
  const [shown] =
    code === undefined
      ? []
      : await cardsWhere(
          orm,
          and(eq(bonusCard.company, company), eq(bonusCard.code, code), ownPatients(member)),
          today,
        )
  if (!shown) throw new ApiError('NOT_FOUND')
  await noteOpening(orm, { company, patient: shown.patient.id, what: 'card', member })
  const sources = shown.rows.flatMap(({ source }) => source ?? [])
  const visits =
    sources.length === 0
      ? []
      : await orm
          .select({ id: payment.id, visit: appointment })
          .from(payment)
          .innerJoin(appointment, eq(appointment.id, payment.holder))
          .where(inArray(payment.id, sources))
  const visitOf = new Map(
    visits.map(({ id, visit: { code, startsAt, timezone, cabinet } }) => [
      id,
      {
        APPOINTMENT_CODE: code ?? '',
        DATE: calendarDate(startsAt, timezone),
        COMPANY_CABINET_CODE: cabinet,
      },
    ]),
  )
  const sourceOf = new Map(shown.rows.map(({ id, source }) => [id, source]))
  const nameOf = await accountNames(
    orm,
    shown.rows.map(({ by }) => by),
  )
  return {
    ...cardAnswer(shown, secret),
    TIMEZONE: zone,
    NEXT_END: nextEndAnswer(shown),
    ROWS: shown.rows.toReversed().map((row) => {
      const source = row.source ?? (row.reverses && sourceOf.get(row.reverses)) ?? ''
      return {
        ...rowAnswer(row),
        VISIT: visitOf.get(source) ?? null,
        BY: row.by === byClock ? null : nameOf(row.by),
      }
    }),
    MAY_CORRECT: may(permissionsOf(member), 'bonus-system', 'write'),
    MAY_RENEW: may(permissionsOf(member), 'patients', 'write'),
  }
}

/** One card with its statement. */
export const bonusCardStatement = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/bonus_card/{card}',
  summary: 'A bonus card with its statement: every row with who and why',
  access,
  params: oneCard,
  answer: bonusStatement,
  act: async ({ orm: database, params: { companyCode: company, card }, member, transaction }) => {
    const secret = await cardSecret(database)
    return transaction((orm) => readStatement(orm, { company, card, member, secret }))
  },
})

/** Gives a card another code, as to somebody who has lost it. */
export const renewBonusCard = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/bonus_card/{card}/renew',
  summary: 'Gives a bonus card another code: the one before, its QR and its link lead nowhere any more',
  access,
  limits: changeLimits,
  params: oneCard,
  answer: bonusStatement,
  act: async ({ orm: database, params: { companyCode: company, card: typed }, member, transaction }) => {
    checkRight(member, { section: 'patients', action: 'write' })
    const secret = await cardSecret(database)
    return transaction(async (orm) => {
      await lockCompany(orm, company)
      const { CARD } = await readStatement(orm, { company, card: typed, member, secret })
      const card = await lockCard(orm, { company, code: readCardCode(CARD) ?? '' })
      return readStatement(orm, { company, card: await renewCode(orm, card), member, secret })
    })
  },
})

/** Corrects the balance of a card. */
export const correctPoints = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/bonus_card/{card}/correction',
  summary:
    'Corrects the balance of a bonus card by a row of its own, with the reason; 409 if fewer points are there',
  access: { section: 'bonus-system', action: 'write' },
  limits: changeLimits,
  params: oneCard,
  body: correctionBody,
  answer: bonusStatement,
  act: async ({
    orm: database,
    params: { companyCode: company, card: typed },
    body: { POINTS, REASON },
    member,
    caller,
    transaction,
  }) => {
    checkReader(member)
    const key = requestKey(caller) ?? crypto.randomUUID()
    const secret = await cardSecret(database)
    return transaction(async (orm) => {
      await lockCompany(orm, company)
      const { CARD } = await readStatement(orm, { company, card: typed, member, secret })
      const card = await lockCard(orm, { company, code: readCardCode(CARD) ?? '' })
      const programme = await readProgramme(orm, company)
      await addRow(orm, points, {
        company,
        holder: card.id,
        kind: 'correction',
        amount: POINTS,
        reason: REASON,
        ...(POINTS > 0 && programme && { until: endOf(programme, await todayOf(orm, company)) }),
        by: member.account,
        key,
      })
      return readStatement(orm, { company, card: CARD, member, secret })
    })
  },
})
