import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { tokenColor } from '../../ui/test/token-colors.ts'
import { judge } from '../core/judge.ts'
import { contrastOf, oklchOf } from '../formats/oklch.ts'
import { leastContrast, shownAccent } from './accent.ts'
import { designSchema } from './design-schema.ts'
import { siteThemes } from './site-themes.ts'
import { themeOf } from './theme.ts'

const all = [...siteThemes]

describe('the ready looks', () => {
  it('are eight that differ in colours, and use every template and pair of fonts', () => {
    expect(all).toHaveLength(8)
    const countOf = (values: unknown[]) => new Set(values).size
    expect(countOf(all.map(([, { theme }]) => theme.palette))).toBe(8)
    expect(countOf(all.map(([, { template }]) => template))).toBe(4)
    expect(countOf(all.map(([, { theme }]) => theme.fonts))).toBe(6)
    for (const locale of locales) expect(countOf(all.map(([, { label }]) => label[locale]))).toBe(8)
  })
})

describe.each(all)('the look %s', (_, { template, theme }) => {
  it('is a design that the schema takes', () => {
    expect(judge(designSchema, { template, theme }).problems).toEqual([])
  })

  it('can be read: text, links and buttons, in both schemes (D-DESIGN)', () => {
    const { accent, ground } = themeOf(template, theme)
    const { button, letters, link } = shownAccent(accent)
    const pairs = (['light', 'dark'] as const).flatMap((scheme) => {
      const colorOf = (name: string) => tokenColor(name, scheme, { accent, ground })
      return [
        [colorOf('ink'), colorOf('paper')],
        [colorOf('ink-soft'), colorOf('surface')],
        [oklchOf(link[scheme]), colorOf('paper')],
        [oklchOf(letters), oklchOf(button)],
      ] as const
    })
    for (const [one, other] of pairs) expect(contrastOf(one, other)).toBeGreaterThanOrEqual(leastContrast)
  })
})
