import { caseFaults } from './case-faults.ts'
import type { CaseDefinition } from './define-case.ts'

// Without `import: 'default'`: a production build of Next 16.4 removes a default export that only a glob imports.
const modules = import.meta.glob<{ default: CaseDefinition }>('../*/*.case.ts', { eager: true })

/** Every kind of row with states by its name. Throws at start if a declaration cannot work. */
export const caseDefinitions: ReadonlyMap<string, CaseDefinition> = new Map(
  Object.entries(modules).map(([path, { default: definition }]) => {
    const file = `schemas/${path.slice('../'.length)}`
    const name = file.slice(file.lastIndexOf('/') + 1, -'.case.ts'.length)
    const faults = [
      ...(definition.name === name
        ? []
        : [`name: "${definition.name}" is not that of the file; write "${name}"`]),
      ...caseFaults(definition),
    ]
    if (faults.length > 0) throw new Error(`${file}:\n${faults.join('\n')}`)
    return [name, definition]
  }),
)
