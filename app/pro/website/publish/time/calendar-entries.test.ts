import { expect, test } from 'vitest'
import { instantOf } from '../../../clinic-moment.ts'
import { calendarEntries, unpublishedBlocks } from './calendar-entries.ts'

const block = (id: string, visibility?: object, children?: object[]) => ({
  id,
  type: 'rich-text',
  v: 1,
  props: {},
  ...(visibility && { visibility }),
  ...(children && { children }),
})
const site = (...blocks: object[]) =>
  ({ pages: { index: { slug: '', title: { ru: 'Главная' }, blocks } } }) as never
const schedule = (AT: string, CHECKS: object[] = []) => ({ AT, NOTE: null, BY: null, CHECKS }) as never

test('it lists the first and the last day of blocks at any depth, in the order of days', () => {
  const draft = site(
    block('a', { to: '2026-12-31' }),
    block('b', undefined, [block('c', { from: '2026-12-01', to: '2026-12-24' })]),
    block('d'),
  )
  expect(calendarEntries(draft, null, 'Asia/Almaty').map(({ date, kind }) => [date, kind])).toEqual([
    ['2026-12-01', 'appears'],
    ['2026-12-24', 'lastDay'],
    ['2026-12-31', 'lastDay'],
  ])
})

test('it leaves out blocks that are hidden, whatever days they have, and days that are none', () => {
  const draft = site(block('a', { isHidden: true, from: '2026-12-01' }), block('b', { from: 'soon' }))
  expect(calendarEntries(draft, null, 'Asia/Almaty')).toEqual([])
})

test('it shows the scheduled version by the clock of the clinic', () => {
  const [entry] = calendarEntries(site(), schedule('2026-12-31T20:05:00Z'), 'Asia/Almaty')
  expect(entry).toMatchObject({ kind: 'publishes', date: '2027-01-01', time: '01:05' })
})

test('it shows news that go live by themselves among the rest of their day', () => {
  const news = (CODE: string, AT: string) => ({ AREA: 'news' as const, CODE, TITLE: { ru: 'Новость' }, AT })
  const entries = calendarEntries(
    site(block('a', { to: '2026-12-31' })),
    schedule('2026-12-31T08:00:00Z'),
    'Asia/Almaty',
    [news('7', '2026-12-31T05:30:00Z'), news('8', '2026-12-30T19:00:00Z')],
  )
  expect(entries.map(({ key, date }) => [key, date])).toEqual([
    ['index a to', '2026-12-31'],
    ['news 8', '2026-12-31'],
    ['news 7', '2026-12-31'],
    ['schedule', '2026-12-31'],
  ])
  expect(entries[1]).toMatchObject({ kind: 'article', time: '00:00' })
})

test('it shows that a scheduled version did not go live', () => {
  const failed = schedule('2026-12-31T08:00:00Z', [
    { CODE: 'changedSince', PATH: [], PARAMS: {}, MESSAGE: '' },
  ])
  expect(calendarEntries(site(), failed, 'Asia/Almaty')[0]?.kind).toBe('failed')
})

test('it knows which blocks have days that visitors do not have yet', () => {
  const part = (ID: string, CHANGE: string, LOCALES: string[] = []) => ({ ID, CHANGE, LOCALES })
  const summary = {
    PAGES: [
      {
        ...part('index', 'changed'),
        BLOCKS: [part('a', 'added'), part('b', 'changed'), part('c', 'changed', ['kk'])],
      },
      { ...part('promo', 'added'), BLOCKS: [] },
    ],
  }
  expect([...unpublishedBlocks(summary as never)]).toEqual(['a', 'b', 'promo'])
})

test('it takes a time by the clock of the clinic, not of the device', () => {
  expect(instantOf({ date: '2026-12-31', time: '09:00' }, 'Asia/Almaty')).toBe('2026-12-31T04:00:00.000Z')
  expect(instantOf({ date: '2026-12-31', time: null }, 'Asia/Almaty')).toBeUndefined()
})
