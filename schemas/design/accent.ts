import { contrastOf, hexOf, luminance, type Oklch, oklchOf } from '../formats/oklch.ts'

/** The least contrast of a text with its ground (WCAG AA). */
export const leastContrast = 4.5

/** The lightest ground of a page, `--color-paper` in the light scheme. */
const paper: Oklch = { l: 0.993, c: 0.002, h: 80 }

/** Contrast of a colour with the page: that of a link, and of white letters on a button. */
export const accentContrast = (color: string): number => contrastOf(oklchOf(color), paper)

/** A shade: lightness and chroma by one factor, which scales linear RGB and so stays in the gamut and keeps the hue. */
const shade = ({ l, c, h }: Oklch, factor: number): Oklch => ({ l: l * factor, c: c * factor, h })

/**
 * The nearest shade of a colour that is readable as a link on the page and under white letters; the colour itself if it is
 * so already. Nearest is the lightest of its shades: all have its hue, and a darker one differs more.
 */
export function readableShade(color: string): string {
  if (accentContrast(color) >= leastContrast) return color
  const given = oklchOf(color)
  const most = (luminance(paper) + 0.05) / leastContrast - 0.05
  // Luminance grows with the third power of the factor.
  const nearest = shade(given, Math.cbrt(most / luminance(given)))
  const exact = hexOf(nearest)
  return accentContrast(exact) >= leastContrast ? exact : hexOf(nearest, Math.floor)
}

/** An accent as a site shows it (`ui/tokens.css`): the ground of a button with its letters, and links. */
export type ShownAccent = { button: string; letters: string; link: { light: string; dark: string } }

/** The accent of a theme with its shades, so that every text is readable in both schemes. */
export function shownAccent(accent: string): ShownAccent {
  const { l, c, h } = oklchOf(accent)
  const isLight = l > 0.73
  const button = isLight
    ? { l, c, h }
    : { l: Math.min(0.54, Math.max(0.3, l)), c: c * Math.min(1, 0.54 / l), h }
  return {
    button: hexOf(button),
    letters: hexOf({ l: isLight ? 0.21 : 0.995, c: 0, h: 0 }),
    link: {
      light: hexOf({ l: Math.min(l, 0.47), c: c * Math.min(1, 0.47 / l), h }),
      dark: hexOf({ l: Math.max(l, 0.82), c: Math.min(c, 0.09), h }),
    },
  }
}
