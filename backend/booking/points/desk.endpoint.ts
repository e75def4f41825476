import { eq } from 'drizzle-orm'
import {
  deskCardQuery,
  deskCards,
  pointsCodeBody,
  pointsCodeSent,
  redeemBody,
} from '../../../schemas/api/bonuses.ts'
import { visit } from '../../../schemas/api/visit.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { readCardCode, writeCardCode } from '../../../schemas/formats/card-code.ts'
import { byPoints } from '../../../schemas/visits/payment-methods.ts'
import { limitCodes, redeemCode, startConfirmation } from '../../accounts/index.ts'
import { checkBalance, holderOf, lockCard, points, redeem } from '../../bonuses/index.ts'
import { type BonusCardRow, company, type Membership } from '../../database/tables/index.ts'
import { checkRight } from '../../kit/access/check-right.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { requestKey } from '../../kit/input/request-key.ts'
import { addRow, statementOf } from '../../kit/ledger/ledger.ts'
import { type Contact, maskedContact } from '../../kit/sessions/contact.ts'
import { patientName } from '../../patients/index.ts'
import { findOne, lockOne, one } from '../appointments/lock-one.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { checkVisit } from '../visits/is-visit.ts'
import { payments } from '../visits/payments.ledger.ts'
import { readVisit } from '../visits/read-visit.ts'
import { cardsAtDesk, codeFrom, rulesOf, usedLately } from './desk.ts'

const access = { section: 'patients', action: 'write' } as const

/** Who takes payments takes points too, where the role has the section at all. */
const checkDesk = (member: Membership) => checkRight(member, { section: 'bonus-system', action: 'read' })

/** The phone of the patient of a card, to which codes go. */
const phoneOf = (phone: string | null): Contact | undefined =>
  phone === null ? undefined : { channel: 'phone', contact: phone }

/** The cards with which a visit can be paid. */
export const cardsForVisit = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/points',
  summary:
    'Bonus cards that can pay a visit: those of its patient, or of a code or phone number, and how many points can',
  access,
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: one,
  query: deskCardQuery,
  answer: deskCards,
  act: async ({ orm, params, query: { search = '' }, member }) => {
    checkDesk(member)
    const row = await findOne(orm, params, member)
    checkVisit(row)
    const { programme, limit } = await rulesOf(orm, row)
    if (!programme) return { IS_ON: false, LIMIT: 0, CARDS: [], CAN_OPEN: null }
    const cards = await cardsAtDesk(orm, row, search)
    return {
      IS_ON: true,
      LIMIT: limit,
      CARDS: cards.map(({ card, patient, balance, rows }) => {
        const isOwn = patient.id === row.patient
        const phone = phoneOf(patient.phone)
        return {
          CARD: writeCardCode(card.code),
          PATIENT: patientName(patient),
          IS_OWN: isOwn,
          BALANCE: balance,
          MOST: Math.min(balance, limit),
          CODE_FROM: codeFrom(programme, { isOwn, used: usedLately(rows) }),
          TEL: phone ? maskedContact(phone) : null,
        }
      }),
      CAN_OPEN: search.trim() === '' && cards.length === 0 ? row.patient : null,
    }
  },
})

/** A card of the clinic by what was typed or scanned, locked. */
async function lockTyped(orm: Orm, row: AppointmentRow, typed: string): Promise<BonusCardRow> {
  return lockCard(orm, { company: row.company, code: readCardCode(typed) ?? '' })
}

/** Throws 409 if a visit cannot be paid with so many points of a card. Returns from how many a code is needed. */
async function checkPoints(
  orm: Orm,
  { row, card, asked }: { row: AppointmentRow; card: BonusCardRow; asked: number },
): Promise<number | null> {
  const { programme, limit } = await rulesOf(orm, row)
  if (!programme) throw new ApiError('BONUS_OFF')
  await checkBalance(orm, card, asked)
  if (asked > limit) throw new ApiError('POINTS_LIMIT', { data: { LEFT: limit } })
  const used = usedLately(await statementOf(orm, points, card.id))
  return codeFrom(programme, { isOwn: card.patient === row.patient, used })
}

