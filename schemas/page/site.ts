import { type Static, type TSchema, t } from '../core/type.ts'
import { type ThemeChoice, themeSchema } from '../design/theme.ts'
import { menuSchema, type StoredMenu } from '../menu/menu.ts'
import type { PageDocument } from './page.ts'
import { defaultTemplate, templateLabels } from './template.ts'

/** The choice of a template (B-6). */
export const templateSchema = t.choice(templateLabels, {
  label: { ru: 'Шаблон страниц', kk: 'Беттер үлгісі', uz: 'Sahifalar shabloni', en: 'Page template' },
  default: defaultTemplate,
  editor: 'template',
})

/** A stored site of a clinic. `''` is the slug of the index page. */
export type SiteDocument = {
  template: Static<typeof templateSchema>
  theme: ThemeChoice
  menu: StoredMenu
  pages: Record<string, PageDocument>
}

/** Slugs of the pages of a site. */
export const pageSlugPattern = '^([a-z0-9]+(-[a-z0-9]+)*)?$'

/** JSON Schema of a site whose pages are validated by `page`. */
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

/** JSON Schema of a site without the content of pages, which `validatePage` validates. */
export const siteSchema: TSchema = siteSchemaWith({})
