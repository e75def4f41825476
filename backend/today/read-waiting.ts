import { and, count, eq, gt, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Today, type WaitingKind, waitingKinds } from '../../schemas/api/today.ts'
import { wholeCompany } from '../../schemas/roles.ts'
import type { Section } from '../../schemas/sections.ts'
import { instant } from '../answers/instant.ts'
import { branchRows } from '../area-kit/area-access.ts'
import { areas } from '../areas/registry.ts'
import { appointment, review } from '../database/tables/index.ts'
import { isForStaff, staffFilters } from '../reviews/staff-reviews.ts'
import type { Asking } from './asking.ts'
import { ownAppointments } from './own-appointments.ts'

type Rows = { table: PgTable; since: PgColumn; where: SQL | undefined }

/** Rows of an area in a state that waits, as far as they are a member's business at this place. */
function rowsOf(name: string, state: string, { member, cabinet }: Asking): Rows {
  const area = areas.get(name)
  if (!area) throw new Error(`There is no area "${name}"`)
  const { table, columns, definition } = area
  const columnOf = (field: string) => {
    const column = columns[field]
    if (!column) throw new Error(`The area "${name}" has no column "${field}"`)
    return column
  }
  return {
    table,
    since: columnOf('createdAt'),
    where: and(
      eq(columnOf('company'), member.company),
      eq(columnOf('state'), state),
      branchRows(area, member),
      definition.branch && cabinet !== wholeCompany ? eq(columnOf(definition.branch), cabinet) : undefined,
    ),
  }
}

/** What waits, who has to do something about it, and which rows it is. */
const kinds: Record<WaitingKind, { section: Section; rows: (asking: Asking) => Rows }> = {
  bookings: {
    section: 'doctor-appointment',
    rows: (asking) => ({
      table: appointment,
      since: appointment.createdAt,
      where: and(
        ownAppointments(asking),
        eq(appointment.status, 'pending'),
        gt(appointment.endsAt, sql`now()`),
      ),
    }),
  },
  requests: {
    section: 'doctor-appointment',
    rows: (asking) => rowsOf('appointment-requests', 'new', asking),
  },
  reviews: {
    section: 'reviews',
    rows: ({ member }) => ({
      table: review,
      since: review.createdAt,
      where: and(isForStaff(member), staffFilters.waiting),
    }),
  },
}

/** What waits for an answer of a member of staff: only of what they may answer. */
export async function readWaiting(asking: Asking): Promise<Today['WAITING']> {
  const found: Today['WAITING'] = []
  for (const kind of waitingKinds) {
    const { section, rows } = kinds[kind]
    if (!asking.may(section, 'write')) continue
    const { table, since, where } = rows(asking)
    const [row] = await asking.orm
      .select({ number: count(), since: min(since) })
      .from(table)
      .where(where)
    if (row?.since) found.push({ KIND: kind, COUNT: row.number, SINCE: instant(row.since as Date) })
  }
  return found
}
