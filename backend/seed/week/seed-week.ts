import { and, count, eq, inArray } from 'drizzle-orm'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { areas } from '../../areas/registry.ts'
import { signalChanged } from '../../booking/index.ts'
import {
  cabinet,
  company as companies,
  filedCase,
  filedCaseMove,
  type Membership,
  membership,
  patient,
  question,
} from '../../database/tables/index.ts'
import { rowsOf } from '../../kit/area/area-root.ts'
import { createRow } from '../../kit/area/calls/write-row.ts'
import { visibleRows } from '../../kit/area/visible-rows.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { cardOf, noteOpening } from '../../patients/index.ts'
import type { DocumentTools } from '../seed-documents.ts'
import { chance } from './chance.ts'
import { openToday } from './open-today.ts'
import { seedBonuses } from './seed-bonuses.ts'
import { seedFigures } from './seed-figures.ts'
import { seedOpenings } from './seed-openings.ts'
import { seedPapers } from './seed-papers.ts'
import { type Card, consentOf, seedVisits } from './seed-visits.ts'
import type { WeekSeed } from './week-seed.ts'

const hourMs = 3_600_000
const ago = (hours: number): Date => new Date(Date.now() - hours * hourMs)

async function memberOf(orm: Orm, company: string, account: string | undefined): Promise<Membership> {
  const [member] = await orm
    .select()
    .from(membership)
    .where(and(eq(membership.company, company), eq(membership.account, account ?? '')))
  if (!member) throw new Error('The week of the demo clinic needs the accounts of its staff.')
  return member
}

/** The cards of the patients, found or made as a booking does. */
async function seedCards(
  orm: Orm,
  { company, patients }: WeekSeed,
  { accounts, by }: { accounts: ReadonlyMap<string, string>; by: string },
): Promise<Card[]> {
  const cards = new Map<string, Card>()
  for (const given of patients) {
    const { lastName, name, middleName = null, birthday, phone, locale, remark = null } = given
    const account = given.account === undefined ? null : (accounts.get(given.account) ?? null)
    const isOnline = account !== null || chance(phone) < 0.6
    const id = await cardOf(orm, {
      ...{ company, lastName, name, middleName, birthday, phone, email: null, locale, account, remark },
      isOwnAccount: given.visitFor === undefined,
      isSure: true,
      doNotCall: given.doNotCall ?? false,
      ...(isOnline && { consent: consentOf(given, ago(24 * (10 + chance(name) * 200))) }),
      by: isOnline ? null : by,
    })
    const [card] = await orm.select().from(patient).where(eq(patient.id, id))
    if (card) cards.set(id, { card, given })
  }
  return [...cards.values()]
}

/** Adds the rows of an area to a clinic that has none. */
async function seedArea(
  orm: Orm,
  name: string,
  values: readonly object[],
  member: Membership,
): Promise<void> {
  const area = areas.get(name)
  if (!area) throw new Error(`There is no area "${name}".`)
  const [there] = await orm
    .select({ rows: count() })
    .from(area.table)
    .where(await visibleRows(area, { orm, expires: () => undefined }, rowsOf(area, member.company)))
  if (there?.rows !== 0) return
  for (const value of values) await createRow(orm, area, { VALUE: value }, { member, locale: 'ru', areas })
}

/** Questions and requests that wait for the clinic, in place of those of an earlier week. */
async function seedLetters(orm: Orm, { company, questions, documentRequests }: WeekSeed): Promise<void> {
  const codeOf = (kind: string, index: number) => `${company}-q${kind}${index + 1}`
  const asked = questions.map(({ text, name, lang, hoursAgo, specialist = null }, index) => ({
    ...{ code: codeOf('w', index), company, text, name, lang, specialist },
    contact: `${codeOf('w', index)}@demo.test`,
    contactChannel: 'email' as const,
    createdAt: ago(hoursAgo),
    waitsSince: ago(hoursAgo),
  }))
  const filed = documentRequests.map(({ name, lang, hoursAgo, state, value }, index) => ({
    ...{ code: codeOf('d', index), company, kind: 'document-request', state, value, name, lang },
    contact: `${codeOf('d', index)}@demo.test`,
    contactChannel: 'email' as const,
    createdAt: ago(hoursAgo),
    since: ago(hoursAgo / 2),
  }))
  const codes = [...asked, ...filed].map(({ code }) => code)
  await orm.delete(question).where(inArray(question.code, codes))
  await orm.delete(filedCase).where(inArray(filedCase.code, codes))
  await orm.insert(question).values(asked)
  await orm.insert(filedCase).values(filed)
  const accepted = filed.filter(({ state }) => state !== 'new')
  if (accepted.length > 0)
    await orm.insert(filedCaseMove).values(
      accepted.map(({ code, state, since }) => ({
        ...{ row: code, arrow: 'accept', from: 'new', to: state, by: 'clinic' as const, at: since },
      })),
    )
}

/**
 * Writes the week of a demo clinic around today: patients, visits in every state with what was done and paid, notes, what waits for an answer, and
 * templates. Company and accounts must exist. Written again, it adds the days that have come since.
 */
export async function seedWeek(
  tools: DocumentTools,
  seed: WeekSeed,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { orm } = tools
  const { company } = seed
  const now = Date.now()
  await lockCompany(orm, company)
  const [branch] = await orm.select().from(cabinet).where(eq(cabinet.company, company)).limit(1)
  if (!branch) throw new Error(`The company ${company} has no branch.`)
  // Its doctors see the screen of a practice too (R101).
  await orm.update(companies).set({ hasPractice: true }).where(eq(companies.code, company))
  const reception = await memberOf(orm, company, accounts.get(seed.reception))
  const author = await memberOf(orm, company, accounts.get(seed.author))
  const { date } = wallClock(new Date(now), branch.timezone)
  await openToday(orm, { company, doctor: seed.doctor, others: Object.keys(seed.services).slice(0, 3), date })
  const owner = await memberOf(orm, company, accounts.get(seed.owner))
  const cards = await seedCards(orm, seed, { accounts, by: reception.account })
  await seedBonuses(orm, seed, cards, { owner: owner.account, reception: reception.account })
  const visits = await seedVisits(orm, { seed, cards, staff: { reception, author }, now })
  for (const [name, values] of Object.entries(seed.areas.author)) await seedArea(orm, name, values, author)
  for (const [name, values] of Object.entries(seed.areas.owner)) await seedArea(orm, name, values, owner)
  await seedLetters(orm, seed)
  await seedFigures(orm, company, date)
  await seedOpenings(orm, company, date)
  await seedPapers(tools, { seed, author, visits, cards })
  for (const { card } of cards.filter(({ card: { account } }) => account !== null))
    for (const member of [reception, author])
      await noteOpening(orm, { company, patient: card.id, what: 'card', member })
  await signalChanged(orm, company)
}
