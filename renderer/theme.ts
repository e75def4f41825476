import { defaultTheme, type Theme } from '../schemas/theme.ts'

/** The few variables that make a clinic's look; nothing where it is the product's own. */
export function themeStyle(theme: Theme): string {
  const rules = [
    theme.accent !== defaultTheme.accent && `--accent:${theme.accent}`,
    theme.radius !== defaultTheme.radius && `--radius:${theme.radius}px`,
  ].filter(Boolean)
  return rules.length > 0 ? `<style>:root{${rules.join(';')}}</style>` : ''
}
