import { sectionPath } from '../access/sections.ts'
import type { CaseDefinition } from './define-case.ts'
import type { FiledPart } from './filed-part.ts'
import { caseDefinitions } from './registry.ts'

/** A kind of case that visitors file by a form. */
export type FiledKind = CaseDefinition & { filed: FiledPart }

const isFiled = (definition: CaseDefinition): definition is FiledKind => definition.filed !== undefined

/** The kinds that visitors file, by name. */
export const filedKinds: ReadonlyMap<string, FiledKind> = new Map(
  [...caseDefinitions.values()].filter(isFiled).map((definition) => [definition.name, definition]),
)

/** The path of the list of a kind below `/pro/{company}/`. */
export const filedKindPath = ({ name, filed }: { name: string; filed: Pick<FiledPart, 'section'> }): string =>
  `${sectionPath(filed.section)}/${name}`

/** The kinds of a section of the business section, in the order of their names. */
export const filedKindsOf = (section: string): FiledKind[] =>
  [...filedKinds.values()].filter(({ filed }) => filed.section === section)
