import { declarations } from '../../../schemas/core/declarations.ts'
import type { ExchangeDefinition } from '../../../schemas/exchange/define-exchange.ts'
import type { ExportSubject } from '../../kit/exchange/define-export.ts'
import type { ImportSubject } from '../../kit/exchange/define-import.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.import.ts', { eager: true })

/** Every subject that can be imported, by the path of its file: the exports `imported` of the files `<subject>/<name>.import.ts`. */
export const importSubjects = declarations<ImportSubject>(modules, 'imported')

const exporting = import.meta.glob<Record<string, unknown>>('/backend/**/*.export.ts', { eager: true })

/** Every subject that can be exported, by the path of its file: the exports `exported` of the files `<subject>/<name>.export.ts`. */
export const exportSubjects = declarations<ExportSubject>(exporting, 'exported')

const named = <One extends { definition: ExchangeDefinition }>(subjects: ReadonlyMap<string, One>) =>
  new Map([...subjects.values()].map((subject) => [subject.definition.name, subject]))

const importsByName = named(importSubjects)
const exportsByName = named(exportSubjects)

/** What can be imported by its name; undefined for what cannot. */
export const importSubject = (name: string): ImportSubject | undefined => importsByName.get(name)

/** What can be exported by its name; undefined for what cannot. */
export const exportSubject = (name: string): ExportSubject | undefined => exportsByName.get(name)

/** Everything that can be imported or exported. */
export const tableDefinitions: readonly ExchangeDefinition[] = [
  ...new Set([...importSubjects.values(), ...exportSubjects.values()].map(({ definition }) => definition)),
]

/** A subject by its name. Throws for one that no version knows. */
export function subjectOf(name: string): ImportSubject {
  const subject = importSubject(name)
  if (!subject) throw new Error(`no subject "${name}" can be imported`)
  return subject
}
