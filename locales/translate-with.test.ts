import i18next from 'i18next'
import { expect, it } from 'vitest'
import { resources, translate } from './index.ts'
import { locales } from './locale.ts'
import type { TextKey } from './text-key.ts'
import { countFormatter, interpolation } from './translate-with.ts'

/** `namespace:path.of.the.text` → text, with plural suffixes. */
function* textsIn(value: unknown, key = ''): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value]
  else
    for (const [name, inner] of Object.entries(value as object))
      yield* textsIn(inner, key + (key === '' ? '' : key.includes(':') ? '.' : ':') + name)
}

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 101, 1500, 1.5]

it.each(locales)('writes every text in %s as i18next writes it', async (locale) => {
  const texts = resources[locale] ?? {}
  const i18n = i18next.createInstance()
  i18n.use(countFormatter)
  await i18n.init({
    lng: locale,
    ns: Object.keys(texts),
    resources: { [locale]: texts as Record<string, Record<string, string>> },
    fallbackLng: false,
    interpolation,
  })
  const wrong: unknown[] = []
  for (const [key, text] of textsIn(texts)) {
    const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '') as TextKey
    const values = Object.fromEntries(
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, '<b>{{count}} & $1</b>']),
    )
    for (const count of base === key ? [undefined] : counts) {
      const given = { ...values, ...(count !== undefined && { count }) }
      const ours = translate(locale)(base, given)
      const theirs = i18n.t(base, given)
      if (ours !== theirs) wrong.push({ key, count, ours, theirs })
    }
  }
  expect(wrong).toEqual([])
})

it('returns a key that has no text', () => {
  for (const key of ['ui:none', 'none:none', 'ui', 'ui:constructor.name', ''])
    expect(translate('en')(key as TextKey, { count: 1 })).toBe(key)
})

it('writes a count as numbers are written everywhere', () => {
  expect(translate('ru')('bonuses:desk.points', { count: 1500 })).toBe('1\u00a0500 баллов')
  expect(translate('en')('bonuses:desk.points', { count: 1500 })).toBe('1\u00a0500 points')
})
