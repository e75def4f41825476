import { and, between, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { mayEnter, wholeCompany } from '../../schemas/access/roles.ts'
import type { ClinicFigures } from '../../schemas/api/figures.ts'
import {
  countedKinds,
  type FigureKind,
  figureKinds,
  ownKinds,
  promotedKind,
} from '../../schemas/statistics/figure-kinds.ts'
import { type FigureStep, figurePeriod } from '../../schemas/statistics/figure-steps.ts'
import { figure, link, linkOpening, type Membership, promotion } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { readFactEffects } from './read-fact-effects.ts'

/** How many links and promotions are named. */
const named = 20

type Asked = {
  member: Membership
  /** Code of the branch; of the whole company `0`. */
  cabinet: string
  step: FigureStep
  /** The day of the clinic. */
  today: string
}

/** The branches whose figures of visits a member sees at a place; the empty code for the sums of the whole clinic. */
function branchesOf({ member, cabinet }: Asked): readonly string[] {
  if (cabinet !== wholeCompany) return [cabinet]
  return mayEnter(member.cabinets, wholeCompany) ? [''] : member.cabinets
}

/** People who came by the links of a company in these days, by link and sheet. */
async function readLinks(
  orm: Orm,
  company: string,
  from: string,
  to: string,
): Promise<ClinicFigures['LINKS']> {
  // Summed before the names come in: texts are dear to compare.
  const opened = orm
    .select({
      code: linkOpening.link,
      by: linkOpening.by,
      people: sql<number>`sum(${linkOpening.people})::int`.as('all_people'),
    })
    .from(linkOpening)
    .where(and(eq(linkOpening.company, company), between(linkOpening.day, from, to)))
    .groupBy(linkOpening.link, linkOpening.by)
    .as('opened')
  const rows = await orm
    .select({ code: link.code, label: link.label, by: opened.by, people: opened.people })
    .from(opened)
    .innerJoin(link, and(eq(link.company, company), eq(link.code, opened.code)))
    .orderBy(desc(opened.people), link.code, opened.by)
    .limit(named)
  return rows.map(({ code, label, by, people: PEOPLE }) => ({
    LINK_CODE: code,
    ...localize('LABEL', label),
    BY: by,
    PEOPLE,
  }))
}

/** Bookings at the prices of promotions. */
async function readPromotions(
  orm: Orm,
  asked: Asked,
  from: string,
  to: string,
): Promise<ClinicFigures['PROMOTIONS']> {
  const { company } = asked.member
  const booked = orm
    .select({ code: figure.subject, bookings: sql<number>`sum(${figure.number})::int`.as('bookings') })
    .from(figure)
    .where(
      and(
        eq(figure.company, company),
        eq(figure.kind, promotedKind),
        between(figure.day, from, to),
        inArray(figure.cabinet, [...branchesOf(asked)]),
      ),
    )
    .groupBy(figure.subject)
    .as('booked')
  const rows = await orm
    .select({ code: booked.code, title: promotion.title, bookings: booked.bookings })
    .from(booked)
    .leftJoin(promotion, and(eq(promotion.company, company), eq(promotion.code, booked.code)))
    .orderBy(desc(booked.bookings), booked.code)
    .limit(named)
  return rows.map(({ code, title, bookings: BOOKINGS }) => ({
    PROMOTION_CODE: code,
    ...localizeOptional('TITLE', title),
    BOOKINGS,
  }))
}

/** The figures of a clinic by day, week or month, each beside the time before. */
export async function readFigures(orm: Orm, asked: Asked): Promise<ClinicFigures> {
  const { member, step, today } = asked
  const { company } = member
  const { steps, period, before } = figurePeriod(step, today)
  const branches = [...branchesOf(asked)]
  const isShown = or(inArray(figure.kind, [...countedKinds]), inArray(figure.cabinet, branches))
  // By day first, in the order of the key: branches and promotions make several rows of each.
  const byDay = orm
    .select({
      kind: figure.kind,
      day: figure.day,
      number: sql<number>`coalesce(sum(${figure.number}) filter (where ${isShown}), 0)::int`.as('of_day'),
    })
    .from(figure)
    // Since when visits are known is known of the whole clinic.
    .where(and(eq(figure.company, company), inArray(figure.cabinet, ['', ...branches])))
    .groupBy(figure.day, figure.kind)
    .as('by_day')
  const { day } = byDay
  const part = sql<string | null>`case
    when ${day} between ${period.from}::date and ${period.to}::date then date_trunc(${step}, ${day}::timestamp)::date::text
    when ${day} between ${before.from}::date and ${before.to}::date then 'before'
    when ${day} = ${today}::date then 'today' end`.as('part')
  const rows = await orm
    .select({
      kind: byDay.kind,
      part,
      number: sql<number>`sum(${byDay.number})::int`,
      first: sql<string>`min(${day})::text`,
    })
    .from(byDay)
    .groupBy(byDay.kind, part)
  const isOwn = (kind: FigureKind) => ownKinds.some((one) => one === kind)
  const firstOf = (kind: FigureKind) =>
    // What the rows of visits say is known of all kinds from the first row on.
    rows
      .filter((row) => (isOwn(kind) ? isOwn(row.kind) : row.kind === kind))
      .map(({ first }) => first)
      .sort()[0]
  return {
    STEP: step,
    FROM: period.from,
    TO: period.to,
    BEFORE: { FROM: before.from, TO: before.to },
    TODAY: today,
    STEPS: steps.map(({ from, to }) => ({ FROM: from, TO: to })),
    FIGURES: figureKinds.map((kind) => {
      const numberOf = (name: string) =>
        rows.find((row) => row.kind === kind && row.part === name)?.number ?? 0
      const numbers = steps.map(({ from }) => numberOf(from))
      const first = firstOf(kind)
      return {
        KIND: kind,
        NUMBERS: numbers,
        SUM: numbers.reduce((sum, one) => sum + one, 0),
        BEFORE: first !== undefined && first <= before.from ? numberOf('before') : null,
        TODAY: numberOf('today'),
        SINCE: first === undefined || first <= period.from ? null : first,
      }
    }),
    LINKS: await readLinks(orm, company, period.from, period.to),
    PROMOTIONS: await readPromotions(orm, asked, period.from, period.to),
    FACTS: await readFactEffects(orm, { company, branches, today }),
  }
}
