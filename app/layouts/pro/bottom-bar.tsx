'use client'

import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useAppState } from '../../state/app-state.ts'
import { areaIcons } from './area-icons.ts'
import { areaPath, barAreasOf, type MenuPlace, type Permissions } from './areas.ts'
import { Bar, BarSlot, barSlotClass } from './bar.tsx'
import { MoreSlot } from './more-slot.tsx'

type Props = { base: string; permissions: Permissions; current: MenuPlace | undefined }

/**
 * The bottom bar of a phone: the most used areas, and a button that opens all of them. A screen with a bar of its own takes its
 * place.
 */
export function BottomBar({ base, permissions, current }: Props) {
  const { t } = usePage()
  const hasOwnBar = useAppState((state) => state.hasOwnBar)
  const areas = barAreasOf(permissions)
  if (hasOwnBar) return null
  return (
    <Bar label={t('application:menu.title')}>
      {areas.map((area) => (
        <li key={area} className="min-w-0 flex-1">
          <AppLink
            href={areaPath(base, area)}
            aria-current={area === current ? 'page' : undefined}
            className={barSlotClass}
          >
            <BarSlot
              icon={areaIcons[area]}
              word={t(`application:short.${area}`)}
              current={area === current}
            />
          </AppLink>
        </li>
      ))}
      <MoreSlot current={current !== undefined && !areas.some((area) => area === current)} />
    </Bar>
  )
}
