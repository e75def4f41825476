import { defaultTheme, type Theme } from '../schemas/theme.ts'
import type { Assets } from './assets.ts'

/** The few variables that make a clinic's look; nothing where it is the product's own. */
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

/** Style sheets and fonts of a page in this theme, the fonts of its script fetched at once: no family that it lacks. */
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
