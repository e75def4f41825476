'use client'

import { usePage } from '../../../ui/core/page-context.tsx'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { useAppState } from '../../state/app-state.ts'
import { AreaMenu, type MenuProps } from './area-menu.tsx'

export type AreaSheetProps = MenuProps

/** The sheet with the code that `AreaSheet` loads. */
export function LoadedAreaSheet(menu: AreaSheetProps) {
  const { t } = usePage()
  const { isNavActive, setNavActive } = useAppState()
  return (
    <Drawer
      id="area-sheet"
      side="bottom"
      title={t('application:menu.title')}
      open={isNavActive}
      onOpenChange={setNavActive}
    >
      <AreaMenu {...menu} />
    </Drawer>
  )
}
