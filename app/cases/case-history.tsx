import type { CaseMove } from '../../schemas/api/case-move.ts'
import { useTranslation } from '../use-translation.ts'
import { CaseMoveLine } from './case-move-line.tsx'

type Props = { history: readonly CaseMove[]; now: string; isAuthor?: boolean }

/** The moves of a row, the first one first, below a word that opens them; nothing without any. */
export function CaseHistory({ history, now, isAuthor }: Props) {
  const { t } = useTranslation()
  if (history.length === 0) return null
  return (
    <details className="mt-2 print:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t('cases:staff.history')}
      </summary>
      <ol className="grid gap-2 text-sm text-ink-soft">
        {history.map((move) => (
          <li key={`${move.AT} ${move.ARROW}`}>
            <CaseMoveLine move={move} now={now} {...(isAuthor && { isAuthor })} />
          </li>
        ))}
      </ol>
    </details>
  )
}
