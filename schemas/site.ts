import { menuSchema, type StoredMenu } from './menu.ts'
import type { PageDocument } from './page.ts'
import { defaultTemplate, templateLabels } from './template.ts'
import { type ThemeChoice, themeSchema } from './theme.ts'
import { type Static, type TSchema, t } from './type.ts'

/** The choice of a template (B-6). */
export const templateSchema = t.choice(templateLabels, {
  label: { ru: 'Раскладка', kk: 'Орналасу', uz: 'Joylashuv', en: 'Layout' },
  default: defaultTemplate,
})

/** A clinic's site as the builder stores it. `''` is the address of the index page. */
export type SiteDocument = {
  template: Static<typeof templateSchema>
  theme: ThemeChoice
  menu: StoredMenu
  pages: Record<string, PageDocument>
}

/** Addresses of a site's own pages, without the company before them. */
export const pageSlugPattern = '^([a-z0-9]+(-[a-z0-9]+)*)?$'

/** JSON Schema of a site whose pages are judged by `page`. */
export const siteSchemaWith = (page: TSchema): TSchema => ({
  type: 'object',
  properties: {
    template: templateSchema,
    theme: themeSchema,
    menu: menuSchema,
    pages: { type: 'object', patternProperties: { [pageSlugPattern]: page }, additionalProperties: false },
  },
  required: ['template', 'theme', 'menu', 'pages'],
  additionalProperties: false,
})

/** A stored site without its pages' contents, which `validatePage` judges one by one. */
export const siteSchema: TSchema = siteSchemaWith({})
