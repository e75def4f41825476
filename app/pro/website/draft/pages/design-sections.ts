import { type TObject, t } from '../../../../../schemas/core/type.ts'
import { counterSettings } from '../../../../../schemas/design/counter-settings.ts'
import { designSchema } from '../../../../../schemas/design/design-schema.ts'
import { footerSettings } from '../../../../../schemas/design/footer-settings.ts'
import { headerSettings } from '../../../../../schemas/design/header-settings.ts'
import { noticeSettings } from '../../../../../schemas/design/notice-settings.ts'
import { seoSettings } from '../../../../../schemas/design/seo-settings.ts'
import { showSettings } from '../../../../../schemas/design/show-settings.ts'
import { siteSettingsSchema } from '../../../../../schemas/design/site-settings.ts'
import { themeSchema } from '../../../../../schemas/design/theme.ts'

/** A part of the design with a form of its own. */
export type DesignSection = {
  name:
    | 'template'
    | 'colours'
    | 'fonts'
    | 'marks'
    | 'notice'
    | 'header'
    | 'footer'
    | 'sidebar'
    | 'show'
    | 'seo'
    | 'counters'
  /** The path of its value in the design. */
  path: readonly string[]
  schema: TObject
}

const { template } = designSchema.properties
const { palette, accent, fonts, radius } = themeSchema.properties
const { logo, favicon, sidebar } = siteSettingsSchema.properties

/** The design, part by part, in the order in which people decide about it. */
export const designSections: readonly DesignSection[] = [
  { name: 'template', path: [], schema: t.object({ template: t.optional(template) }) },
  { name: 'colours', path: ['theme'], schema: t.object({ palette, accent }) },
  { name: 'fonts', path: ['theme'], schema: t.object({ fonts, radius }) },
  { name: 'marks', path: ['settings'], schema: t.object({ logo, favicon }) },
  { name: 'notice', path: ['settings', 'notice'], schema: noticeSettings },
  { name: 'header', path: ['settings', 'header'], schema: headerSettings },
  { name: 'footer', path: ['settings', 'footer'], schema: footerSettings },
  { name: 'sidebar', path: ['settings'], schema: t.object({ sidebar }) },
  { name: 'show', path: ['settings', 'show'], schema: showSettings },
  { name: 'seo', path: ['settings', 'seo'], schema: seoSettings },
  { name: 'counters', path: ['settings', 'counters'], schema: counterSettings },
]

/** Templates without widgets beside the page. */
const withoutSidebar: readonly string[] = ['landing-wide', 'landing-blog']

/** The sections that have an effect with a template. */
export const sectionsFor = (template: string): readonly DesignSection[] =>
  designSections.filter(({ name }) => name !== 'sidebar' || !withoutSidebar.includes(template))
