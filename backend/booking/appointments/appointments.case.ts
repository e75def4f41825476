import { and, desc, eq, sql } from 'drizzle-orm'
import { appointmentCase } from '../../../schemas/booking/appointment.case.ts'
import { appointment, appointmentChange } from '../../database/tables/index.ts'
import { type CaseHistory, serveCase } from '../../kit/cases/case-server.ts'
import { signalChanged } from '../slots/signal-changed.ts'

/**
 * The history of appointments has what members of the staff did at the clinic, beside their corrections. Of a move, and of a patient's
 * cancellation, the row itself has the time and the person.
 */
const history: CaseHistory = {
  keep: async (orm, moves) => {
    const rows = moves.flatMap(({ row, arrow, from, to, by, account }) =>
      arrow === 'move' || by === 'patient' || account === null
        ? []
        : [
            {
              appointment: row,
              at: new Date(),
              by: account,
              field: 'status' as const,
              before: { ru: from },
              after: { ru: to },
            },
          ],
    )
    if (rows.length > 0) await orm.insert(appointmentChange).values(rows)
  },
  last: async (orm, row) => {
    const [one] = await orm.select().from(appointment).where(eq(appointment.id, row))
    if (!one) return undefined
    const [given] = await orm
      .select({ at: appointmentChange.at })
      .from(appointmentChange)
      .where(
        and(
          eq(appointmentChange.appointment, row),
          eq(appointmentChange.field, 'status'),
          sql`${appointmentChange.after} ->> 'ru' = ${one.status}`,
        ),
      )
      .orderBy(desc(appointmentChange.id))
      .limit(1)
    if (given) return { by: 'clinic', at: given.at }
    return { by: one.updatedBy === null ? 'patient' : 'clinic', at: one.updatedAt }
  },
}

/** Moves of an appointment (S-APPT); each notifies the watchers of the company's appointments. */
export const appointments = serveCase({
  definition: appointmentCase,
  table: appointment,
  key: appointment.id,
  state: appointment.status,
  history,
  moved: async (orm, rows) => {
    for (const { company } of rows) await signalChanged(orm, company)
  },
})
