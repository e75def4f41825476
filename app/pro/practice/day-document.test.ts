import { expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import type { PracticeDay, PracticeVisit } from '../../../schemas/api/practice.ts'
import { keptMark } from '../../../schemas/visits/kept-day.ts'
import { dayDocument, elsewhereDocument, marksOf } from './day-document.ts'
import { nextOf, withoutNotes } from './visit-of-day.ts'

const visit = (more: Partial<PracticeVisit>) =>
  ({
    APPOINTMENT_CODE: 'A',
    STATUS: 'confirmed',
    START: '2026-11-30T04:00:00Z',
    END: '2026-11-30T04:30:00Z',
    LABEL: '09:00',
    LABEL_END: '09:30',
    LASTNAME: 'Ли',
    NAME: 'Виктор',
    MIDDLENAME: null,
    TEL: '+77000002003',
    BIRTHDAY: '1967-11-28',
    COMMENT: 'Болит зуб',
    REMARK: 'Звонить <после> 12:00',
    SERVICE_NAME: 'Осмотр',
    NOTES: 0,
    ...more,
  }) as PracticeVisit

const day = (VISITS: PracticeVisit[]): PracticeDay => ({
  DATE: '2026-11-30',
  TIMEZONE: 'Asia/Almaty',
  SPECIALIST_CODE: '1',
  ACCOUNT: 'a',
  VISITS,
})

const given = (VISITS: PracticeVisit[]) => ({
  day: day(VISITS),
  clinic: 'Демо-Дент',
  locale: 'ru' as const,
  t: translate('ru'),
  at: new Date('2026-11-30T03:12:34.567Z'),
  path: '/pro/1001/mis-practice',
})
const shown = (VISITS: PracticeVisit[]) => dayDocument(given(VISITS))

it('keeps time, name, phone, service and remark of each visit, when it was saved, and room for its age', () => {
  const html = shown([visit({})])
  for (const words of ['09:00', 'Ли Виктор', 'tel:+77000002003', 'Осмотр', 'Звонить &lt;после&gt; 12:00'])
    expect(html).toContain(words)
  expect(html).toContain('в 08:12, {{age}}')
})

it('keeps neither what the patient wrote nor the birthday, and has nothing to press but links', () => {
  expect(shown([visit({})])).not.toMatch(/Болит|1967|<script|<form|<button/)
})

it('has room for a mark on each visit that is not over, with its times', () => {
  const visits = [visit({ STATUS: 'completed' }), visit({}), visit({ STATUS: 'arrived', REMARK: keptMark })]
  expect(shown(visits).split(keptMark)).toHaveLength(3)
  const { visits: open, marks } = marksOf(given(visits))
  expect(open).toHaveLength(2)
  expect(open[0]).toEqual({
    from: Date.parse('2026-11-30T04:00:00Z'),
    until: Date.parse('2026-11-30T04:30:00Z'),
  })
  expect(marks.now).toContain('Сейчас')
})

it('says of an empty day that nobody is booked', () => {
  expect(shown([])).toContain('На сегодня к вам никто не записан.')
})

it('leads to the day from any other screen, and says nothing of patients there', () => {
  const html = elsewhereDocument(given([visit({})]))
  expect(html).toContain('href="/pro/1001/mis-practice"')
  expect(html).not.toMatch(/Ли Виктор|<script/)
})

it('has the patient who is there before the one who is late', () => {
  const late = visit({ APPOINTMENT_CODE: 'late' })
  const here = visit({ APPOINTMENT_CODE: 'here', STATUS: 'arrived', START: '2026-11-30T05:00:00Z' })
  const now = new Date('2026-11-30T04:10:00Z')
  expect(nextOf([late, here], now)).toMatchObject({ visit: here, isBegun: true, left: 1 })
  expect(nextOf([late], now)).toMatchObject({ visit: late, isBegun: true })
  // Whoever was not marked until the time was over is not ahead.
  expect(nextOf([late, here], new Date('2026-11-30T04:30:00Z')).left).toBe(0)
  expect(nextOf([late], new Date('2026-11-30T03:00:00Z'))).toMatchObject({ isBegun: false })
  expect(nextOf([visit({ STATUS: 'completed' })], now).visit).toBeUndefined()
})

it('names the patients who wait while the doctor is with another', () => {
  const first = visit({ APPOINTMENT_CODE: 'first', STATUS: 'arrived', BEGAN_AT: null })
  const begun = visit({ APPOINTMENT_CODE: 'begun', STATUS: 'arrived', BEGAN_AT: '2026-11-30T04:05:00Z' })
  const now = new Date('2026-11-30T04:10:00Z')
  expect(nextOf([first, begun], now)).toMatchObject({ visit: begun, waiting: [first] })
  expect(nextOf([begun], now).waiting).toEqual([])
})

it('misses notes only of visits that were', () => {
  const done = visit({ STATUS: 'completed' })
  expect(
    withoutNotes([done, visit({ STATUS: 'completed', NOTES: 1 }), visit({ STATUS: 'no_show' })]),
  ).toEqual([done])
})
