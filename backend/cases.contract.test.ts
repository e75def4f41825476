import { eq } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm/utils'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arrowsOf,
  type CaseArrow,
  type CaseMover,
  caseMovers,
  fits,
  statesOf,
} from '../schemas/cases/define-case.ts'
import { filedKinds } from '../schemas/cases/filed-kinds.ts'
import { caseDefinitions } from '../schemas/cases/registry.ts'
import { cases } from './cases.ts'
import { seedDatabase } from './content/seed-database.ts'
import * as tables from './database/tables/index.ts'
import { moveRow, moveRows } from './kit/cases/move-case.ts'
import type { Database, Orm } from './kit/database/database.ts'
import { ApiError } from './kit/errors/api-error.ts'
import { bothDatabases } from './test/databases.ts'
import { addPerson } from './test/people.ts'
import { smallSeed } from './test/small-seed.ts'

const company = '1001'
const asked = {
  company,
  text: 'Слова',
  name: 'Ержан',
  lang: 'ru',
  contact: 'a@b.kz',
  contactChannel: 'email',
} as const
const reviewWords = { author: 'Ержан', rating: 5, text: 'Слова', lang: 'ru', date: '2026-10-02' } as const

/** Adds a row of each kind, and gives its key. */
const add: Record<string, (orm: Orm, account: string) => Promise<string | number | undefined>> = {
  question: async (orm) =>
    keyOf(
      await orm
        .insert(tables.question)
        .values({ ...asked, code: 'Q1' })
        .returning(),
    ),
  'question-publication': async (orm) =>
    keyOf(
      await orm
        .insert(tables.question)
        .values({ ...asked, code: 'Q2' })
        .returning(),
    ),
  review: async (orm, account) => {
    return keyOf(
      await orm
        .insert(tables.review)
        .values({ ...reviewWords, company, account, code: 'R1' })
        .returning(),
    )
  },
  'review-answer': (orm) => addReply(orm, 'answer'),
  'review-follow-up': (orm) => addReply(orm, 'follow-up'),
  comment: async (orm, account) => {
    const words = { type: 'news', code: 'news-01', text: 'Слова', lang: 'ru' } as const
    const [row] = await orm
      .insert(tables.comment)
      .values({ ...words, account })
      .returning()
    return row?.id
  },
  consultation: async (orm) =>
    keyOf(
      await orm
        .insert(tables.consultation)
        .values({ ...asked, code: 'C1', status: 0 })
        .returning(),
    ),
  claim: async (orm, account) => {
    const [row] = await orm
      .insert(tables.companyClaim)
      .values({ company, account, proof: 'papers' })
      .returning()
    return row?.id
  },
  appointment: async (orm) => {
    const startsAt = new Date('2030-01-10T10:00:00Z')
    const [row] = await orm
      .insert(tables.appointment)
      .values({
        company,
        cabinet: '11',
        specialist: '501',
        startsAt,
        endsAt: new Date('2030-01-10T10:10:00Z'),
        timezone: 'Asia/Almaty',
        status: 'confirmed',
      })
      .returning()
    return row?.id
  },
  company: async () => '1002',
  approval: async (orm, account) => {
    const [row] = await orm
      .insert(tables.siteApproval)
      .values({ company, account, number: 1, revision: 0, content: '{}', base: '{}' })
      .returning()
    return row?.id
  },
  'page-case': async (orm) => {
    const [row] = await orm
      .insert(tables.pageCase)
      .values({ company, kind: 'site', code: company, status: 'waiting' })
      .returning()
    return row?.id
  },
}
for (const [index, { name, begins }] of [...filedKinds.values()].entries())
  add[name] = async (orm) => {
    const { text: _, ...filed } = asked
    const row = { ...filed, code: `F${index}`, kind: name, state: begins[0] ?? '', value: {} }
    return keyOf(await orm.insert(tables.filedCase).values(row).returning())
  }
async function addReply(orm: Orm, kind: 'answer' | 'follow-up'): Promise<string | undefined> {
  const code = `R ${kind}`
  await orm.insert(tables.review).values({ ...reviewWords, company, code })
  const [row] = await orm.insert(tables.reviewReply).values({ review: code, kind, text: 'Слова' }).returning()
  return row?.id
}
const keyOf = ([row]: { code: string }[]) => row?.code

