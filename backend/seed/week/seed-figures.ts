import { and, eq } from 'drizzle-orm'
import type { FoundFact } from '../../../schemas/directory/found-facts.ts'
import { addDays, weekday } from '../../../schemas/formats/zone.ts'
import type { CountedKind } from '../../../schemas/statistics/figure-kinds.ts'
import { company as companyTable, figure, foundFact, siteVisit } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { chance } from './chance.ts'

/** People on a usual day. */
const usual = { listed: 46, profile: 14, call: 4, route: 2, chat: 3 } as const satisfies Partial<
  Record<CountedKind, number>
>
const onSite = 18

/** What the demo clinic has added so many days ago, and how many times more people saw and opened it since. */
const added = [
  { fact: 'photos', ago: 74, more: 1.35 },
  { fact: 'license', ago: 33, more: 1 },
  { fact: 'description', ago: 4, more: 1 },
] as const satisfies readonly { fact: FoundFact; ago: number; more: number }[]
const days = 800
/** Rows of one statement: Postgres limits its values to 65,535. */
const batch = 500

/** Fewer on Sundays, and more as the clinic becomes known. */
const shareOf = (day: string, ago: number, key: string): number =>
  (weekday(day) === 7 ? 0.4 : 1) *
  (1 - ago / 1000) *
  added.reduce((all, one) => (ago > one.ago ? all / one.more : all), 1) *
  (0.6 + 0.8 * chance(`${key} ${day}`))

/**
 * Invented numbers of the people who have met the demo clinic until yesterday, and the days on which it has added what visitors look for. Days that have a number keep it.
 */
export async function seedFigures(orm: Orm, company: string, today: string): Promise<void> {
  const [clinic] = await orm
    .select({ isDemo: companyTable.isDemo })
    .from(companyTable)
    .where(eq(companyTable.code, company))
  if (!clinic?.isDemo)
    throw new Error(`The company ${company} is no demonstration: nothing is invented for it.`)
  const past = Array.from({ length: days }, (_, at) => ({ day: addDays(today, -at - 1), ago: at + 1 }))
  const rows = past.flatMap(({ day, ago }) =>
    Object.entries(usual).map(([kind, number]) => ({
      ...{ company, day, kind: kind as keyof typeof usual, cabinet: '', subject: '' },
      number: Math.round(number * shareOf(day, ago, kind)),
    })),
  )
  for (let at = 0; at < rows.length; at += batch)
    await orm
      .insert(figure)
      .values(rows.slice(at, at + batch))
      .onConflictDoNothing()
  for (const { fact, ago } of added)
    await orm
      .update(foundFact)
      .set({ since: addDays(today, -ago) })
      .where(and(eq(foundFact.company, company), eq(foundFact.fact, fact), eq(foundFact.isKnown, true)))
  const visits = past.map(({ day, ago }) => ({
    ...{ company, day, page: '', locale: 'ru' as const },
    people: Math.round(onSite * shareOf(day, ago, 'site')),
  }))
  for (let at = 0; at < visits.length; at += batch)
    await orm
      .insert(siteVisit)
      .values(visits.slice(at, at + batch))
      .onConflictDoNothing()
}
