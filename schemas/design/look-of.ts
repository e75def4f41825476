import { isEqual } from '../core/is-equal.ts'
import type { SiteDraft } from '../draft/site-draft.ts'
import { siteThemes } from './site-themes.ts'

/** The name of the ready look that a design has; undefined if it has none of them. */
export const lookOf = ({ template, theme }: SiteDraft['design']): string | undefined =>
  [...siteThemes].find(([, look]) => look.template === template && isEqual(look.theme, theme))?.[0]
