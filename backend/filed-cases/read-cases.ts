import { asc, inArray } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { CaseMover } from '../../schemas/cases/define-case.ts'
import { type FiledKind, filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { filedCaseMove } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { instant } from '../shared/answers/instant.ts'
import { filedAnswers } from './filed-answers.ts'
import type { FiledCase } from './filed-cases.case.ts'
import { possibleMoves } from './possible-moves.ts'

type Move = typeof filedCaseMove.$inferSelect

const movesOf = async (orm: Orm, codes: readonly string[]): Promise<Move[]> =>
  codes.length === 0
    ? []
    : orm
        .select()
        .from(filedCaseMove)
        .where(inArray(filedCaseMove.row, [...codes]))
        .orderBy(asc(filedCaseMove.id))

/** What every reader sees of a case, in words of a language. */
function shownCase(
  definition: FiledKind,
  row: FiledCase,
  moves: readonly Move[],
  { by, locale }: { by: CaseMover; locale: Locale },
) {
  const { arrows, states, filed } = definition
  return {
    CASE_CODE: row.code,
    KIND: row.kind,
    KIND_LABEL: definition.label[locale],
    STATE: row.state,
    STATE_LABEL: states[row.state]?.label[locale] ?? row.state,
    LANG: row.lang,
    CREATED_AT: instant(row.createdAt),
    SINCE: instant(row.since),
    ANSWERS: filedAnswers(filed.form, row.value, locale),
    HISTORY: moves.map(({ arrow, by: mover, at, reason }) => ({
      ARROW: arrow,
      LABEL: arrows[arrow]?.label[locale] ?? arrow,
      BY: mover,
      AT: instant(at),
      REASON: reason,
    })),
    MAY: possibleMoves(definition, { state: row.state, by, locale }),
  }
}

/** Cases as a reader sees them, with the row of each. Those of kinds that this version does not have are left out. */
export async function readCases(
  orm: Orm,
  rows: readonly FiledCase[],
  reader: { by: CaseMover; locale: Locale },
) {
  const moves = await movesOf(
    orm,
    rows.map(({ code }) => code),
  )
  return rows.flatMap((row) => {
    const definition = filedKinds.get(row.kind)
    const own = moves.filter((move) => move.row === row.code)
    return definition ? [{ row, shown: shownCase(definition, row, own, reader) }] : []
  })
}
