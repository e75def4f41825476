import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import { locales } from '../../locales/locale.ts'
import team from '../../schemas/blocks/team.ts'
import { judge } from '../../schemas/core/judge.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import type { Static } from '../../schemas/core/type.ts'
import { render } from '../../ui/test/render.tsx'
import Team from './team.tsx'

type Stored = Static<typeof team.props>

const draw = (stored: Stored, locale: Locale = 'ru') =>
  render(<Team {...resolveValue(team.props, stored, { locale, pageHref: (path: string) => path })} />, locale)
const nobody: Stored = { people: [{ name: { ru: 'Ли Анна' }, post: { ru: 'Медсестра' } }] }

describe('team', () => {
  it.each(locales)('has a usual heading and the name of each person under it in %s', (locale) => {
    const html = draw(team.example.props, locale)
    expect(html).toMatch(/<h2[^>]*>[\p{L} ]+<\/h2>/u)
    expect(html.match(/<h3/g)).toHaveLength(3)
  })

  it('draws initials where there is no photo, and leaves no place for a text that is not there', () => {
    const html = draw(nobody)
    expect(html).toContain('ЛА</text>')
    expect(html.match(/<p[ >]/g)).toHaveLength(1)
  })

  it('names the language of words that fell back', () => {
    expect(draw(nobody, 'kk')).toContain('<span lang="ru">Медсестра</span>')
  })

  it('holds one to twenty-four people', () => {
    const many = (count: number) => ({ people: Array(count).fill(nobody.people[0]) })
    const codes = (count: number) => judge(team.props, many(count)).problems.map(({ code }) => code)
    expect([codes(1), codes(24), codes(25), codes(0)]).toEqual([[], [], ['maxItems'], ['minItems']])
  })
})
