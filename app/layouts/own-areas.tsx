'use client'

import Building2 from 'lucide-react/icons/building-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { usePathname } from 'next/navigation'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { pathWithoutLocale } from '../navigation/path-locale.ts'
import type { Person } from './person.ts'

/** Links to the other areas of the application that a person may enter. */
export function OwnAreas({
  worksForCompany,
  worksForProduct,
}: Pick<Person, 'worksForCompany' | 'worksForProduct'>) {
  const { t } = usePage()
  const path = pathWithoutLocale(usePathname())
  const areas = [
    { href: '/profile', icon: UserRound, label: t('application:user.profile'), isOpen: true },
    { href: '/pro', icon: Building2, label: t('application:user.work'), isOpen: worksForCompany },
    {
      href: '/moderation',
      icon: ShieldCheck,
      label: t('application:user.moderation'),
      isOpen: worksForProduct,
    },
  ].filter(({ href, isOpen }) => isOpen && path !== href && !path.startsWith(`${href}/`))
  return (
    areas.length > 0 && (
      <nav aria-label={t('application:user.areas')}>
        <ul className="-mx-3">
          {areas.map(({ href, icon, label }) => (
            <li key={href}>
              <AppLink
                href={href}
                className="flex min-h-11 items-center gap-2.5 rounded-control px-3 hover:bg-surface"
              >
                <Icon of={icon} />
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}
