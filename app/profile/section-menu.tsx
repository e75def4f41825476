'use client'

import { usePathname } from 'next/navigation'
import { usePage } from '../../ui/core/page-context.tsx'
import { pathWithoutLocale } from '../navigation/path-locale.ts'
import { currentLink, SectionLinks } from '../navigation/section-links.tsx'
import { sectionIcons, sectionPath, sections } from './sections.ts'

/** The menu of the profile. */
export function SectionMenu() {
  const { t } = usePage()
  const links = sections.map((section) => ({
    href: sectionPath(section),
    icon: sectionIcons[section],
    label: t(`profile:section.${section}`),
  }))
  const current = currentLink(links, pathWithoutLocale(usePathname()))
  return <SectionLinks label={t('profile:menu')} links={links} current={current} />
}
