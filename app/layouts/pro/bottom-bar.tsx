'use client'

import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { MenuSection } from '../../../schemas/sections.ts'
import { Icon, type IconGlyph } from '../../../ui/icon.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useAppState } from '../../state/app-state.ts'
import { areaIcons } from './area-icons.ts'
import { prepareAreaSheet } from './area-sheet.tsx'
import { areaPath, barAreasOf, type Permissions } from './areas.ts'

const slot =
  'relative flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-1 px-0.5 py-1.5 text-[0.75rem] leading-none'

/** An icon with its label where there is room for it; the current one has a tinted background. */
function Slot({ icon, word, current }: { icon: IconGlyph; word: string; current: boolean }) {
  return (
    <>
      <span
        className={`rounded-full px-3.5 py-1 @max-[18rem]/page:px-2 text-base leading-none ${current ? 'bg-accent-tint text-accent-ink forced-colors:border' : 'text-ink-soft'}`}
      >
        <Icon of={icon} />
      </span>
      <span
        className={`max-w-full truncate pb-0.5 @max-[18rem]/page:sr-only ${current ? 'font-medium text-accent-ink' : 'text-ink-soft'}`}
      >
        {word}
      </span>
    </>
  )
}

/** The bottom bar of a phone: the most used areas, and a button that opens all of them. */
export function BottomBar({
  base,
  permissions,
  current,
}: {
  base: string
  permissions: Permissions
  current: MenuSection | undefined
}) {
  const { t } = usePage()
  const { isNavActive, setNavActive } = useAppState()
  const areas = barAreasOf(permissions)
  const isElsewhere = current !== undefined && !areas.some((area) => area === current)
  return (
    <div data-bar className="@container/page tall:fixed inset-x-0 bottom-0 z-40 print:hidden">
      <nav
        aria-label={t('application:menu.title')}
        className="border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] @5xl/page:hidden"
      >
        <ul className="mx-auto flex max-w-xl">
          {areas.map((area) => (
            <li key={area} className="min-w-0 flex-1">
              <AppLink
                href={areaPath(base, area)}
                aria-current={area === current ? 'page' : undefined}
                className={slot}
              >
                <Slot
                  icon={areaIcons[area]}
                  word={t(`application:short.${area}`)}
                  current={area === current}
                />
              </AppLink>
            </li>
          ))}
          <li className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isNavActive}
              onPointerEnter={prepareAreaSheet}
              onFocus={prepareAreaSheet}
              onClick={() => setNavActive(true)}
              className={slot}
            >
              <Slot icon={LayoutGrid} word={t('application:menu.more')} current={isElsewhere} />
            </button>
          </li>
        </ul>
      </nav>
    </div>
  )
}
