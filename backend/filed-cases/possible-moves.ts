import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import {
  type CaseArrow,
  type CaseMover,
  type CaseReader,
  caseReaders,
  fits,
  isReasonFor,
} from '../../schemas/cases/define-case.ts'
import type { FiledKind } from '../../schemas/cases/filed-kinds.ts'

/** The sides that read the reason of an arrow, as a sentence; null where none is needed. */
function hintOf({ filed: { waits } }: FiledKind, arrow: CaseArrow, locale: Locale): string | null {
  if (!arrow.needsReason) return null
  const t = translate(locale)
  // Moderators see cases of a kind only in their queue.
  const sees = (reader: CaseReader) => reader !== 'moderator' || waits.moderator !== undefined
  const readers = caseReaders.filter(
    (reader) => sees(reader) && isReasonFor(arrow, reader) && !arrow.hiddenFrom?.includes(reader),
  )
  return t('cases:reasonHint', { readers: readers.map((reader) => t(`cases:reader.${reader}`)).join(', ') })
}

/** The arrows along which a mover may move a row that is in a state, each with its button. */
export const possibleMoves = (
  kind: FiledKind,
  { state, by, locale }: { state: string; by: CaseMover; locale: Locale },
) =>
  Object.entries(kind.arrows)
    .filter(([, arrow]) => arrow.by.includes(by) && fits(arrow, state))
    .map(([ARROW, arrow]) => ({
      ARROW,
      LABEL: (arrow.act ?? arrow.label)[locale],
      NEEDS_REASON: arrow.needsReason ?? false,
      REASON_HINT: hintOf(kind, arrow, locale),
    }))
