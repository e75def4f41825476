import Menu from 'lucide-react/icons/menu'
import Phone from 'lucide-react/icons/phone'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { FramedPage } from './layout-props.ts'
import { SiteBrand } from './site-brand.tsx'
import { SiteMenu } from './site-menu.tsx'

const menuId = 'site-menu'

/** Hangs from the header over the page; where the browser cannot anchor it, it stands where the header ends on a phone. */
const panel =
  'inset-auto top-27.5 max-h-[calc(100dvh-6.875rem)] w-full overflow-y-auto overscroll-contain bg-raised px-(--gutter) py-3 text-ink shadow-float [position-anchor:--site-header] supports-[position-area:bottom]:top-auto supports-[position-area:bottom]:max-h-full supports-[position-area:bottom]:[position-area:bottom_span-all] lg:hidden print:hidden'

/** Whose site it is, its languages, the phone; on a narrow screen also the menu, folded: it needs no script. */
export function SiteHeader({ page }: { page: FramedPage }) {
  const { t } = usePage()
  const { site, languages } = page
  return (
    <header className="border-b border-line [anchor-name:--site-header]">
      <div className="section flex flex-wrap items-center gap-x-6 gap-y-1 py-2 md:flex-nowrap">
        <SiteBrand site={site} className="flex-1" />
        {site.phone && (
          <ButtonLink
            link={{ href: `tel:${site.phone}` }}
            variant="secondary"
            className="shrink-0 max-sm:px-3"
          >
            <Icon of={Phone} />
            <span className="sr-only lg:not-sr-only">{formatPhone(site.phone)}</span>
            <span className="hidden sm:inline lg:hidden" aria-hidden>
              {t('layout:call')}
            </span>
          </ButtonLink>
        )}
        <div className="flex w-full items-center justify-between md:w-auto">
          {site.menu.length > 0 && (
            <>
              <button
                type="button"
                popoverTarget={menuId}
                className="flex min-h-11 items-center gap-2 rounded-control pe-3 font-medium lg:hidden print:hidden"
              >
                <Icon of={Menu} />
                {t('layout:menu')}
              </button>
              <div id={menuId} popover="auto" className={panel}>
                <SiteMenu entries={site.menu} />
              </div>
            </>
          )}
          <LanguageSwitch languages={languages} />
        </div>
      </div>
    </header>
  )
}