describe.each(await bothDatabases())('on $name, a row with states', ({ open }) => {
  let db: Database
  let account: string
  const keys: Record<string, string | number> = {}
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    account = (await addPerson(db)).account.id
    for (const [name, row] of Object.entries(add)) keys[name] = (await row(db.orm, account)) ?? ''
  })
  afterAll(() => db.close())

  it('is of a kind that has a declaration and a server part', () => {
    expect([...cases.keys()].sort()).toEqual([...caseDefinitions.keys()].sort())
    expect(Object.keys(add).sort()).toEqual([...cases.keys()].sort())
  })

  describe.each([...cases.values()].map((server) => ({ name: server.definition.name, server })))(
    'of the kind $name',
    ({ name, server }) => {
      const { definition, table, key, state } = server
      const names = statesOf(definition)
      const arrowOf = (one: string): CaseArrow => {
        const found = definition.arrows[one]
        if (!found) throw new Error(`there is no arrow ${one}`)
        return found
      }
      const stored = (one: string) => definition.states[one]?.code ?? one
      const set = async (to: string) => {
        const [column = ''] = Object.entries(getTableColumns(table)).find(([, one]) => one === state) ?? []
        await db.orm
          .update(table)
          .set({ [column]: stored(to) })
          .where(eq(key, keys[name]))
      }
      const read = async () => {
        const [row] = await db.orm.select({ state }).from(table).where(eq(key, keys[name]))
        return names.find((one) => stored(one) === row?.state)
      }
      const move = (arrow: string, by: CaseMover) =>
        db.orm
          .transaction((orm) =>
            moveRow(orm, server, arrow, keys[name] ?? '', { by, account, reason: 'Потому что' }),
          )
          .then(
            () => 'moved' as const,
            (error: unknown) => {
              if (error instanceof ApiError) return error
              throw error
            },
          )

      it('moves only along its arrows, by those who may, whatever is tried in whatever order', async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...names),
            fc.array(fc.tuple(fc.constantFrom(...arrowsOf(definition)), fc.constantFrom(...caseMovers)), {
              maxLength: 5,
            }),
            async (first, tried) => {
              await set(first)
              let now: string = first
              for (const [arrow, by] of tried) {
                const { from, to, by: allowed } = arrowOf(arrow)
                const outcome = await move(arrow, by)
                const said = outcome === 'moved' ? outcome : [outcome.code, outcome.data?.STATUS]
                if (!allowed.includes(by)) expect(said).toEqual(['FORBIDDEN', undefined])
                else if (from.includes(now)) {
                  expect(said).toBe('moved')
                  const kept = await server.history.read?.(db.orm, [`${keys[name]}`])
                  const last = { arrow, from: now, to, by, account, reason: 'Потому что' }
                  if (kept) expect(kept.at(-1)).toMatchObject(last)
                  now = to
                } else expect(said).toEqual(['STATE_CHANGED', stored(now)])
                expect(await read()).toBe(now)
              }
            },
          ),
          { numRuns: 20 },
        )
      })

      /** Pairs of arrows of which each is too late after the other, with a state in which both begin. */
      const rivals = names.flatMap((state) => {
        const begun = arrowsOf(definition).filter((one) => fits(arrowOf(one), state))
        return begun
          .flatMap((one, index) => begun.slice(index).map((other) => ({ state, one, other })))
          .filter(
            ({ one, other }) =>
              !fits(arrowOf(one), arrowOf(other).to) && !fits(arrowOf(other), arrowOf(one).to),
          )
      })

      it('is moved by one of two who try at once, whatever both try; the other reads who was first', async () => {
        expect(rivals.length).toBeGreaterThan(0)
        for (const { state, one, other } of rivals) {
          await set(state)
          const tried = [one, other].map((arrow) => ({ arrow, by: arrowOf(arrow).by[0] ?? 'clock' }))
          const outcomes = await Promise.all(tried.map(({ arrow, by }) => move(arrow, by)))
          const first = tried[outcomes.indexOf('moved')]
          const late = outcomes.find((outcome) => outcome !== 'moved')
          const stands = stored(arrowOf(first?.arrow ?? '').to)
          expect(late, `${one} or ${other}`).toMatchObject({
            code: 'STATE_CHANGED',
            data: { STATUS: stands, BY: first?.by },
          })
        }
      })

      it('is not moved if its history cannot be written', async () => {
        const arrow = arrowsOf(definition)[0]
        const { from, by } = arrowOf(arrow)
        await set(from[0] ?? '')
        const broken = {
          ...server,
          history: { ...server.history, keep: () => Promise.reject(new Error('full')) },
        }
        const tried = db.orm.transaction((orm) =>
          moveRows(orm, broken, arrow, eq(key, keys[name]), { by: by[0] ?? 'clock' }),
        )
        await expect(tried).rejects.toThrow('full')
        expect(await read()).toBe(from[0])
      })
    },
  )
})
