'use client'

import { tabClass, tabListClass } from '../../../ui/tabs-class.ts'
import { AppLink } from '../../navigation/app-link.tsx'
import { LinkRow } from '../../navigation/link-row.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { SectionTab } from './section-links.ts'

/** The tabs of the section: calendar, hours of doctors, and its areas. */
export function SectionTabs({ tabs, current }: { tabs: readonly SectionTab[]; current: string }) {
  const { t } = useTranslation()
  return (
    <LinkRow
      current={current}
      aria-label={t('application:area.doctor-appointment')}
      className={`${tabListClass} -mt-2 mb-6`}
    >
      {tabs.map(({ key, href, label }) => (
        <AppLink
          key={key}
          href={href}
          aria-current={key === current ? 'page' : undefined}
          className={tabClass}
        >
          {label}
        </AppLink>
      ))}
    </LinkRow>
  )
}
