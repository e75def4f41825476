import { describe, expect, it } from 'vitest'
import promotion from '../../../schemas/areas/promotion.ts'
import { savedWords } from './saved-words.ts'

const now = Date.parse('2026-12-10T09:00:00Z')
const tags = () => ['services-1001']
const scheduled = { definition: { scheduled: true, tags }, rights: { publish: true } }

describe('what is said after a row was saved', () => {
  it.each([
    ['shown', {}, 'forms:saved'],
    ['hidden', {}, 'forms:savedOff'],
    ['shown', { shownFrom: '2026-12-11T00:00:00Z' }, 'forms:savedOff'],
    ['shown', { shownUntil: '2026-12-09T00:00:00Z' }, 'forms:savedOff'],
    ['shown', { shownFrom: '2026-12-09T00:00:00Z', shownUntil: '2026-12-11T00:00:00Z' }, 'forms:saved'],
  ])('of a row that is %s, with the period %j: %s', (status, period, said) => {
    expect(savedWords(scheduled, { status, ...period }, now)).toBe(said)
  })
  it.each([
    ['begins tomorrow', '2026-12-11', '2026-12-20', 'forms:savedOff'],
    ['has begun where it is the next day already', '2026-12-10', '2026-12-20', 'forms:saved'],
    ['ended yesterday', '2026-12-01', '2026-12-09', 'forms:savedOff'],
  ])('of a row that %s by its own days', (_, from, to, said) => {
    const days = { ...scheduled, definition: promotion, timezone: 'Asia/Almaty' }
    expect(savedWords(days, { status: 'shown', from, to }, Date.parse('2026-12-09T20:00:00Z'))).toBe(said)
  })
  it('says who shows it to whoever may not', () => {
    expect(savedWords({ ...scheduled, rights: { publish: false } }, {}, now)).toBe('forms:savedHidden')
  })
  it('says nothing of visitors where they see nothing of the rows', () => {
    const inside = { ...scheduled, definition: { tags: () => [] } }
    expect(savedWords(inside, {}, now)).toBe('forms:savedInside')
    expect(savedWords({ ...inside, isUnseen: true }, {}, now)).toBe('forms:savedInside')
  })
  it('says that a moderator has to approve the clinic, where nothing else hides the row', () => {
    const unseen = { ...scheduled, isUnseen: true }
    expect(savedWords(unseen, { status: 'shown' }, now)).toBe('forms:savedUnseen')
    expect(savedWords(unseen, { status: 'hidden' }, now)).toBe('forms:savedOff')
    expect(savedWords({ ...unseen, definition: { tags } }, {}, now)).toBe('forms:savedUnseen')
  })
})
