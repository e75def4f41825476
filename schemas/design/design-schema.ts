import { type Static, t } from '../core/type.ts'
import { templateSchema } from '../page/site.ts'
import { siteSettingsSchema } from './site-settings.ts'
import { themeSchema } from './theme.ts'

/** The design of a clinic's site (D-DESIGN) as it is edited and published. */
export const designSchema = t.object({
  template: templateSchema,
  theme: themeSchema,
  settings: t.optional(siteSettingsSchema),
})
export type Design = Static<typeof designSchema>
