import { areaDefinitions } from '../../../../schemas/areas/registry.ts'
import type { IconGlyph } from '../../../../ui/icon.tsx'
import { areaRights } from '../../area/area-rights.ts'
import { useBuilder } from '../builder-context.ts'
import { useSources } from '../facts/source-context.ts'
import { quickChanges } from './quick-changes.ts'
import { useIndexBlock } from './use-index-block.ts'

/** A quick change that the person may make, and what opens it. */
export type OfferedChange = {
  name: (typeof quickChanges)[number]['name']
  icon: IconGlyph
  open: () => void
}

/** The quick changes for which the person has the right. */
export function useQuickChanges(): OfferedChange[] {
  const { mayChange } = useBuilder()
  const { access, edit } = useSources()
  const openBlock = useIndexBlock()
  const mayEdit = (area: string) => {
    const definition = areaDefinitions.get(area)
    return definition !== undefined && areaRights(definition, access).change
  }
  return quickChanges.flatMap((change): OfferedChange[] => {
    const { name, icon, field } = change
    if ('block' in change)
      return mayChange ? [{ name, icon, open: () => void openBlock(change.block, field) }] : []
    const { area } = change
    return mayEdit(area) ? [{ name, icon, open: () => edit({ area, field }) }] : []
  })
}
