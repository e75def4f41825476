import { areaDefinitions } from '../../../../../schemas/areas/registry.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Drawer } from '../../../../../ui/dialog/drawer.tsx'
import { useWide } from '../../../use-wide.ts'
import type { Source } from '../../draft/builder/source-context.ts'
import { SourceForm } from './source-form.tsx'

export type SourceDrawerProps = {
  /** The last one stays while the drawer closes. */
  source: Source | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSaved: () => void
}

/** The form of an area over the panel, on a phone over the page. */
export function SourceDrawer({ source, isOpen, onOpenChange, onSaved }: SourceDrawerProps) {
  const { locale } = usePage()
  const isWide = useWide()
  const area = source && areaDefinitions.get(source.area)
  return (
    <Drawer
      id="site-source"
      side={isWide ? 'right' : 'bottom'}
      title={(area && (source?.isNew ? area.entry : area.label)[locale]) ?? ''}
      open={isOpen}
      onOpenChange={onOpenChange}
      closesOnOverlay={false}
    >
      {source && (
        <SourceForm key={`${source.area}.${source.field ?? ''}`} source={source} onSaved={onSaved} />
      )}
    </Drawer>
  )
}
