import { and, between, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { ClinicFigures } from '../../schemas/api/figures.ts'
import { addDays } from '../../schemas/formats/zone.ts'
import { comparedDays, type EffectKind, effectKinds } from '../../schemas/statistics/fact-effect.ts'
import { bookedKinds, type FigureKind, ownKinds } from '../../schemas/statistics/figure-kinds.ts'
import { figure, foundFact } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** For how long it is told what a fact has changed. */
const toldDays = 365

/** The figures of which each kind is the sum. */
const kindsOf: Readonly<Record<EffectKind, readonly FigureKind[]>> = {
  listed: ['listed'],
  opened: ['profile', 'site'],
  booked: bookedKinds,
}

type Asked = { company: string; branches: readonly string[]; today: string }

/** Numbers by day since one, and the first day from which each kind was counted. */
async function readNumbers(orm: Orm, { company, branches }: Asked, from: string) {
  const kinds = effectKinds.flatMap((kind) => kindsOf[kind])
  const isOwn = inArray(figure.kind, [...ownKinds])
  const days = await orm
    .select({ day: figure.day, kind: figure.kind, number: sql<number>`sum(${figure.number})::int` })
    .from(figure)
    .where(
      and(
        eq(figure.company, company),
        inArray(figure.kind, kinds),
        gte(figure.day, from),
        or(
          and(isOwn, inArray(figure.cabinet, [...branches])),
          and(sql`not ${isOwn}`, eq(figure.cabinet, '')),
        ),
      ),
    )
    .groupBy(figure.day, figure.kind)
  const firsts = await orm
    .select({ kind: figure.kind, day: sql<string>`min(${figure.day})::text` })
    .from(figure)
    .where(and(eq(figure.company, company), eq(figure.cabinet, '')))
    .groupBy(figure.kind)
  const firstOf = (kind: EffectKind) =>
    firsts
      // What the rows of visits say is known of all kinds from the first row on.
      .filter((one) => (kind === 'booked' ? ownKinds : kindsOf[kind]).some((name) => name === one.kind))
      .map(({ day }) => day)
      .sort()[0]
  const sumOf = (kind: EffectKind, { from, to }: { from: string; to: string }) =>
    days.reduce(
      (sum, one) =>
        kindsOf[kind].includes(one.kind) && one.day >= from && one.day <= to ? sum + one.number : sum,
      0,
    )
  return { firstOf, sumOf }
}

/** What became known of a clinic in the last year, the newest first, and how many found it, opened it and booked before and after. */
export async function readFactEffects(orm: Orm, asked: Asked): Promise<ClinicFigures['FACTS']> {
  const { company, today } = asked
  const facts = await orm
    .select({ fact: foundFact.fact, day: foundFact.since })
    .from(foundFact)
    .where(
      and(
        eq(foundFact.company, company),
        eq(foundFact.isKnown, true),
        isNotNull(foundFact.since),
        between(foundFact.since, addDays(today, -toldDays), today),
      ),
    )
    .orderBy(desc(foundFact.since), foundFact.fact)
  const known = facts.flatMap(({ fact, day }) =>
    day === null ? [] : [{ fact, day, compared: comparedDays(day, today) }],
  )
  const [from] = known.flatMap(({ compared }) => compared?.before.from ?? []).sort()
  const numbers = from === undefined ? undefined : await readNumbers(orm, asked, from)
  return known.map(({ fact, day, compared }) => ({
    FACT: fact,
    DAY: day,
    DAYS: compared?.days ?? 0,
    NUMBERS: effectKinds.flatMap((kind) => {
      if (!compared || !numbers) return []
      const first = numbers.firstOf(kind)
      if (first === undefined || first > compared.after.from) return []
      return {
        KIND: kind,
        BEFORE: first <= compared.before.from ? numbers.sumOf(kind, compared.before) : null,
        AFTER: numbers.sumOf(kind, compared.after),
      }
    }),
  }))
}
