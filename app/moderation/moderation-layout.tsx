'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { usePage } from '../../ui/core/page-context.tsx'
import { DefaultLayout } from '../layouts/default/default-layout.tsx'
import type { Person } from '../layouts/person.ts'
import { pathWithoutLocale } from '../navigation/path-locale.ts'
import { currentLink, SectionLinks } from '../navigation/section-links.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { useMenuLinks } from './menu-links.ts'
import type { ProductRoles } from './product-roles.ts'

/** The header, and a menu of the screens that the person may open. */
export function ModerationLayout({
  person,
  roles,
  hasMenu,
  children,
}: {
  person: Person
  roles: ProductRoles
  hasMenu: boolean
  children: ReactNode
}) {
  const { t } = usePage()
  const leave = useSignOut()
  const { home, queues, editors } = useMenuLinks(roles)
  const links = [home, ...queues, ...editors]
  const current = currentLink(links, pathWithoutLocale(usePathname()))
  return (
    <DefaultLayout
      person={person}
      onSignOut={leave}
      {...(hasMenu && {
        aside: <SectionLinks label={t('moderation:menu')} links={links} current={current} />,
      })}
    >
      {children}
    </DefaultLayout>
  )
}
