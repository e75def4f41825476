import type { Block } from '../schemas/page/page.ts'
import { usePage } from '../ui/core/page-context.tsx'

/** Problems of fields that are not filled in yet. */
const unfilled: ReadonlySet<string> = new Set(['required', 'minItems'])

/**
 * Shown to editors in place of a block that cannot be rendered: its type, the reason, and where to repair it. A block that is only not
 * filled in yet, as a new one, says just that.
 */
export function MissingBlock({ block }: { block: Pick<Block, 'id' | 'type' | 'fault' | 'problems'> }) {
  const { t } = usePage()
  const isUnfilled = block.problems?.length && block.problems.every(({ code }) => unfilled.has(code))
  return (
    <aside
      role="note"
      data-block={block.id}
      className="mx-(--gutter) rounded-card border border-dashed border-current p-4 text-sm"
    >
      {!isUnfilled && <strong>{block.type}</strong>}
      <p>{t(`layout:missing.${isUnfilled ? 'unfilled' : (block.fault ?? 'broken')}`)}</p>
      {block.problems && !isUnfilled && (
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
