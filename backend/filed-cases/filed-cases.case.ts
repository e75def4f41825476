import { type FiledKind, filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { filedCase, filedCaseMove } from '../database/tables/index.ts'
import { type CaseServer, historyIn } from '../kit/cases/case-server.ts'

export type FiledCase = typeof filedCase.$inferSelect
type Server = CaseServer<string, string, typeof filedCase> & { definition: FiledKind }

const common = {
  table: filedCase,
  key: filedCase.code,
  state: filedCase.state,
  since: filedCase.since,
  history: historyIn(filedCaseMove),
}

/** Moves of the kinds that visitors file. */
export const filedServers: readonly Server[] = [...filedKinds.values()].map((definition) => ({
  ...common,
  definition,
}))

/** The server's part of a kind; undefined for one that this version does not have. */
export const filedServer = (kind: string): Server | undefined =>
  filedServers.find(({ definition }) => definition.name === kind)
