import { familiesOf } from '../schemas/design/font-pairs.ts'
import { type Theme, themeVariables } from '../schemas/design/theme.ts'
import type { Assets } from './assets.ts'

/** CSS variables of a clinic's theme; empty for the product's own theme. */
export function themeStyle(theme: Theme): string {
  const rules = Object.entries(themeVariables(theme)).map(([name, value]) => `${name}:${value}`)
  return rules.length > 0 ? `<style>:root{${rules.join(';')}}</style>` : ''
}

/**
 * Style sheets of a page in this theme, and preloads of the font files of its script, without which text would be painted in a fallback on a slow
 * phone and move when they come. Fonts that the theme does not use are omitted.
 */
export function fontLinks(theme: Theme, script: 'cyrillic' | 'latin', assets: Assets): string {
  const { styles, fonts, families } = assets
  const { heading, text } = familiesOf[theme.fonts]
  const own = [...new Set([heading, text])].flatMap((family) => (family && families?.[family]) ?? [])
  return [{ styles, fonts }, ...own]
    .map(({ styles, fonts: { [script]: file } }) => {
      const preload = file
        ? `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`
        : ''
      return `<link rel="stylesheet" href="${styles}">${preload}`
    })
    .join('')
}
