import type { Locale } from '../../locales/locale.ts'
import type { CaseMove } from '../../schemas/api/case-move.ts'
import type { CaseMover, CaseReader } from '../../schemas/cases/define-case.ts'
import type { FiledKind } from '../../schemas/cases/filed-kinds.ts'
import { readHistories } from '../kit/cases/read-histories.ts'
import type { Orm } from '../kit/database/database.ts'
import { instant } from '../shared/answers/instant.ts'
import { filedAnswers } from './filed-answers.ts'
import { type FiledCase, filedServer } from './filed-cases.case.ts'
import { possibleMoves } from './possible-moves.ts'

/** The side of a mover that reads histories. */
const readerOf = (by: CaseMover): CaseReader =>
  by === 'moderator' ? 'moderator' : by === 'doctor' || by === 'clinic' ? 'staff' : 'author'

/** What every reader sees of a case, in words of a language. */
function shownCase(
  definition: FiledKind,
  row: FiledCase,
  HISTORY: CaseMove[],
  { by, locale }: { by: CaseMover; locale: Locale },
) {
  const { states, filed } = definition
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
    HISTORY,
    MAY: possibleMoves(definition, { state: row.state, by, locale }),
  }
}

/** Cases as a reader sees them, in their order, with the row of each. Those of kinds that this version does not have are left out. */
export async function readCases(
  orm: Orm,
  rows: readonly FiledCase[],
  reader: { by: CaseMover; locale: Locale },
) {
  const read = new Map<string, ReturnType<typeof shownCase>>()
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const server = filedServer(kind)
    if (!server) continue
    const codes = ofKind.map(({ code }) => code)
    const reading = { reader: readerOf(reader.by), locale: reader.locale }
    // All kinds share a table of moves, so the history of each is asked for with its own rows.
    const historyOf = await readHistories(orm, [server], codes, reading)
    for (const row of ofKind)
      read.set(row.code, shownCase(server.definition, row, historyOf(row.code), reader))
  }
  return rows.flatMap((row) => {
    const shown = read.get(row.code)
    return shown ? [{ row, shown }] : []
  })
}
