import type { z } from '@hono/zod-openapi'
import type { siteSettings } from '../../../schemas/api/site-settings.ts'
import type { SiteSettings } from '../../../schemas/design/site-settings.ts'
import { localizeOptional } from './localize.ts'

type Picture = NonNullable<SiteSettings['logo']>

const picture = ({ src, width, height, color }: Picture) => ({
  SRC: src,
  WIDTH: width,
  HEIGHT: height,
  COLOR: color ?? null,
})

/** A clinic's choices for its site, as the API sends them; null without a choice. */
export function settingsAnswer(settings: SiteSettings): z.infer<typeof siteSettings> {
  const { notice, header, footer, sidebar, show, seo, counters } = settings
  return {
    HEADER: header
      ? { LOGO: header.logo ?? null, PHONE: header.phone ?? null, BUTTON: header.button ?? null }
      : null,
    NOTICE: notice
      ? {
          ...localizeOptional('TITLE', notice.title),
          ...localizeOptional('TEXT', notice.text),
          TONE: notice.tone ?? null,
          FROM: notice.from ?? null,
          UNTIL: notice.until ?? null,
        }
      : null,
    FOOTER: footer
      ? {
          ...localizeOptional('TEXT', footer.text),
          SOCIALS: footer.socials ?? [],
          LICENSE: footer.license ?? null,
        }
      : null,
    SIDEBAR: sidebar ?? null,
    SHOW: show
      ? {
          REVIEWS: show.reviews ?? null,
          PRICES: show.prices ?? null,
          STATE_SYMBOLS: show.stateSymbols ?? null,
          OSMS: show.osms ?? null,
          GOBMP: show.gobmp ?? null,
        }
      : null,
    SEO: seo
      ? {
          ...localizeOptional('TITLE', seo.title),
          ...localizeOptional('DESCRIPTION', seo.description),
          ...localizeOptional('KEYWORDS', seo.keywords),
          IMAGE: seo.image ? picture(seo.image) : null,
        }
      : null,
    COUNTERS: counters ? { METRIKA: counters.metrika ?? null, GOOGLE: counters.google ?? null } : null,
  }
}
