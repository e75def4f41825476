'use client'

import type { MenuSection } from '../../../schemas/sections.ts'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { useAppState } from '../../state/app-state.ts'
import { useTranslation } from '../../texts.tsx'
import { AreaMenu } from './area-menu.tsx'
import type { Permissions } from './areas.ts'

type Props = { base: string; permissions: Permissions; current: MenuSection | undefined }

/** All areas on a phone: a sheet from below. */
export function AreaSheet(props: Props) {
  const { t } = useTranslation()
  const { isNavActive, setNavActive } = useAppState()
  return (
    <Drawer
      id="area-sheet"
      side="bottom"
      title={t('application:menu.title')}
      open={isNavActive}
      onOpenChange={setNavActive}
    >
      <AreaMenu {...props} />
    </Drawer>
  )
}
