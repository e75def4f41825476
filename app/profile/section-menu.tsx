'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { pathWithoutLocale } from '../navigation/path-locale.ts'
import { useCurrentInView } from '../navigation/use-current-in-view.ts'
import { currentSection, sectionIcons, sectionPath, sections } from './sections.ts'

/** The menu of the profile: a column beside the content, on a narrow page a row that scrolls. */
export function SectionMenu() {
  const { t } = usePage()
  const current = currentSection(pathWithoutLocale(usePathname()))
  const row = useCurrentInView<HTMLUListElement>(current)
  return (
    <nav aria-label={t('profile:menu')} className="print:hidden">
      <ul
        ref={row}
        className="relative flex gap-1 @max-4xl/page:-mx-(--gutter) @max-4xl/page:overflow-x-auto @max-4xl/page:px-(--gutter) @max-4xl/page:[scrollbar-width:none] @4xl/page:sticky @4xl/page:top-24 @4xl/page:grid"
      >
        {sections.map((section) => {
          const isCurrent = section === current
          return (
            <li key={section} className="shrink-0">
              <AppLink
                href={sectionPath(section)}
                aria-current={isCurrent ? 'page' : undefined}
                className={`flex min-h-11 items-center gap-2.5 rounded-control px-3 whitespace-nowrap outline-offset-[-2px] ${
                  isCurrent
                    ? 'current bg-accent-tint font-medium text-accent-ink'
                    : 'text-ink-soft hover:bg-surface hover:text-ink'
                }`}
              >
                <Icon of={sectionIcons[section]} />
                {t(`profile:section.${section}`)}
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
