import { caseFaults } from './case-faults.ts'
import type { CaseDefinition } from './define-case.ts'
import { caseDefinitions, caseFiles } from './registry.ts'

/** Throws with the file, the path and the remedy of each fault if a declaration cannot work. A server calls it at its start. */
export function checkCases(
  definitions: ReadonlyMap<string, CaseDefinition> = caseDefinitions,
  files: ReadonlyMap<string, string> = caseFiles,
): void {
  const faults = [...definitions].flatMap(([name, definition]) => {
    const own = [
      ...(definition.name === name
        ? []
        : [`name: "${definition.name}" is not that of the file; write "${name}"`]),
      ...caseFaults(definition),
    ]
    return own.length > 0 ? [`${files.get(name)}:\n${own.join('\n')}`] : []
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
