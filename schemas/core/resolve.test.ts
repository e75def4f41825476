import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../locales/locale.ts'
import { blockDefinitions } from '../registry.ts'
import { isTextBlock } from '../rich/portable-text.ts'
import { arbitraryValue } from '../testing/arbitrary-value.ts'
import { deepFreeze } from '../testing/places.ts'
import { judge } from './judge.ts'
import { resolveValue } from './resolve.ts'
import { resolvedSchema } from './resolved-schema.ts'
import { t } from './type.ts'

const reader = (locale: Locale) => ({ locale, pageHref: (path: string) => `/${locale}${path}` })
const paragraph = (text: string) => [
  { _type: 'block' as const, _key: 'a', children: [{ _type: 'span' as const, _key: 'b', text }] },
]

const schema = t.object({
  title: t.text(),
  lead: t.optional(t.text()),
  price: t.ownText(),
  about: t.optional(t.rich()),
  note: t.rich(),
  links: t.array(t.link()),
  prices: t.optional(t.array(t.ownText())),
  place: t.variants('kind', { city: t.object({ name: t.text() }), online: t.object({ url: t.string() }) }),
  count: t.integer(),
})
const stored = deepFreeze({
  title: { ru: 'Приём', kk: 'Қабылдау' },
  lead: { ru: ' ', kk: '' },
  price: { ru: '5 000 ₸' },
  about: { ru: paragraph('О клинике') },
  note: { ru: [], kk: paragraph(' ') },
  links: [
    { kind: 'page' as const, path: '/about' },
    { kind: 'phone' as const, number: '+77001234567' },
  ],
  prices: [{ ru: '1' }, { ru: '2', kk: 'екі' }],
  place: { kind: 'city' as const, name: { ru: 'Алматы' } },
  count: 0,
})

describe('resolveValue', () => {
  test('picks one language and says which it is', () => {
    expect(resolveValue(schema, stored, reader('kk'))).toEqual({
      title: { text: 'Қабылдау', lang: 'kk' },
      about: { content: paragraph('О клинике'), lang: 'ru' },
      note: { content: [], lang: 'ru' },
      links: [
        { href: '/kk/about', external: false },
        { href: 'tel:+77001234567', external: false },
      ],
      prices: [{ text: 'екі', lang: 'kk' }],
      place: { kind: 'city', name: { text: 'Алматы', lang: 'ru' } },
      count: 0,
    })
  })
  test('says for an editor where each text stands in what is stored, and nothing else', () => {
    const resolved = resolveValue(schema, stored, { ...reader('kk'), withPaths: true })
    expect(resolved.title).toEqual({ text: 'Қабылдау', lang: 'kk', path: 'title' })
    // The first price has no Kazakh text and is not shown.
    expect(resolved.prices).toEqual([{ text: 'екі', lang: 'kk', path: 'prices.1' }])
    expect(resolved.place).toEqual({
      kind: 'city',
      name: { text: 'Алматы', lang: 'ru', path: 'place.name' },
    })
    const withoutPaths = JSON.parse(
      JSON.stringify(resolved, (key, value) => (key === 'path' ? undefined : value)),
    )
    expect(withoutPaths).toEqual(JSON.parse(JSON.stringify(resolveValue(schema, stored, reader('kk')))))
  })
  test('leaves out a text that may not fall back, and an optional one that is blank', () => {
    const resolved = resolveValue(schema, stored, reader('uz'))
    expect(Object.keys(resolved)).not.toContain('price')
    expect(Object.keys(resolved)).not.toContain('lead')
    expect(resolved.title).toEqual({ text: 'Приём', lang: 'ru' })
  })
  test.each(locales)('gives what the resolved schema describes, in %s', (locale) => {
    expect(judge(resolvedSchema(schema), resolveValue(schema, stored, reader(locale))).problems).toEqual([])
  })
  test('gives the text that may not fall back in its own language', () => {
    expect(resolveValue(schema, stored, reader('ru')).price).toEqual({ text: '5 000 ₸', lang: 'ru' })
  })
})

describe.each([...blockDefinitions])('%s', (_type, definition) => {
  // Each is compiled when it is first judged by.
  const schemas = [definition.props, ...(definition.data ? [definition.data] : [])].map((part) => ({
    part,
    resolved: resolvedSchema(part),
  }))
  test.each(locales)(
    'resolves any valid value to a valid resolved one in %s, and leaves the stored one alone',
    (locale) => {
      for (const { part, resolved } of schemas) {
        fc.assert(
          fc.property(arbitraryValue(part), (value) => {
            expect(judge(part, value).problems).toEqual([])
            expect(
              judge(resolved, resolveValue(part, deepFreeze(value) as never, reader(locale))).problems,
            ).toEqual([])
          }),
          { numRuns: 10 },
        )
      }
    },
  )
})

test('puts language and company into the links of rich text that lead to pages', () => {
  const linked = (href: string) => [
    {
      _type: 'block',
      children: [{ _type: 'span', text: 'о нас', marks: ['a'] }],
      markDefs: [{ _type: 'link', _key: 'a', href }],
    },
  ]
  const resolvedHref = (href: string) => {
    const { content } = resolveValue(t.rich(), { ru: linked(href) } as never, {
      locale: 'kk',
      pageHref: (path) => `/kk/l/x${path}`,
    })
    return content.find(isTextBlock)?.markDefs?.[0]
  }
  expect(resolvedHref('/about')).toMatchObject({ href: '/kk/l/x/about' })
  expect(resolvedHref('https://example.com/a')).toMatchObject({ href: 'https://example.com/a' })
})
