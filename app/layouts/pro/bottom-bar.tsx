'use client'

import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useAppState } from '../../state/app-state.ts'
import { areaIcons } from './area-icons.ts'
import type { MenuProps } from './area-menu.tsx'
import { areaPath, barAreasOf } from './areas.ts'
import { Bar, BarSlot, barSlotClass } from './bar.tsx'
import { MoreSlot } from './more-slot.tsx'

/**
 * The bottom bar of a phone: the most used areas, and a button that opens all of them. A screen with a bar of its own takes its
 * place.
 */
export function BottomBar({ base, groups, current }: MenuProps) {
  const { t } = usePage()
  const hasOwnBar = useAppState((state) => state.hasOwnBar)
  const areas = barAreasOf(groups)
  const place = current === 'today' ? current : current?.section
  if (hasOwnBar) return null
  return (
    <Bar label={t('application:menu.title')}>
      {areas.map((area) => (
        <li key={area} className="min-w-0 flex-1">
          <AppLink
            href={areaPath(base, area)}
            aria-current={area === place ? 'page' : undefined}
            className={barSlotClass}
          >
            <BarSlot icon={areaIcons[area]} word={t(`application:short.${area}`)} current={area === place} />
          </AppLink>
        </li>
      ))}
      <MoreSlot current={place !== undefined && !areas.some((area) => area === place)} />
    </Bar>
  )
}
