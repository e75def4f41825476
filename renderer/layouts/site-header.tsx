import Menu from 'lucide-react/icons/menu'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { localizePath } from '../../locales/locale.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import type { SiteInfo } from '../../schemas/page/page.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { closeButtonClass } from '../../ui/button/close-button-class.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { usePing } from '../../ui/core/pressed.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { LowVisionSwitch } from '../../ui/visitor/low-vision-switch.tsx'
import { HeaderPlace } from './header-place.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { FramedPage } from './layout-props.ts'
import { SiteBrand } from './site-brand.tsx'

/** Id of the menu, for the buttons that open it. */
export const menuId = 'site-menu'

/** The label of the header's button. */
const actionKey = ({ action, booking }: SiteInfo) => {
  if (action?.kind !== 'appointment') return 'layout:ask'
  return booking === 'slots' ? 'layout:bookNow' : 'layout:leaveRequest'
}

/** Everything in the middle, as the brand above it. */
const centered = ' justify-center gap-y-2 @5xl/page:[&_nav>ul]:justify-center'

/**
 * The brand, the menu of the layout, languages and the low-vision switch. It works without scripts. Where words do not
 * fit side by side, the secondary links give way to the name of the clinic.
 */
export function SiteHeader({ page, menu }: { page: FramedPage; menu: ReactNode }) {
  const { locale, t } = usePage()
  const { site, languages } = page
  const call = usePing('call')
  return (
    <header className="site-header">
      <div
        className={`section flex flex-wrap items-center gap-x-2 py-2 @2xl/page:gap-x-3 ${site.place ? '@5xl/page:gap-x-4' : '@5xl/page:gap-x-8'}${site.isBrandCentered ? centered : ''}`}
      >
        <SiteBrand site={site} className={site.isBrandCentered ? 'basis-full! justify-center' : ''} />
        {site.place && <HeaderPlace place={site.place} />}
        {/*
          Documents are cached and do not know who is signed in: the page of the sign-in leads on who is. Sessions exist on the product's own host only.
        */}
        <a href={(site.product ?? '') + localizePath('/auth/signin', locale)} className="head-link sign-in">
          <Icon of={UserRound} />
          <span>{t('layout:signIn')}</span>
        </a>
        {site.phone && (
          <ButtonLink
            link={{ href: `tel:${site.phone}`, ...call }}
            variant="secondary"
            className="shrink-0 @max-2xl/page:hidden"
          >
            <Icon of={Phone} />
            <span className="sr-only @5xl/page:not-sr-only">{formatPhone(site.phone)}</span>
            <span className="hidden @2xl/page:inline @5xl/page:hidden" aria-hidden>
              {t('layout:call')}
            </span>
          </ButtonLink>
        )}
        {site.action && (
          <ButtonLink link={site.action} className="shrink-0 @max-2xl/page:hidden">
            {t(actionKey(site))}
          </ButtonLink>
        )}
        <button type="button" popoverTarget={menuId} className="head-menu">
          <Icon of={Menu} />
          {t('layout:menu')}
        </button>
        <div id={menuId} popover="auto" className="menu-panel">
          <div className="menu-head">
            <p>{t('layout:menu')}</p>
            <button
              type="button"
              // biome-ignore lint/a11y/noAutofocus: of the open menu, which may cover the button that has opened it
              autoFocus
              popoverTarget={menuId}
              popoverTargetAction="hide"
              aria-label={t('ui:close')}
              className={closeButtonClass}
            >
              <Icon of={X} className="text-xl" />
            </button>
            <LanguageSwitch languages={languages} />
          </div>
          {menu}
          <div className="menu-end">
            {/* The profile page asks for the sign-in. */}
            <a href={(site.product ?? '') + localizePath('/profile', locale)} className="head-link">
              <Icon of={UserRound} />
              <span className={site.place ? '@5xl/page:sr-only' : '@5xl/page:@max-[100rem]/page:sr-only'}>
                {t('layout:profile')}
              </span>
            </a>
          </div>
        </div>
        <div className="-me-2 @5xl/page:order-1 @5xl/page:me-0 print:hidden">
          <LowVisionSwitch inHeader />
        </div>
      </div>
    </header>
  )
}
