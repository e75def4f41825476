import { templateSchema } from '../site.ts'
import { themeSchema } from '../theme.ts'
import { type Static, t } from '../type.ts'
import { siteSettingsSchema } from './site-settings.ts'

/** The design of a clinic's site (D-DESIGN) as it is edited and published. */
export const designSchema = t.object({
  template: templateSchema,
  theme: themeSchema,
  settings: t.optional(siteSettingsSchema),
})
export type Design = Static<typeof designSchema>
