import type { Block } from '../schemas/page.ts'
import { usePage } from '../ui/page-context.tsx'

/** What an editor sees in place of a block that cannot be drawn: which one, why, and that nothing of it is lost. */
export function MissingBlock({ block }: { block: Pick<Block, 'id' | 'type' | 'fault'> }) {
  const { t } = usePage()
  return (
    <aside
      role="note"
      data-block={block.id}
      className="rounded-card border border-dashed border-current p-4 text-sm"
    >
      <strong>{block.type}</strong>
      <p>{t(`layout:missing.${block.fault ?? 'broken'}`)}</p>
    </aside>
  )
}
