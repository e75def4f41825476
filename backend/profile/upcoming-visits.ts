import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import type { upcomingVisit } from '../../schemas/api/profile.ts'
import { managePath, manageSecret, visitWords } from '../booking/index.ts'
import { appointment } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { instant } from '../shared/answers/instant.ts'

/** The next visits that a person has booked while signed in, the nearest first, until each is over. */
export async function upcomingVisits(
  orm: Orm,
  account: string,
  locale: Locale,
  most: number,
): Promise<z.infer<typeof upcomingVisit>[]> {
  const rows = await orm
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.account, account),
        inArray(appointment.status, ['pending', 'confirmed', 'arrived']),
        gt(appointment.endsAt, new Date()),
      ),
    )
    .orderBy(asc(appointment.startsAt))
    .limit(most)
  const secret = await manageSecret(orm)
  return Promise.all(
    rows.map(async (row) => {
      const { COMPANY, DOCTOR, PLACE } = await visitWords(orm, row, locale)
      return {
        START: instant(row.startsAt),
        TIMEZONE: row.timezone,
        IS_PENDING: row.status === 'pending',
        COMPANY,
        DOCTOR,
        PLACE,
        PATH: managePath(secret, row),
      }
    }),
  )
}
