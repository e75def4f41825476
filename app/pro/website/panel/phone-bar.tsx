import File from 'lucide-react/icons/file'
import Languages from 'lucide-react/icons/languages'
import Layers from 'lucide-react/icons/layers'
import Palette from 'lucide-react/icons/palette'
import Zap from 'lucide-react/icons/zap'
import { useEffect } from 'react'
import { usePage } from '../../../../ui/core/page-context.tsx'
import type { IconGlyph } from '../../../../ui/icon/icon.tsx'
import { Bar, BarSlot, barSlotClass } from '../../../layouts/pro/bar.tsx'
import { MoreSlot } from '../../../layouts/pro/more-slot.tsx'
import { useAppState } from '../../../state/app-state.ts'
import { useBuilder, useNavigation, useSelection } from '../draft/builder/builder-context.ts'
import { type PanelPart, panelParts } from '../draft/builder/panel-tabs.ts'

const icons: Record<PanelPart, IconGlyph> = {
  quick: Zap,
  blocks: Layers,
  pages: File,
  design: Palette,
  languages: Languages,
}

/** The parts of the site within a thumb's reach, in place of the bar of the areas. */
export function PhoneBar() {
  const { t } = usePage()
  const { quick } = useBuilder()
  const { openTab } = useNavigation()
  const tab = useSelection('tab')
  const isPanelOpen = useSelection('isPanelOpen')
  const setOwnBar = useAppState((state) => state.setOwnBar)
  useEffect(() => {
    setOwnBar(true)
    return () => setOwnBar(false)
  }, [setOwnBar])
  return (
    <Bar label={t('business:site.parts')}>
      {panelParts
        .filter((part) => part !== 'quick' || quick.length > 0)
        .map((part) => (
          <li key={part} className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isPanelOpen && part === tab}
              onClick={() => openTab(part)}
              className={barSlotClass}
            >
              <BarSlot icon={icons[part]} word={t(`business:site.tab.${part}`)} current={false} />
            </button>
          </li>
        ))}
      <MoreSlot current={false} />
    </Bar>
  )
}
