import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type ExchangedBalance, exchange } from '../../schemas/bonuses/bonus-balances.exchange.ts'
import { endOf } from '../../schemas/bonuses/programme.ts'
import { type BonusCardRow, bonusCard, points as table } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineImport, type ImportedBy, type Planned, type Written } from '../kit/exchange/define-import.ts'
import { addRow, balanceOf } from '../kit/ledger/ledger.ts'
import { findCards, type NamedPatient } from '../patients/index.ts'
import { todayOf } from '../shared/shown/today-of.ts'
import { lockCard } from './lock-card.ts'
import { openCard } from './open-card.ts'
import { points } from './points.ledger.ts'
import { readProgramme } from './read-programme.ts'

type NamedBalance = ExchangedBalance & NamedPatient & { balance: number }

/** What was brought to a card: how much in all, by how many rows, which number its revision. */
type Brought = { id: string; patient: string; total: number; revision: number }

/** What was brought to the cards of a condition, the oldest card first. */
const broughtTo = (orm: Orm, where: SQL | undefined): Promise<Brought[]> =>
  orm
    .select({
      id: bonusCard.id,
      patient: bonusCard.patient,
      total: sql`coalesce(sum(${table.amount}), 0)`.mapWith(Number),
      revision: sql`count(${table.id})`.mapWith(Number),
    })
    .from(bonusCard)
    .leftJoin(table, and(eq(table.holder, bonusCard.id), eq(table.kind, 'import')))
    .where(where)
    .groupBy(bonusCard.id)
    .orderBy(asc(bonusCard.createdAt), asc(bonusCard.id))

/** Why a row is of no known patient; undefined if it is of one. */
function faultOf(found: Awaited<ReturnType<typeof findCards>>[number]): Planned | undefined {
  if (!found) return { outcome: 'fault', code: 'unknownPatient' }
  if (!('problem' in found)) return undefined
  return {
    outcome: 'fault',
    code: found.problem,
    ...(found.number !== undefined && { with: String(found.number) }),
  }
}

const patientsOf = (found: Awaited<ReturnType<typeof findCards>>) =>
  found.map((one) => (one && 'card' in one ? one.card.id : undefined))

async function plan(orm: Orm, company: string, values: readonly NamedBalance[]): Promise<Planned[]> {
  const found = await findCards(orm, company, values)
  const patients = patientsOf(found)
  const known = patients.flatMap((id) => id ?? [])
  const cards = await broughtTo(orm, inArray(bonusCard.patient, known))
  const brought = new Map(cards.toReversed().map((card) => [card.patient, card]))
  return values.map(({ balance }, at) => {
    const fault = faultOf(found[at])
    if (fault) return fault
    const there = brought.get(patients[at] ?? '')
    if (!there || (there.total === 0 && balance > 0)) return { outcome: 'add' }
    if (there.total === balance) return { outcome: 'same', target: there.id }
    return { outcome: 'change', target: there.id, revision: there.revision, before: { balance: there.total } }
  })
}

/**
 * Makes what was brought to a card so much, by a row for what is missing or too much. Undefined if that would leave less than nothing, or somebody has brought
 * something else since `revision`. Returns the new revision.
 */
async function bring(
  orm: Orm,
  { company, account }: ImportedBy,
  { id }: Pick<BonusCardRow, 'id'>,
  { balance, revision }: { balance: number; revision?: number },
): Promise<number | undefined> {
  await lockCard(orm, { company, id })
  const [there = { total: 0, revision: 0 }] = await broughtTo(orm, eq(bonusCard.id, id))
  if (revision !== undefined && there.revision !== revision) return undefined
  const amount = balance - there.total
  if (amount === 0) return there.revision
  if (amount < 0 && (await balanceOf(orm, points, id)) + amount < 0) return undefined
  const programme = await readProgramme(orm, company)
  const next = there.revision + 1
  await addRow(orm, points, {
    company,
    holder: id,
    kind: 'import',
    amount,
    ...(amount > 0 && programme && { until: endOf(programme, await todayOf(orm, company)) }),
    by: account,
    key: `import:${id}:${next}`,
  })
  return next
}

/** Balances of another system. A patient without a bonus card gets one; what is taken back or changed is a row too, as far as the points are there. */
export const imported = defineImport<NamedBalance>({
  definition: exchange,
  tables: [table],
  keysOf: ({ lastName, name, phone, birthday, number }) => [
    [lastName, name, phone, birthday, number].join('\n').toLowerCase(),
  ],
  plan,
  add: async (orm, by, values) => {
    const patients = patientsOf(await findCards(orm, by.company, values))
    const written: (Written | undefined)[] = []
    for (const [at, { balance }] of values.entries()) {
      const patient = patients[at]
      if (patient === undefined) {
        written.push(undefined)
        continue
      }
      const card = await openCard(orm, { company: by.company, patient, by: by.account })
      const revision = await bring(orm, by, card, { balance })
      written.push(revision === undefined ? undefined : { target: card.id, revision })
    }
    return written
  },
  change: (orm, by, { target, revision, value: { balance } }) =>
    bring(orm, by, { id: target }, { balance, revision }),
  changeBack: async (orm, by, { target, revision, before }) =>
    (await bring(orm, by, { id: target }, { balance: Number(before.balance), revision })) !== undefined,
  takeBack: async (orm, by, added) => {
    const taken = new Set<string>()
    for (const { target, revision } of added)
      if ((await bring(orm, by, { id: target }, { balance: 0, revision })) !== undefined) taken.add(target)
    return taken
  },
})
