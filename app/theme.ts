import { choiceCookie } from '../ui/choice-cookie.ts'

/** Cookie of the person's choice between the light and the dark look; without it the system decides. */
export const themeCookie = 'theme'
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

/** The theme that is on `<html>` now. */
export const shownTheme = (): Theme | 'system' => {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

/** Shows a theme at once and keeps the choice for a year; `system` forgets it. */
export function chooseTheme(theme: Theme | 'system'): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = choiceCookie(themeCookie, theme === 'system' ? '' : theme)
}
