import { and, eq, isNull, ne, notInArray } from 'drizzle-orm'
import { appointment } from '../database/tables/index.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Database } from '../kit/database/database.ts'
import { inTransaction } from '../kit/http/transaction.ts'
import { eachDue } from '../kit/worker/each-due.ts'
import { cardOf } from './cards/card-of.ts'

/** How many appointments get their cards in one transaction: a booking of the clinic waits for no more. */
const atOnce = 100

const isWithoutCard = and(
  isNull(appointment.patient),
  ne(appointment.status, 'hold'),
  ne(appointment.name, ''),
)

/** Makes cards of the appointments that have none: those that are older than cards, or were made by the version before. Can be interrupted anywhere. */
export const makeCards = ({ orm }: Database, stopped?: AbortSignal): Promise<void> =>
  eachDue<{ company: string }>({
    stopped,
    next: async (failed) => {
      const codes = failed.map(({ company }) => company)
      const [due] = await orm
        .select({ company: appointment.company })
        .from(appointment)
        .where(and(isWithoutCard, codes.length > 0 ? notInArray(appointment.company, codes) : undefined))
        .limit(1)
      return due
    },
    act: ({ company }) =>
      inTransaction(orm, async (inner) => {
        await lockCompany(inner, company)
        const rows = await inner
          .select()
          .from(appointment)
          .where(and(isWithoutCard, eq(appointment.company, company)))
          .orderBy(appointment.createdAt, appointment.id)
          .limit(atOnce)
        for (const row of rows) {
          const card = await cardOf(inner, {
            ...row,
            isOwnAccount: row.visitFor === 'self',
            isSure: row.source !== 'online' || row.channel === 'phone',
            by: row.source === 'online' ? null : row.updatedBy,
          })
          await inner.update(appointment).set({ patient: card }).where(eq(appointment.id, row.id))
        }
      }),
  })
