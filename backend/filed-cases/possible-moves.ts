import type { Locale } from '../../locales/locale.ts'
import { type CaseMover, fits } from '../../schemas/cases/define-case.ts'
import type { FiledKind } from '../../schemas/cases/filed-kinds.ts'

/** The arrows along which a mover may move a row that is in a state, each with its button. */
export const possibleMoves = (
  { arrows }: FiledKind,
  { state, by, locale }: { state: string; by: CaseMover; locale: Locale },
) =>
  Object.entries(arrows)
    .filter(([, arrow]) => arrow.by.includes(by) && fits(arrow, state))
    .map(([ARROW, { act, label, needsReason = false }]) => ({
      ARROW,
      LABEL: (act ?? label)[locale],
      NEEDS_REASON: needsReason,
    }))
