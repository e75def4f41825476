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
import { Icon } from '../../ui/icon/icon.tsx'
import { LowVisionSwitch } from '../../ui/visitor/low-vision-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { FramedPage } from './layout-props.ts'
import { SiteBrand } from './site-brand.tsx'

/** Id of the menu, for the buttons that open it. */
export const menuId = 'site-menu'

/**
 * On a phone it is a sheet that opens from the bar at the bottom. On another narrow page it opens below the header (or
 * at the header's end, where the browser has no anchor positioning). On a wide page it is `display: contents`, so that
 * the menu is part of the header's line.
 */
const panel =
  '@max-5xl/page:inset-auto @max-5xl/page:top-15 @max-5xl/page:max-h-[calc(100dvh-3.75rem)] @max-5xl/page:w-full @max-5xl/page:overflow-y-auto @max-5xl/page:overscroll-contain @max-5xl/page:bg-raised @max-5xl/page:px-(--gutter) @max-5xl/page:py-3 @max-5xl/page:text-ink @max-5xl/page:shadow-float @max-5xl/page:[position-anchor:--site-header] @max-5xl/page:supports-[position-area:bottom]:top-auto @max-5xl/page:supports-[position-area:bottom]:max-h-full @max-5xl/page:supports-[position-area:bottom]:[position-area:bottom_span-all] @max-2xl/page:top-auto! @max-2xl/page:bottom-14 @max-2xl/page:max-h-[calc(100dvh-3.5rem)]! @max-2xl/page:border-t @max-2xl/page:border-line @max-2xl/page:[position-area:none]! @5xl/page:contents print:hidden'

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
  return (
    <header className="top-0 z-30 border-b border-line bg-paper [anchor-name:--site-header] [@media(min-height:30rem)]:sticky print:static">
      <div
        className={`section flex flex-wrap items-center gap-x-3 py-2 @5xl/page:gap-x-8${site.isBrandCentered ? centered : ''}`}
      >
        <SiteBrand
          site={site}
          className={
            site.isBrandCentered
              ? 'flex-[1_1_100%] justify-center'
              : 'flex-[1_1_7rem] @5xl/page:flex-[1_1_15rem]'
          }
        />
        <div className="-me-2 @5xl/page:hidden print:hidden">
          <LowVisionSwitch isIcon />
        </div>
        {/*
          Documents are cached and do not know who is signed in: the page of the sign-in leads on who is. Sessions exist on the product's own host only.
        */}
        <a
          href={(site.product ?? '') + localizePath('/auth/signin', locale)}
          className="-me-2 flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-ink-soft hover:text-ink @5xl/page:hidden print:hidden"
        >
          <Icon of={UserRound} className="@max-2xl/page:text-xl" />
          <span className="@max-2xl/page:sr-only">{t('layout:signIn')}</span>
        </a>
        {site.phone && (
          <ButtonLink
            link={{ href: `tel:${site.phone}` }}
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
        <button
          type="button"
          popoverTarget={menuId}
          className="-me-3 flex min-h-11 items-center gap-2 rounded-control px-3 font-medium @max-2xl/page:hidden @5xl/page:hidden print:hidden"
        >
          <Icon of={Menu} />
          {t('layout:menu')}
        </button>
        <div id={menuId} popover="auto" className={panel}>
          <div className="sticky -top-3 z-1 -mt-3 mb-1 flex items-center justify-between bg-raised px-3 pt-2 pb-1 @5xl/page:hidden">
            <p className="flex-1 text-lg font-semibold">{t('layout:menu')}</p>
            <LanguageSwitch languages={languages} />
            <button
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              aria-label={t('ui:close')}
              className={closeButtonClass}
            >
              <Icon of={X} className="text-xl" />
            </button>
          </div>
          {menu}
          <div className="flex flex-wrap items-center justify-between gap-x-6 @max-5xl/page:mt-2 @max-5xl/page:border-t @max-5xl/page:border-line @max-5xl/page:px-3 @max-5xl/page:pt-2">
            <div className="@max-5xl/page:hidden">
              <LanguageSwitch languages={languages} />
            </div>
            <LowVisionSwitch />
            {/* The profile page asks for the sign-in. */}
            <a
              href={(site.product ?? '') + localizePath('/profile', locale)}
              className="flex min-h-11 min-w-6 items-center gap-2 text-sm text-ink-soft hover:text-ink"
            >
              <Icon of={UserRound} />
              <span className="@5xl/page:@max-[84rem]/page:sr-only">{t('layout:profile')}</span>
            </a>
          </div>
        </div>
      </div>
    </header>
  )
}
