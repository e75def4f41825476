import { declarations } from '../schemas/core/declarations.ts'
import { eventDefinitions } from '../schemas/events/registry.ts'
import { checkDerived, type DerivedTable, provideDerived } from './kit/events/derived-table.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.derived.ts', { eager: true })

/** Every derived table by the path of its file, in the order of these: so each transaction writes them in one order. */
export const derivedTables = declarations<DerivedTable>(modules, 'derived')

checkDerived(derivedTables, eventDefinitions)
provideDerived([...derivedTables.values()])
