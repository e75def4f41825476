'use client'

import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { areaIcons } from './area-icons.ts'
import { areaPath, type MenuPlace } from './areas.ts'

/** An area in the menu. */
export function AreaLink({ base, area, current }: { base: string; area: MenuPlace; current: boolean }) {
  const { t } = usePage()
  return (
    <AppLink
      href={areaPath(base, area)}
      aria-current={current ? 'page' : undefined}
      className={`flex min-h-11 items-center gap-3 rounded-control px-3 py-2 leading-tight transition-colors @5xl/page:min-h-10 ${
        current
          ? 'current bg-accent-tint font-medium text-accent-ink'
          : 'text-ink hover:bg-accent-wash @5xl/page:hover:bg-surface'
      }`}
    >
      <Icon of={areaIcons[area]} className={current ? '' : 'text-ink-soft'} />
      {t(`application:area.${area}`)}
    </AppLink>
  )
}
