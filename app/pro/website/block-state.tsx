import { readVisibility, visibilityState } from '../../../schemas/block-visibility.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import type { StoredBlock } from '../../../schemas/page.ts'
import { Badge } from '../../../ui/badge.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { useBuilder } from './builder-context.ts'
import { DayWords } from './day-words.tsx'

/** Why visitors do not see a block, and on which days they do; nothing for one that they always see. */
export function BlockState({ block }: { block: StoredBlock }) {
  const { t } = usePage()
  const { timezone } = useBuilder()
  const visibility = readVisibility(block.visibility)
  const state = visibilityState(visibility, calendarDate(new Date(), timezone))
  const hasDays = visibility.from !== undefined || visibility.to !== undefined
  if (state === 'shown' && !hasDays) return null
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      {state !== 'shown' && <Badge tone="warning">{t(`business:site.time.state.${state}`)}</Badge>}
      {hasDays && <DayWords visibility={visibility} />}
    </span>
  )
}
