import { z } from '@hono/zod-openapi'
import { paymentBody, refundBody, visit } from '../../../schemas/api/visit.ts'
import { byPoints } from '../../../schemas/visits/payment-methods.ts'
import { accrue, giveBack } from '../../bonuses/index.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { requestKey } from '../../kit/input/request-key.ts'
import { uuidOf } from '../../kit/input/uuid-of.ts'
import { addRow, reverseRow, statementOf } from '../../kit/ledger/ledger.ts'
import { lockOne, one } from '../appointments/lock-one.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import { checkVisit } from './is-visit.ts'
import { pricedServices } from './lines.ts'
import { paidInMoney } from './paid-in-money.ts'
import { payments } from './payments.ledger.ts'
import { readVisit } from './read-visit.ts'

const access = { section: 'patients', action: 'write' } as const

/** Notes a payment. */
export const addPayment = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/payments',
  summary:
    'Notes that a visit was paid, in part, in full or too much; no money is moved. 409 if others have noted a payment since',
  access,
  limits: changeLimits,
  params: one,
  body: paymentBody,
  answer: visit,
  act: async ({ params, body, member, caller, transaction }) => {
    const key = requestKey(caller) ?? crypto.randomUUID()
    return transaction(async (orm) => {
      const row = await lockOne(orm, params, member)
      checkVisit(row)
      const before = await statementOf(orm, payments, row.id)
      const paid = before.reduce((sum, { amount }) => sum + amount, 0)
      const isRepeated = before.some((one) => one.key === key)
      if (!isRepeated && paid !== body.PAID) throw new ApiError('PAID_MEANWHILE', { data: { PAID: paid } })
      const payment = await addRow(orm, payments, {
        company: row.company,
        holder: row.id,
        kind: body.METHOD,
        amount: body.AMOUNT,
        by: member.account,
        key,
      })
      if (!isRepeated)
        await accrue(orm, {
          patient: row.patient,
          payment,
          before: paidInMoney(before),
          services: await pricedServices(orm, row.id),
        })
      await signalChanged(orm, row.company)
      return readVisit(orm, row, member)
    })
  },
})

/** Returns a payment, or a part of it. */
export const returnPayment = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/payments/{payment}/return',
  summary: 'Notes that a payment was returned, all that is left of it or a part, with the reason',
  access,
  limits: changeLimits,
  params: one.extend({ payment: z.string().describe('The payment.') }),
  body: refundBody,
  answer: visit,
  act: async ({ params, body, member, caller, locale, transaction }) => {
    const key = requestKey(caller) ?? crypto.randomUUID()
    return transaction(async (orm) => {
      const row = await lockOne(orm, params, member)
      const id = uuidOf(params.payment)
      const before = await statementOf(orm, payments, row.id)
      const isByPoints = before.some((one) => one.id === id && one.kind === byPoints)
      if (isByPoints && (body.AMOUNT ?? 0) % 100 !== 0) throw fieldFault(locale, { AMOUNT: 'wholePoints' })
      const returned = await reverseRow(orm, payments, {
        id,
        company: row.company,
        holder: row.id,
        by: member.account,
        key,
        amount: body.AMOUNT,
        reason: body.REASON,
      })
      const rows = await statementOf(orm, payments, row.id)
      const payment = rows.find((one) => one.id === id)
      if (payment && rows.length > before.length) await giveBack(orm, { payment, rows, by: returned })
      await signalChanged(orm, row.company)
      return readVisit(orm, row, member)
    })
  },
})
