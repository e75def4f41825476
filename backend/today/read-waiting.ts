import { count, sql } from 'drizzle-orm'
import type { Today } from '../../schemas/api/today.ts'
import { instant } from '../shared/answers/instant.ts'
import type { Asking } from './asking.ts'
import { waitingWork } from './waiting.ts'

/** The work that waits for a member: only what they may answer. */
export async function readWaiting(asking: Asking): Promise<Today['WAITING']> {
  const found: Today['WAITING'] = []
  for (const { kind, section, action = 'write', isForReception, rows, words } of waitingWork) {
    if (!asking.may(section, action)) continue
    if (asking.member.role === 'doctor' && isForReception) continue
    const { table, since, where } = rows(asking)
    const [row] = await asking.orm
      .select({ number: count(), since: sql<Date | string | null>`min(${since})` })
      .from(table)
      .where(where)
    const { LABEL, PATH } = words?.(asking.locale) ?? { LABEL: null, PATH: null }
    if (row?.since)
      found.push({ KIND: kind, COUNT: row.number, SINCE: instant(new Date(row.since)), LABEL, PATH })
  }
  return found
}
