import type { CaseMove } from '../../../schemas/api/case-move.ts'

type Props = {
  title: string
  history: readonly CaseMove[]
  /** An instant in words. */
  when: (at: string) => string
}

/** What became of something that a visitor has written: each move as a sentence with its date, and the reason that was given. */
export function CaseHistory({ title, history, when }: Props) {
  if (history.length === 0) return null
  return (
    <section className="grid gap-2 text-sm text-ink-soft">
      <h3 className="font-semibold">{title}</h3>
      <ol className="grid gap-2">
        {history.map(({ ARROW, LABEL, AT, REASON }) => (
          <li key={`${AT} ${ARROW}`} className="max-w-text [overflow-wrap:anywhere]">
            <p>
              {LABEL}{' '}
              <span className="whitespace-nowrap">
                · <time dateTime={AT}>{when(AT)}</time>
              </span>
            </p>
            {REASON && <p className="whitespace-pre-line">{REASON}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
