import { expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import { fixtureApi, fixtures } from '../medical-api/fixtures/fixture-api.ts'
import { loaders } from './registry.ts'

const answered = (TEXT: string, LANG: Locale, ANSWER = 'Да.') => ({
  TEXT,
  ANSWER,
  LANG,
  ANSWERED_AT: '2026-11-12T09:00:00Z',
  DOCTOR: { SLUG: 'kim', NAME: 'Ким Виктор' },
})

async function textFor(locale: Locale, ...data: object[]) {
  const source = fixtureApi({ ...fixtures(), '/v1/doctors_answers': { data } }).openSource({
    locale,
    tag: () => {},
    report: () => {},
  })
  const context = { source, locale, now: new Date('2026-11-21T05:30:00Z'), expires: () => {} }
  return (await loaders.get('doctors-answer')?.({} as never, context))?.text
}

it('is the newest in the reader’s language, otherwise the newest of all', async () => {
  const all = [answered('newest', 'ru'), answered('kazakh', 'kk'), answered('older', 'kk')]
  expect(await textFor('kk', ...all)).toBe('kazakh')
  expect(await textFor('uz', ...all)).toBe('newest')
})

it('is one that can be read between other sections; without any it is absent', async () => {
  expect(await textFor('ru', answered('long', 'ru', 'а'.repeat(601)), answered('short', 'ru'))).toBe('short')
  expect(await textFor('ru')).toBeUndefined()
})
