import type { PgTable } from 'drizzle-orm/pg-core'
import type { CaseServer } from './kit/cases/case-server.ts'

type Servers = Record<string, CaseServer<string, string, PgTable>>

const modules = import.meta.glob<Servers>('./**/*.case.ts', { eager: true })

/** The server's part of every kind of row with states, by the name of its declaration. Files are found by name. */
export const cases: ReadonlyMap<string, CaseServer<string, string, PgTable>> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((server) => [server.definition.name, server]),
)
