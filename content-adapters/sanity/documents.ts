import { referredArea } from '../../schemas/core/field-kind.ts'
import type { TSchema } from '../../schemas/core/type.ts'
import type { DocumentDefinition } from './define-document.ts'

// Without `import: 'default'`: a production build of Next 16.4 removes a default export that only a glob imports.
const modules = import.meta.glob<{ default: DocumentDefinition }>('./documents/*.ts', { eager: true })

/** All kinds of documents by name. Files of `documents/` are found by name. */
export const documentDefinitions: ReadonlyMap<string, DocumentDefinition> = new Map(
  Object.entries(modules).map(([path, { default: definition }]) => {
    const name = path.slice('./documents/'.length, -'.ts'.length)
    if (definition.name !== name)
      throw new Error(
        `content-adapters/sanity/documents/${name}.ts says name "${definition.name}": name it "${name}" like its file`,
      )
    return [name, definition]
  }),
)

/** The kinds of documents that a field (`t.reference`) can point to; empty for other fields, and for the code of a row of ours. */
export function referredDocuments(schema: TSchema): DocumentDefinition[] {
  const area = referredArea(schema)
  if (area === undefined) return []
  return [...documentDefinitions.values()].filter(({ name, areas }) => name === area || areas?.includes(area))
}

/** True for a field that refers to a document. */
export const refersToDocument = (schema: TSchema): boolean => referredDocuments(schema).length > 0
