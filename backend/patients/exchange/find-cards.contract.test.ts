import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { company, openClinic } from '../../booking/test/clinic.ts'
import { patient } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { openEither } from '../../test/databases.ts'
import { writeWords } from '../cards/write-words.ts'
import { cardsNear, findCards, type NamedPatient, soughtWords } from './find-cards.ts'

let db: Database
beforeAll(async () => {
  db = await openEither()
  await openClinic(db)
})
afterAll(() => db.close())

const birthday = '1990-01-01'
const phone = '+77011234567'

const syllables = ['ба', 'ва', 'га', 'да', 'за', 'ка', 'ла', 'ма', 'на', 'па']

/** Names of which no two sound alike. */
const nameOf = (number: number) => ({
  lastName: `Ким${[...String(number)].map((digit) => syllables[Number(digit)]).join('')}`,
  name: 'Айгуль',
  middleName: 'Маратовна',
})

async function add(from: number, to: number) {
  const cards = Array.from({ length: to - from }, (_, at) => ({
    ...{ id: randomUUID(), company, number: from + at + 1, birthday, phone },
    ...nameOf(from + at),
  }))
  await db.orm.insert(patient).values(cards)
  await writeWords(
    db.orm,
    company,
    cards.map(({ id }) => id),
  )
}

it('compares a row with the cards of its name, and not with all that share its birthday and phone number', async () => {
  const rows: NamedPatient[] = Array.from({ length: 10 }, (_, at) => ({
    ...nameOf(at * 10),
    birthday,
    phone,
    // Without a patronymic it is the same name.
    ...(at % 2 === 0 && { middleName: undefined }),
  }))
  const compared = async () => {
    const sought = rows.map((value) => ({ value, words: soughtWords(value) }))
    return (await cardsNear(db.orm, company, sought)).cards.length
  }
  const counts: number[] = []
  for (const [from, to] of [
    [0, 100],
    [100, 200],
    [200, 400],
  ] as const) {
    await add(from, to)
    counts.push(await compared())
  }
  expect(counts).toEqual([10, 10, 10])
  const found = await findCards(db.orm, company, rows)
  expect(found.map((one) => one && 'card' in one && one.card.number)).toEqual(
    rows.map((_, at) => at * 10 + 1),
  )
})

it('finds a card by its contacts while its words are those of an earlier version', async () => {
  const [row] = await db.orm
    .insert(patient)
    .values({ company, number: 9001, lastName: 'Серикова', name: 'Дана', birthday: '1985-03-12' })
    .returning()
  const found = await findCards(db.orm, company, [
    { lastName: 'Serikova', name: 'Dana', birthday: '1985-03-12' },
  ])
  expect(found).toMatchObject([{ card: { id: row?.id } }])
})
