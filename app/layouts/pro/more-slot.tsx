'use client'

import LayoutGrid from 'lucide-react/icons/layout-grid'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useAppState } from '../../state/app-state.ts'
import { prepareAreaSheet } from './area-sheet.tsx'
import { BarSlot, barSlotClass } from './bar.tsx'

/** The item of the bar that opens all areas. */
export function MoreSlot({ current }: { current: boolean }) {
  const { t } = usePage()
  const { isNavActive, setNavActive } = useAppState()
  return (
    <li className="min-w-0 flex-1">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isNavActive}
        onPointerEnter={prepareAreaSheet}
        onFocus={prepareAreaSheet}
        onClick={() => setNavActive(true)}
        className={barSlotClass}
      >
        <BarSlot icon={LayoutGrid} word={t('application:menu.more')} current={current} />
      </button>
    </li>
  )
}
