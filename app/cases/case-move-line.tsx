import type { CaseMove } from '../../schemas/api/case-move.ts'
import { formatHomeDay, formatInHomeZone } from '../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { useTranslation } from '../use-translation.ts'

type Props = {
  move: CaseMove
  /** When the page was rendered; without it the day of the move is shown alone. */
  now?: string
  /** The reader is the author: the label is a sentence that names the mover. */
  isAuthor?: boolean
}

/** A move of a row with states: what was done, by whom, when, and why. */
export function CaseMoveLine({ move, now, isAuthor = false }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { LABEL, BY, NAME, AT, REASON } = move
  const facts = [LABEL, !isAuthor && (NAME ?? t(`cases:by.${BY}`))]
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        {facts.filter(Boolean).join(' · ')}{' '}
        <span className="whitespace-nowrap">
          · <time dateTime={AT}>{now ? formatInHomeZone(AT, locale, now) : formatHomeDay(AT, locale)}</time>
        </span>
      </p>
      {REASON && <p className="max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{REASON}</p>}
    </>
  )
}
