'use client'

import { usePage } from '../../../ui/core/page-context.tsx'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { useAppState } from '../../state/app-state.ts'
import { AreaMenu } from './area-menu.tsx'
import type { MenuPlace, Permissions } from './areas.ts'

export type AreaSheetProps = { base: string; permissions: Permissions; current: MenuPlace | undefined }

/** The sheet with the code that `AreaSheet` loads. */
export function LoadedAreaSheet({ base, permissions, current }: AreaSheetProps) {
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
      <AreaMenu base={base} permissions={permissions} current={current} />
    </Drawer>
  )
}
