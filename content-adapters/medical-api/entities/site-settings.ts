import type { SiteSettings } from '../../../schemas/design/site-settings.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RawSiteSettings } from '../raw/site-settings.ts'
import { textOf } from './parts.ts'

/** A clinic's choices for its site. The logo and the icon are in fields of their own (`LOGO`, `FAVICON_LINK`). */
export function siteSettingsFromRaw(raw: RawSiteSettings): SiteSettings {
  const { NOTICE, HEADER, FOOTER, SIDEBAR, SHOW, SEO, COUNTERS } = raw
  return withoutUndefined({
    notice:
      NOTICE &&
      withoutUndefined({
        title: textOf(NOTICE, 'TITLE'),
        text: textOf(NOTICE, 'TEXT'),
        tone: NOTICE.TONE,
        from: NOTICE.FROM,
        until: NOTICE.UNTIL,
      }),
    header: HEADER && withoutUndefined({ logo: HEADER.LOGO, phone: HEADER.PHONE, button: HEADER.BUTTON }),
    footer:
      FOOTER &&
      withoutUndefined({ text: textOf(FOOTER, 'TEXT'), socials: FOOTER.SOCIALS, license: FOOTER.LICENSE }),
    sidebar: SIDEBAR,
    show:
      SHOW &&
      withoutUndefined({
        reviews: SHOW.REVIEWS,
        prices: SHOW.PRICES,
        stateSymbols: SHOW.STATE_SYMBOLS,
        osms: SHOW.OSMS,
        gobmp: SHOW.GOBMP,
      }),
    seo:
      SEO &&
      withoutUndefined({
        title: textOf(SEO, 'TITLE'),
        description: textOf(SEO, 'DESCRIPTION'),
        keywords: textOf(SEO, 'KEYWORDS'),
        image:
          SEO.IMAGE &&
          withoutUndefined({
            src: SEO.IMAGE.SRC,
            width: SEO.IMAGE.WIDTH,
            height: SEO.IMAGE.HEIGHT,
            color: SEO.IMAGE.COLOR,
          }),
      }),
    counters: COUNTERS && withoutUndefined({ metrika: COUNTERS.METRIKA, google: COUNTERS.GOOGLE }),
  })
}
