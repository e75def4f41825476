import type { Company } from '../../content-adapters/entities/company.ts'
import type { MenuItem } from '../../content-adapters/entities/menu.ts'
import { menuHas } from '../../content-adapters/parts/menu-has.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import type { Locale } from '../../locales/locale.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { socialName } from '../../schemas/formats/social-name.ts'
import type { SiteInfo } from '../../schemas/page/page.ts'

const actions = { appointment: paths.appointment, question: paths.askQuestion }

type Chosen = Pick<SiteInfo, 'phone' | 'isBrandCentered' | 'action' | 'footer' | 'counters'>

/** A clinic's choices for the header, the footer and the counters of its site (D-DESIGN). */
export function chosenFrame(
  { phones, settings = {}, license }: Company,
  menu: readonly MenuItem[],
  href: (path: string) => string,
  locale: Locale,
): Chosen {
  const { header = {}, footer = {}, counters = {} } = settings
  const kind = header.button === 'none' ? undefined : header.button
  const text = footer.text && pickLocalized(footer.text, locale)
  const own: SiteInfo['footer'] = {
    ...(text && { text: { text: text.value, lang: text.lang } }),
    ...(footer.socials?.length && {
      socials: footer.socials.map((address) => ({ name: socialName(address), href: address })),
    }),
    ...(footer.license && license && { license }),
  }
  return {
    ...(phones[0] && header.phone !== false && { phone: phones[0] }),
    ...(header.logo === 'center' && { isBrandCentered: true as const }),
    ...(kind && menuHas(menu, actions[kind]) && { action: { kind, href: href(actions[kind]) } }),
    ...(Object.keys(own).length > 0 && { footer: own }),
    ...((counters.metrika || counters.google) && { counters }),
  }
}
