import { defaultTheme, type Theme } from '../schemas/theme.ts'
import type { Assets } from './assets.ts'

/** CSS variables of a clinic's theme; empty for the product's own theme. */
export function themeStyle(theme: Theme): string {
  const { accent, ground, radius, fonts } = theme
  const rules = [
    accent !== defaultTheme.accent && `--accent:${accent}`,
    ground !== defaultTheme.ground && `--ground:${ground}`,
    radius !== defaultTheme.radius && `--radius:${radius}px`,
    fonts !== 'onest' && '--font-heading:var(--font-serif)',
    fonts === 'serif' && '--font-text:var(--font-serif)',
  ].filter(Boolean)
  return rules.length > 0 ? `<style>:root{${rules.join(';')}}</style>` : ''
}

/**
 * Style sheets of a page in this theme, and preloads of the font files of its script. Fonts that the theme does not use
 * are omitted.
 */
export function fontLinks(theme: Theme, script: 'cyrillic' | 'latin', assets: Assets): string {
  const { styles, fonts } = assets
  return [{ styles, fonts }, ...(theme.fonts !== 'onest' && assets.serif ? [assets.serif] : [])]
    .map(({ styles, fonts: { [script]: file } }) => {
      const preload = file
        ? `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`
        : ''
      return `<link rel="stylesheet" href="${styles}">${preload}`
    })
    .join('')
}
