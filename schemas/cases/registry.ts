import type { CaseDefinition } from './define-case.ts'

// Without `import: 'default'`: a production build of Next 16.4 removes a default export that only a glob imports.
const modules = import.meta.glob<{ default: CaseDefinition }>('../*/*.case.ts', { eager: true })

const fileOf = (path: string) => `schemas/${path.slice('../'.length)}`
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.case.ts'.length)

/** The file of each declaration, by name. */
export const caseFiles: ReadonlyMap<string, string> = new Map(
  Object.keys(modules).map((path) => [nameOf(path), fileOf(path)]),
)

/** Every kind of row with states by its name. `checkCases` says whether the declarations can work. */
export const caseDefinitions: ReadonlyMap<string, CaseDefinition> = new Map(
  Object.entries(modules).map(([path, { default: definition }]) => [nameOf(path), definition]),
)
