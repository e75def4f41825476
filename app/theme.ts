import { choiceCookie } from '../ui/visitor/choice-cookie.ts'

/** Cookie with the chosen theme; without it the system's setting applies. */
export const themeCookie = 'theme'
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

/** The theme currently set on `<html>`. */
export const shownTheme = (): Theme | 'system' => {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

/** Applies a theme at once and saves it for a year; `system` deletes the cookie. */
export function chooseTheme(theme: Theme | 'system'): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = choiceCookie(themeCookie, theme === 'system' ? '' : theme)
}
