import type { IconGlyph } from '../../../../../ui/icon/icon.tsx'
import { useBuilder, useNavigation } from '../../draft/builder/builder-context.ts'
import { useSources } from '../../draft/builder/source-context.ts'
import { type QuickChangeName, quickChanges } from '../../draft/pages/quick-changes.ts'

/** A quick change that the person may make, and the function that opens it. */
export type OfferedChange = { name: QuickChangeName; icon: IconGlyph; open: () => void }

/** The quick changes for which the person has the right. */
export function useQuickChanges(): OfferedChange[] {
  const { quick } = useBuilder()
  const { go } = useNavigation()
  const { edit } = useSources()
  return quickChanges
    .filter(({ name }) => quick.includes(name))
    .map((change) => ({
      name: change.name,
      icon: change.icon,
      open: () =>
        'section' in change
          ? go(['design', 'settings', change.section], { tab: 'design' })
          : edit({ area: change.area, field: change.field }),
    }))
}
