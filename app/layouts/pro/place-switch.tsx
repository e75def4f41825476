'use client'

import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { usePathname } from 'next/navigation'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Popover } from '../../../ui/popup/popover.tsx'
import { pathWithoutLocale } from '../../navigation/path-locale.ts'
import { useAppState } from '../../state/app-state.ts'
import { PlaceList } from './place-list.tsx'
import type { CompanyOrBranch, ProLayoutData } from './pro-layout-data.ts'

/** The current company and cabinet, with a menu to switch. On a phone it shows the page's title after that has scrolled away. */
export function PlaceSwitch({ company, companies, cabinets, cabinetCode, seesAll }: ProLayoutData) {
  const { locale, t } = usePage()
  const path = pathWithoutLocale(usePathname())
  const pageTitle = useAppState((state) => state.pageTitle)
  const everywhere: CompanyOrBranch = {
    code: wholeCompany,
    name: { text: t('application:company.allCabinets'), lang: locale },
  }
  const places = seesAll && cabinets.length > 1 ? [everywhere, ...cabinets] : cabinets
  const cabinet = places.find(({ code }) => code === cabinetCode)

  const trigger = (
    <button
      type="button"
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-control px-2 text-start hover:bg-surface"
    >
      <span className="grid min-w-0">
        <span className="sr-only">{t('application:company.choose')}: </span>
        <span className="truncate leading-tight font-semibold">
          <LocalizedText value={company.name} />
        </span>
        <span className="truncate text-sm leading-tight text-ink-soft">
          {pageTitle && <span className="@5xl/page:hidden">{pageTitle}</span>}
          {cabinet && (
            <span className={pageTitle ? '@max-5xl/page:hidden' : ''}>
              <LocalizedText value={cabinet.name} />
            </span>
          )}
        </span>
      </span>
      <Icon of={ChevronsUpDown} className="text-ink-soft" />
    </button>
  )
  return (
    // A choice navigates; the new key closes the popover.
    <Popover key={`${path} ${cabinetCode}`} trigger={trigger} title={t('application:company.choose')}>
      <div className="mt-2 grid gap-4">
        {companies.length > 1 && (
          <PlaceList title={t('application:company.companies')} places={companies} current={company.code} />
        )}
        {places.length > 0 && (
          <PlaceList
            title={t('application:company.cabinets')}
            places={places.map((place) => ({
              ...place,
              href: `${path}?cabinet=${encodeURIComponent(place.code)}`,
            }))}
            current={cabinetCode}
            keepScroll
          />
        )}
      </div>
    </Popover>
  )
}
