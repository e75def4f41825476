'use client'

import ExternalLink from 'lucide-react/icons/external-link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { localizePath } from '../../../locales/locale.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SkipLink } from '../../../ui/page/skip-link.tsx'
import { pathWithoutLocale } from '../../navigation/path-locale.ts'
import { useAppState } from '../../state/app-state.ts'
import { Brand } from '../brand.tsx'
import { PersonMenu } from '../person-menu.tsx'
import { AreaMenu } from './area-menu.tsx'
import { AreaSheet } from './area-sheet.tsx'
import { currentEntry } from './areas.ts'
import { BottomBar } from './bottom-bar.tsx'
import { NotificationsLink } from './notifications-link.tsx'
import { PlaceSwitch } from './place-switch.tsx'
import type { ProLayoutData } from './pro-layout-data.ts'

type Props = { data: ProLayoutData; onSignOut: () => void; children: ReactNode }

/**
 * Layout "pro": header with company and cabinet, notifications and user menu; the areas that the user may open on the
 * left, or on a phone in a bottom bar and a sheet; content. It responds to the width of the container `page`, so that
 * large text gets the phone layout.
 */
export function ProLayout({ data, onSignOut, children }: Props) {
  const { locale, t } = usePage()
  const path = pathWithoutLocale(usePathname())
  const { setProLayout, setNavActive } = useAppState()
  useEffect(() => {
    setProLayout(true)
    return () => setProLayout(false)
  }, [setProLayout])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the sheet
  useEffect(() => setNavActive(false), [path, setNavActive])

  const base = data.company.href
  // Without any permitted area the menu is omitted.
  const hasAreas = data.menu.length > 0
  const menu = { base, groups: data.menu, current: currentEntry(data.menu, base, path) }
  return (
    <div className="@container/page min-h-dvh">
      <SkipLink />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a header of the whole page is a landmark, distinct from that of a clinic's page in a frame */}
      <header
        data-bar
        aria-label={t('application:user.work')}
        className="tall:sticky top-0 z-30 flex min-h-16 print:hidden items-center gap-1 border-b border-line bg-paper px-3 @max-[19rem]/page:flex-wrap @5xl/page:gap-4 @5xl/page:px-6"
      >
        <Brand withName={false} />
        <div className="min-w-0 grow @max-[19rem]/page:order-last @max-[19rem]/page:basis-full">
          <PlaceSwitch {...data} />
        </div>
        <div className="flex gap-1 @max-[19rem]/page:ms-auto @5xl/page:gap-4">
          {data.site && (
            <a
              href={localizePath(data.site, locale)}
              className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-surface"
            >
              <Icon of={ExternalLink} />
              <span className="sr-only @3xl/page:not-sr-only">{t('application:user.site')}</span>
            </a>
          )}
          {data.notifications && <NotificationsLink {...data.notifications} />}
          <PersonMenu person={data.user} onSignOut={onSignOut}>
            <p className="-mt-1 text-sm text-ink-soft">{data.user.role}</p>
          </PersonMenu>
        </div>
      </header>
      <div className="mx-auto flex max-w-[96rem]">
        <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-64 shrink-0 overflow-y-auto overscroll-contain border-e border-line p-3 pt-5 @5xl/page:block print:hidden">
          {hasAreas && <AreaMenu {...menu} />}
        </aside>
        <main
          id="main"
          aria-label={t('application:user.work')}
          className="min-w-0 grow px-4 py-6 tall:@max-5xl/page:pb-[calc(5.5rem+env(safe-area-inset-bottom))] tall:[&_:focus]:scroll-mb-28 tall:@max-5xl/page:[&_:focus]:scroll-mb-44 @min-[40rem]/page:px-6 @5xl/page:px-10 @5xl/page:py-8"
        >
          {children}
        </main>
      </div>
      {hasAreas && (
        <>
          <BottomBar {...menu} />
          <AreaSheet {...menu} />
        </>
      )}
    </div>
  )
}
