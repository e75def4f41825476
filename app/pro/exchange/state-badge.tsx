import type { TableImport } from '../../../schemas/api/exchange.ts'
import { Badge, type BadgeTone } from '../../../ui/shown/badge.tsx'
import { useTranslation } from '../../use-translation.ts'

const tones: Record<TableImport['STATE'], BadgeTone> = {
  looking: 'accent',
  looked: 'warning',
  planning: 'accent',
  planned: 'warning',
  writing: 'accent',
  written: 'success',
  undoing: 'accent',
  undone: 'neutral',
}

/** Where an import stands, in a word. */
export function StateBadge({ STATE, IS_STOPPED }: Pick<TableImport, 'STATE' | 'IS_STOPPED'>) {
  const { t } = useTranslation()
  const isStopped = STATE === 'written' && IS_STOPPED
  return (
    <Badge tone={isStopped ? 'warning' : tones[STATE]}>
      {t(isStopped ? 'exchange:state.stopped' : `exchange:state.${STATE}`)}
    </Badge>
  )
}
