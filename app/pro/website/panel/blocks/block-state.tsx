import { readVisibility, visibilityState } from '../../../../../schemas/page/block-visibility.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Badge } from '../../../../../ui/shown/badge.tsx'
import { useToday } from '../../../use-today.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { DayWords } from './day-words.tsx'

/** Why visitors do not see a block, or on which days they do; empty for a block that is always visible. */
export function BlockState({ block }: { block: StoredBlock }) {
  const { t } = usePage()
  const { timezone } = useBuilder()
  const today = useToday(timezone)
  const visibility = readVisibility(block.visibility)
  const state = visibilityState(visibility, today)
  const hasDays = visibility.from !== undefined || visibility.to !== undefined
  if (state === 'shown' && !hasDays) return null
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      {state !== 'shown' && <Badge tone="warning">{t(`business:site.time.state.${state}`)}</Badge>}
      {hasDays && <DayWords visibility={visibility} />}
    </span>
  )
}
