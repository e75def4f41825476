import { asc, count, sql } from 'drizzle-orm'
import type { Today } from '../../schemas/api/today.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import type { Orm } from '../kit/database/database.ts'
import type { WaitingRows } from '../kit/live/staff-waiting.ts'
import { instant } from '../shared/answers/instant.ts'
import type { Asking } from './asking.ts'
import { waitingWork } from './waiting.ts'

type At = Today['WAITING'][number]['AT']

/** The branch and the day of the first row to come; null for rows without a day. */
async function nextOf(orm: Orm, { table, where, at }: WaitingRows): Promise<At> {
  if (!at) return null
  const [row] = await orm
    .select({
      cabinet: sql<string>`${at.cabinet}`,
      startsAt: sql<Date | string>`${at.startsAt}`,
      timezone: sql<string>`${at.timezone}`,
    })
    .from(table)
    .where(where)
    .orderBy(asc(at.startsAt))
    .limit(1)
  return row
    ? { COMPANY_CABINET_CODE: row.cabinet, DATE: calendarDate(new Date(row.startsAt), row.timezone) }
    : null
}

/** The work that waits for a member: only what they may answer. */
export async function readWaiting(asking: Asking): Promise<Today['WAITING']> {
  const found: Today['WAITING'] = []
  for (const { kind, section, action = 'write', isForReception, rows, words } of waitingWork) {
    if (!asking.may(section, action)) continue
    if (asking.member.role === 'doctor' && isForReception) continue
    const waiting = rows(asking)
    const { table, since, where } = waiting
    const [row] = await asking.orm
      .select({ number: count(), since: sql<Date | string | null>`min(${since})` })
      .from(table)
      .where(where)
    const { LABEL, PATH } = words?.(asking.locale) ?? { LABEL: null, PATH: null }
    if (row?.since)
      found.push({
        KIND: kind,
        COUNT: row.number,
        SINCE: instant(new Date(row.since)),
        LABEL,
        PATH,
        AT: await nextOf(asking.orm, waiting),
      })
  }
  return found
}
