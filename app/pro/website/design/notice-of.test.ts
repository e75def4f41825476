import { expect, it } from 'vitest'
import { noticeOf } from './notice-of.ts'

const TITLE = { ru: '1–2 января не работаем', kk: '', uz: '', en: '' }
const ready = { FROM: '2027-01-01', UNTIL: '2027-01-02', NAME: 'Новый год', TITLE }

it('a ready notice is seen two weeks ahead, at once if they have begun, until its last day', () => {
  const notice = { title: TITLE, tone: 'important', until: '2027-01-02' }
  expect(noticeOf(ready, '2026-11-24')).toEqual({ ...notice, from: '2026-12-18' })
  expect(noticeOf(ready, '2026-12-18')).toEqual(notice)
  expect(noticeOf(ready, '2027-01-01')).toEqual(notice)
})
