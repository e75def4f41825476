import { and, eq } from 'drizzle-orm'
import { addDays, weekday } from '../../../schemas/formats/zone.ts'
import type { LinkMark } from '../../../schemas/links/link-mark.ts'
import { link, linkOpening } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { chance } from './chance.ts'

const days = 60
/** People of a usual day, by what of a link they met. */
const usual = { poster: 2.4, stand: 1.6, link: 1.2 } as const satisfies Partial<
  Record<LinkMark['by'], number>
>
/** Rows of one statement: Postgres limits its values to 65,535. */
const batch = 500

/** Invented numbers of the people who came by the links of the demo clinic until yesterday. Days that have a number keep it. */
export async function seedOpenings(orm: Orm, company: string, today: string): Promise<void> {
  const links = await orm
    .select({ code: link.code })
    .from(link)
    .where(and(eq(link.company, company), eq(link.status, 'shown')))
    .orderBy(link.code)
  const rows = links.flatMap(({ code }, at) =>
    Array.from({ length: days }, (_, ago) => addDays(today, -ago - 1)).flatMap((day) =>
      Object.entries(usual).flatMap(([kind, number]) => {
        const by = kind as keyof typeof usual
        const quiet = weekday(day) === 7 ? 0.4 : 1
        const people = Math.round(
          ((number * quiet) / (1 + at / 2)) * (0.3 + 1.4 * chance(`${code} ${by} ${day}`)),
        )
        return people > 0 ? [{ company, link: code, day, by, place: '', people }] : []
      }),
    ),
  )
  for (let at = 0; at < rows.length; at += batch)
    await orm
      .insert(linkOpening)
      .values(rows.slice(at, at + batch))
      .onConflictDoNothing()
}
