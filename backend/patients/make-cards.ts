import { and, eq, isNull, ne } from 'drizzle-orm'
import { appointment } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { cardOf } from './cards/card-of.ts'
import { eachCompany } from './work/each-company.ts'

/** How many appointments get their cards in one transaction: a booking of the clinic waits for no more. */
const atOnce = 100

const isWithoutCard = and(
  isNull(appointment.patient),
  ne(appointment.status, 'hold'),
  ne(appointment.name, ''),
)

/** Makes cards of the appointments that have none: those that are older than cards, or were made by the version before. */
export const makeCards = (db: Database, stopped?: AbortSignal): Promise<void> =>
  eachCompany(db, {
    table: appointment,
    isDue: isWithoutCard,
    stopped,
    act: async (orm, company) => {
      const rows = await orm
        .select()
        .from(appointment)
        .where(and(isWithoutCard, eq(appointment.company, company)))
        .orderBy(appointment.createdAt, appointment.id)
        .limit(atOnce)
      for (const row of rows) {
        const card = await cardOf(orm, {
          ...row,
          isOwnAccount: row.visitFor === 'self',
          isSure: row.source !== 'online' || row.channel === 'phone',
          by: row.source === 'online' ? null : row.updatedBy,
        })
        await orm.update(appointment).set({ patient: card }).where(eq(appointment.id, row.id))
      }
    },
  })
