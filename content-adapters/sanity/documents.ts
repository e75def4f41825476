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

/** The kinds of documents that `t.reference(name)` can point to; empty if it is the code of a row of ours. */
export const documentsOf = (name: string): DocumentDefinition[] =>
  [...documentDefinitions.values()].filter(
    (definition) => definition.name === name || definition.areas?.includes(name),
  )
