'use client'

import Menu from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SkipLink } from '../../../ui/page/skip-link.tsx'
import { Popover } from '../../../ui/popup/popover.tsx'
import { Brand } from '../brand.tsx'
import type { Person } from '../person.ts'
import { PersonMenu } from '../person-menu.tsx'
import { DefaultFooter } from './default-footer.tsx'
import { MainMenuLine, MainMenuList } from './main-menu.tsx'

type Props = {
  person: Person
  onSignOut: () => void
  /** Rendered before the content, or beside it on a wide page. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * Layout "default" of the application, similar to that of the site's pages: header with the main menu and the user,
 * content, footer. It responds to the width of the container `page`.
 */
export function DefaultLayout({ person, onSignOut, aside, children }: Props) {
  const { t } = usePage()
  const menuButton = (
    <button
      type="button"
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-medium hover:bg-surface @4xl/page:hidden"
    >
      <Icon of={Menu} />
      <span className="sr-only @sm/page:not-sr-only">{t('layout:menu')}</span>
    </button>
  )
  return (
    <div className="@container/page flex min-h-dvh flex-col">
      <SkipLink />
      <header className="top-0 z-30 border-b border-line bg-paper [@media(min-height:30rem)]:sticky print:hidden">
        <div className="section flex items-center gap-x-3 py-2 @4xl/page:gap-x-8">
          <div className="flex-auto">
            <Brand />
          </div>
          <div className="hidden @4xl/page:block">
            <MainMenuLine />
          </div>
          <Popover title={t('layout:menu')} trigger={menuButton}>
            <MainMenuList />
          </Popover>
          <PersonMenu person={person} withName onSignOut={onSignOut} />
        </div>
      </header>
      <div className="section flex-auto pt-4 @4xl/page:grid @4xl/page:grid-cols-[13rem_minmax(0,1fr)] @4xl/page:gap-12 @4xl/page:pt-10 print:block!">
        {aside}
        <main id="main" className="min-w-0 pt-6 @4xl/page:pt-0">
          {/* The header is not printed, so the printout shows the user's name above the content. */}
          <p className="mb-6 hidden text-sm text-ink-soft print:block">
            {t('application:name')} · {person.name}
          </p>
          {children}
        </main>
      </div>
      <DefaultFooter />
    </div>
  )
}
