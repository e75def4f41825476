import { menuSchema, type StoredMenu } from './menu.ts'
import type { PageDocument } from './page.ts'
import { type ThemeChoice, themeSchema } from './theme.ts'
import { type Static, type TSchema, t } from './type.ts'

/** The four layouts of a clinic's site (B-6). */
export const templateSchema = t.choice(
  {
    landing: { ru: 'Три колонки', kk: 'Үш баған', uz: 'Uch ustun', en: 'Three columns' },
    'landing-sidebar-wide': {
      ru: 'Меню сверху и колонка справа',
      kk: 'Мәзір жоғарыда, оң жақта баған',
      uz: 'Menyu tepada, oʻngda ustun',
      en: 'Menu above, a column on the right',
    },
    'landing-wide': { ru: 'Во всю ширину', kk: 'Толық енімен', uz: 'Butun eniga', en: 'Full width' },
    'landing-blog': { ru: 'Блог', kk: 'Күнделік', uz: 'Blog', en: 'Blog' },
  },
  { label: { ru: 'Раскладка', kk: 'Орналасу', uz: 'Joylashuv', en: 'Layout' }, default: 'landing' },
)

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
