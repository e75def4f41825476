import type { Block } from '../schemas/page.ts'
import { usePage } from '../ui/page-context.tsx'

/** Shown to editors in place of a block that cannot be rendered: its type, the reason, and where to repair it. */
export function MissingBlock({ block }: { block: Pick<Block, 'id' | 'type' | 'fault' | 'problems'> }) {
  const { t } = usePage()
  return (
    <aside
      role="note"
      data-block={block.id}
      className="rounded-card border border-dashed border-current p-4 text-sm"
    >
      <strong>{block.type}</strong>
      <p>{t(`layout:missing.${block.fault ?? 'broken'}`)}</p>
      {block.problems && (
        <ul className="mt-2 list-disc ps-5">
          {block.problems.map(({ path, code, params }) => (
            <li key={path.join('.')}>
              <code>{path.join('.')}</code> {t(`problems:${code}`, params)}
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