/** What a code is for: it confirms this number of points of this card for this visit, and no more. */
const pendingOf = (row: AppointmentRow, card: BonusCardRow, asked: number) => ({
  visit: row.id,
  card: card.id,
  points: asked,
})

/** Sends the code that confirms a redemption. */
export const sendPointsCode = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/points/code',
  summary:
    'Sends a code to the patient of a bonus card, by which they agree that so many points pay the visit',
  access,
  limits: changeLimits,
  params: one,
  body: pointsCodeBody,
  status: 202,
  answer: pointsCodeSent,
  act: async ({ orm: outer, params, body: { CARD, POINTS }, member, caller, transaction }) => {
    checkDesk(member)
    const known = await findOne(outer, params, member)
    checkVisit(known)
    const [typed] = await cardsAtDesk(outer, known, CARD)
    const contact = typed && phoneOf(typed.patient.phone)
    if (typed && !contact) throw new ApiError('NO_PHONE')
    if (contact) await limitCodes(outer, { contact: contact.contact, address: caller.address })
    return transaction(async (orm) => {
      const row = await lockOne(orm, params, member)
      const card = await lockTyped(orm, row, CARD)
      await checkPoints(orm, { row, card, asked: POINTS })
      const patient = await holderOf(orm, card)
      const to = phoneOf(patient.phone)
      if (!to) throw new ApiError('NO_PHONE')
      const [clinic] = await orm
        .select({ name: company.name })
        .from(company)
        .where(eq(company.code, row.company))
      const sent = await startConfirmation(orm, {
        ...to,
        purpose: 'points',
        pending: pendingOf(row, card, POINTS),
        message: {
          template: 'points-code',
          params: {
            COMPANY: clinic ? (pickLocalized(clinic.name, patient.locale)?.value ?? clinic.name.ru) : '',
            POINTS: String(POINTS),
          },
        },
        locale: patient.locale,
      })
      return { ...sent, TEL: maskedContact(to) }
    })
  },
})

/** Pays a visit by points. */
export const payByPoints = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/points',
  summary:
    'Pays a part of a visit by points of a bonus card; above the limit of the programme, or with the card of another patient, with their code',
  access,
  limits: changeLimits,
  params: one,
  body: redeemBody,
  answer: visit,
  act: async ({ params, body: { CARD, POINTS, PAID, CONFIRM_ID, CODE }, member, caller, transaction }) => {
    checkDesk(member)
    const key = requestKey(caller) ?? crypto.randomUUID()
    return transaction(async (orm) => {
      const row = await lockOne(orm, params, member)
      checkVisit(row)
      const before = await statementOf(orm, payments, row.id)
      const isRepeated = before.some((one) => one.key === key)
      const card = await lockTyped(orm, row, CARD)
      if (!isRepeated) {
        const paid = before.reduce((sum, { amount }) => sum + amount, 0)
        if (paid !== PAID) throw new ApiError('PAID_MEANWHILE', { data: { PAID: paid } })
        const needsCodeFrom = await checkPoints(orm, { row, card, asked: POINTS })
        if (needsCodeFrom !== null && POINTS >= needsCodeFrom) {
          if (CONFIRM_ID === undefined || CODE === undefined) throw new ApiError('POINTS_CODE')
          const { pending } = await redeemCode(orm, CONFIRM_ID, CODE, {
            purpose: 'points',
            address: caller.address,
          })
          const { visit, card: of, points } = pendingOf(row, card, POINTS)
          if (pending?.visit !== visit || pending.card !== of || pending.points !== points)
            throw new ApiError('POINTS_CODE')
        }
      }
      const payment = await addRow(orm, payments, {
        company: row.company,
        holder: row.id,
        kind: byPoints,
        amount: POINTS * 100,
        by: member.account,
        key,
      })
      await redeem(orm, card, payment)
      await signalChanged(orm, row.company)
      return readVisit(orm, row, member)
    })
  },
})

declare module '../../database/tables/confirmation.ts' {
  interface CodePurposes {
    points: 'booking'
  }
}
