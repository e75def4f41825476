import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenColor } from '../../ui/test/token-colors.ts'
import { hexOf, oklchOf } from '../formats/oklch.ts'
import { accentContrast, leastContrast, readableShade, shownAccent } from './accent.ts'
import { defaultTheme, palettes } from './theme.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const examples: [string][] = [
  '#ffff00',
  '#000000',
  '#ffffff',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#777777',
].map((one) => [one])

describe('readableShade', () => {
  it('is readable on the page and under white letters, whatever colour is given (D-DESIGN)', () => {
    fc.assert(
      fc.property(color, (given) => {
        expect(accentContrast(readableShade(given))).toBeGreaterThanOrEqual(leastContrast)
      }),
      { examples, numRuns: 1000 },
    )
  })

  it('is the nearest one: any lighter shade of the colour cannot be read', () => {
    fc.assert(
      fc.property(color, (given) => {
        const found = readableShade(given)
        if (found === given) return
        const [from, to] = [oklchOf(given), oklchOf(found)]
        expect(to.l).toBeLessThan(from.l)
        // A step of one in the channels of a colour is at most this part of its lightness.
        const lighter = Math.min(1, (to.l * 1.02) / from.l)
        expect(accentContrast(hexOf({ l: from.l * lighter, c: from.c * lighter, h: from.h }))).toBeLessThan(
          leastContrast,
        )
      }),
      { examples, numRuns: 1000 },
    )
  })

  it('keeps the hue', () => {
    fc.assert(
      fc.property(color, (given) => {
        const [from, to] = [oklchOf(given), oklchOf(readableShade(given))]
        if (from.c < 0.03) return
        const turn = Math.abs(((to.h - from.h + 540) % 360) - 180)
        expect(turn).toBeLessThan(5)
      }),
      { examples, numRuns: 1000 },
    )
  })

  it('leaves a readable colour as it is', () => {
    for (const { accent } of Object.values(palettes).filter(({ accent }) => accent !== palettes.honey.accent))
      expect(readableShade(accent)).toBe(accent)
    expect(readableShade('#e8a914')).not.toBe('#e8a914')
  })
})

describe('shownAccent', () => {
  it('is what the style sheet makes of the colour, in light and dark', () => {
    const looks = (accent: string) => ({ accent, ground: defaultTheme.ground })
    fc.assert(
      fc.property(color, (accent) => {
        expect(shownAccent(accent)).toEqual({
          button: hexOf(tokenColor('accent', 'light', looks(accent))),
          letters: hexOf(tokenColor('on-accent', 'light', looks(accent))),
          link: {
            light: hexOf(tokenColor('accent-ink', 'light', looks(accent))),
            dark: hexOf(tokenColor('accent-ink', 'dark', looks(accent))),
          },
        })
      }),
      { examples, numRuns: 300 },
    )
  })
})
