import type { Label } from '../core/type.ts'
import type { Template } from '../page/template.ts'
import type { ThemeChoice } from './theme.ts'

/** A ready look of a site: a template with colours, fonts and corners that suit it. */
export type SiteTheme = {
  label: Label
  /** The look and its audience, in a sentence. */
  sentence: Label
  template: Template
  theme: Required<Pick<ThemeChoice, 'palette' | 'fonts' | 'radius'>>
}

/** Declares a ready look; the default export of `themes/<name>.ts`. */
export const defineSiteTheme = (theme: SiteTheme): SiteTheme => theme
