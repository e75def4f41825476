import type { PgTable } from 'drizzle-orm/pg-core'
import type { CaseServer } from './kit/cases/case-server.ts'

type Server = CaseServer<string, string, PgTable>

const modules = import.meta.glob<Record<string, unknown>>('./**/*.case.ts', { eager: true })

const isServer = (one: unknown): one is Server =>
  typeof one === 'object' && one !== null && 'definition' in one && 'history' in one

/** The server's part of every kind of row with states, by the name of its declaration. Files are found by name; each exports servers singly, or as a list. */
export const cases: ReadonlyMap<string, Server> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).flat())
    .filter(isServer)
    .map((server) => [server.definition.name, server]),
)
