import { describe, expect, it } from 'vitest'
import services from '../../schemas/areas/services.ts'
import { judge } from '../../schemas/core/judge.ts'
import { lendingOf, withoutLent } from './lending.ts'

const { schema } = services
const row = (more: object) => ({ name: {}, group: {}, currency: 'UZS', prices: [], ...more })
const uzbek = row({ name: { uz: 'Tish davolash' }, group: { uz: 'Terapiya' }, note: { uz: 'Navbat bilan' } })

describe('a row that is written in Uzbek', () => {
  it('is valid, and comes back without the Russian words that it does not have', () => {
    const { lend } = lendingOf(schema, row({}), 'uz')
    const stored = lend(uzbek)
    expect(judge(schema, stored).problems).toEqual([])
    expect(stored).toMatchObject({ name: { uz: 'Tish davolash', ru: 'Tish davolash' } })
    expect(withoutLent(schema, stored)).toEqual(uzbek)
  })
  it('changes the words that stand in with its own', () => {
    const stored = lendingOf(schema, row({}), 'uz').lend(uzbek)
    const changed = { ...withoutLent(schema, stored), name: { uz: 'Tish olish' } }
    expect(lendingOf(schema, stored, 'uz').lend(changed)).toMatchObject({
      name: { uz: 'Tish olish', ru: 'Tish olish' },
    })
  })
  it('keeps Russian words once there are some', () => {
    const both = { ...uzbek, name: { uz: 'Tish davolash', ru: 'Лечение зубов' } }
    const { lend } = lendingOf(schema, both, 'uz')
    expect(lend(both)).toMatchObject({ name: both.name })
    expect(withoutLent(schema, both)).toMatchObject({ name: both.name })
  })
  it('keeps the words that stand in when somebody of a third language saves it unchanged', () => {
    const stored = lendingOf(schema, row({}), 'uz').lend({
      ...uzbek,
      name: { uz: 'Tish davolash', kk: 'Тіс емдеу' },
    })
    expect(lendingOf(schema, stored, 'kk').lend(withoutLent(schema, stored))).toEqual(stored)
  })
  it('is asked for where it is written, if nothing is there', () => {
    const { lend, place } = lendingOf(schema, row({}), 'uz')
    expect(place(judge(schema, lend(row({}))).problems).map(({ path }) => path.join('.'))).toEqual([
      'name.uz',
      'group.uz',
    ])
  })
})

describe('somebody who works in Russian', () => {
  it('is asked for Russian', () => {
    const { lend, place, lenders } = lendingOf(schema, row({}), 'ru')
    expect(lenders).toEqual([])
    expect(place(judge(schema, lend(uzbek)).problems).map(({ path }) => path.join('.'))).toEqual([
      'name.ru',
      'group.ru',
      'note.ru',
    ])
  })
  it('may leave a row as it is in which other words stand in', () => {
    const stored = lendingOf(schema, row({}), 'uz').lend(uzbek)
    const { lend } = lendingOf(schema, stored, 'ru')
    expect(lend(withoutLent(schema, stored))).toEqual(stored)
  })
})
