import { menuSchema, type StoredMenu } from './menu.ts'
import type { PageDocument } from './page.ts'
import { type ThemeChoice, themeSchema } from './theme.ts'
import { type Static, type TSchema, t } from './type.ts'

/** The four layouts of a clinic's site (B-6). */
export const templateSchema = t.choice(
  {
    landing: {
      ru: 'Поликлиника: три колонки',
      kk: 'Емхана: үш баған',
      uz: 'Poliklinika: uch ustun',
      en: 'Polyclinic: three columns',
    },
    'landing-sidebar-wide': {
      ru: 'Частная практика: фотография и запись справа',
      kk: 'Жеке практика: сурет және оң жақта жазылу',
      uz: 'Xususiy amaliyot: surat va oʻngda yozilish',
      en: 'Private practice: a photo, booking on the right',
    },
    'landing-wide': {
      ru: 'Флагман: во всю ширину',
      kk: 'Флагман: толық енімен',
      uz: 'Flagman: butun eniga',
      en: 'Flagship: full width',
    },
    'landing-blog': {
      ru: 'Журнал: одна колонка',
      kk: 'Журнал: бір баған',
      uz: 'Jurnal: bitta ustun',
      en: 'Journal: one column',
    },
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
