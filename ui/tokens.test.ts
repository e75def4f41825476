import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultTheme, palettes } from '../schemas/design/theme.ts'
import { tokenContrast } from './test/token-colors.ts'

const schemes = ['light', 'dark'] as const
/** Text colours with their backgrounds. */
const pairs = [
  ...['paper', 'surface', 'raised'].flatMap((ground) =>
    ['ink', 'ink-soft', 'accent-ink', 'success-ink', 'warning-ink', 'danger-ink'].map((text) => [
      text,
      ground,
    ]),
  ),
  ...['accent-wash', 'accent-tint'].flatMap((ground) => [
    ['accent-ink', ground],
    ['ink', ground],
    ['ink-soft', ground],
  ]),
  ['accent-ink', 'accent-tint-strong'],
  ['on-accent', 'accent'],
] as [text: string, ground: string][]

const faults = (looks: Parameters<typeof tokenContrast>[3]) =>
  schemes.flatMap((scheme) =>
    pairs
      .map(([text, ground]) => ({ text, ground, scheme, value: tokenContrast(text, ground, scheme, looks) }))
      .filter(({ value }) => value < 4.5),
  )

describe('the colours of a theme', () => {
  it.each(Object.entries(palettes))(
    'are readable in the palette %s, light and dark (D-DESIGN)',
    (_, palette) => {
      expect(faults(palette)).toEqual([])
      expect(faults({ ...palette, warmth: 5 })).toEqual([])
    },
  )

  it('are readable whatever accent a clinic gives (D-DESIGN)', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(color, (accent) => {
        expect(faults({ ...defaultTheme, accent })).toEqual([])
      }),
      {
        examples: [['#ffff00'], ['#000000'], ['#ffffff'], ['#00ff00'], ['#0000ff'], ['#ff0000']],
        numRuns: 300,
      },
    )
  })
})
