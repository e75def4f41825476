import { type FiledKind, filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { filedCase, filedCaseMove } from '../database/tables/index.ts'
import { type CaseServer, historyIn, serveCase } from '../kit/cases/case-server.ts'

export type FiledCase = typeof filedCase.$inferSelect
type Server = CaseServer<string, string, typeof filedCase>

const history = historyIn(filedCaseMove)

const serverOf = (definition: FiledKind): Server =>
  serveCase({ definition, table: filedCase, key: filedCase.code, state: filedCase.state, history })

/** Moves of the kinds that visitors file. */
export const filedServers: readonly Server[] = [...filedKinds.values()].map(serverOf)

/** The server's part of a kind; undefined for one that this version does not have. */
export const filedServer = (kind: string): (Server & { definition: FiledKind }) | undefined =>
  filedServers.find(({ definition }) => definition.name === kind) as
    | (Server & { definition: FiledKind })
    | undefined
