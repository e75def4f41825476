import { familiesOf } from '../schemas/design/font-pairs.ts'
import { type Theme, themeVariables } from '../schemas/design/theme.ts'
import type { Assets } from './assets.ts'

/** CSS variables of a clinic's theme; empty for the product's own theme. */
export function themeStyle(theme: Theme): string {
  const rules = Object.entries(themeVariables(theme)).map(([name, value]) => `${name}:${value}`)
  return rules.length > 0 ? `<style>:root{${rules.join(';')}}</style>` : ''
}

/**
 * Style sheets of a page in this theme, without those of fonts that it does not use. Font files are not preloaded: on a slow phone they would delay
 * the style sheets, and text is painted at once in a fallback of the same measures.
 */
export function styleLinks(theme: Theme, { styles, families }: Assets): string {
  const { heading, text } = familiesOf[theme.fonts]
  const own = [...new Set([heading, text])].flatMap((family) => (family && families?.[family]) ?? [])
  return [styles, ...own].map((file) => `<link rel="stylesheet" href="${file}">`).join('')
}
