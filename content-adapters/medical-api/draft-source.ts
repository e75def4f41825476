import { z } from 'zod'
import { judge } from '../../schemas/core/judge.ts'
import { type SiteSettings, siteSettingsSchema } from '../../schemas/design/site-settings.ts'
import { type ThemeChoice, themeSchema } from '../../schemas/design/theme.ts'
import { isTemplate } from '../../schemas/page/template.ts'
import { prune } from '../source/prune.ts'
import { withFacets } from '../source/with-facets.ts'
import type { OpenSource } from '../source.ts'
import { menuFromRaw } from './entities/menu.ts'
import { imageOf } from './entities/parts.ts'
import { landingSiteFromRaw } from './entities/site.ts'
import { rawMenuItem } from './raw/menu-item.ts'
import { image, optional } from './raw/parts.ts'
import { rawPage } from './raw/site.ts'

/** A preview as `clinic_website/preview` answers it. */
const rawPreview = z.object({
  COMPANY_CODE: z.string(),
  TEMPLATE: z.string(),
  THEME: z.looseObject({}),
  SETTINGS: z.looseObject({}),
  LOGO: optional(image),
  FAVICON_LINK: optional(z.string()),
  MENU: z.array(rawMenuItem),
  EMPTY_TYPES: z.array(z.number()),
  // A page with an unfinished address is still rendered.
  PAGES: z.record(z.string(), rawPage),
})

/** A draft may have unfinished parts that cannot be published, such as an entry of the menu without a name: they are left out. */
function previewOf(answer: unknown): z.output<typeof rawPreview> {
  const preview = prune(rawPreview, answer, () => {})
  if (!preview) throw new Error('The answer is no preview of a draft')
  return preview
}

/**
 * A source that returns the draft of one company's site in place of the published one, and everything else as it is. `answer` is that of
 * `clinic_website/preview`; throws if it is none.
 */
export function withDraft(openSource: OpenSource, answer: unknown): OpenSource {
  const { COMPANY_CODE, TEMPLATE, THEME, SETTINGS, LOGO, FAVICON_LINK, MENU, EMPTY_TYPES, PAGES } =
    previewOf(answer)
  const settings = (judge(siteSettingsSchema, SETTINGS).value ?? {}) as SiteSettings
  return withFacets(openSource, {
    companies: {
      [COMPANY_CODE]: {
        clinic: {
          openSource: (_, below) => ({
            company: async (slug) => {
              const { logo: _, favicon: __, isSiteOff: ___, ...company } = await below.company(slug)
              return {
                ...company,
                template: isTemplate(TEMPLATE) ? TEMPLATE : company.template,
                theme: judge(themeSchema, THEME).value as ThemeChoice,
                settings,
                ...(LOGO && { logo: imageOf(LOGO, company.name) }),
                ...(FAVICON_LINK && { favicon: FAVICON_LINK }),
              }
            },
          }),
        },
        editorial: {
          openSource: () => ({
            menu: async (company) => menuFromRaw(MENU, { ...company, settings }, EMPTY_TYPES),
            landingSite: async (company) => ({
              ...landingSiteFromRaw({ PAGES, VERSIONS: undefined }, company),
              isDraft: true,
            }),
          }),
        },
      },
    },
  })
}
