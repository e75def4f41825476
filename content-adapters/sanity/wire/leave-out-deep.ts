import { mostSteps } from '../../../schemas/core/most-steps.ts'
import type { Pruned } from '../../source/prune.ts'
import { placeOf } from '../read-document.ts'

type Entries = Record<string, unknown>
const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null

/** Takes what is nested too deep out of an answer, and reports the document that it was in. */
export function leaveOutDeep(answer: unknown, report: (problem: Pruned) => void): void {
  let level: { value: Entries; document: unknown }[] = isEntries(answer)
    ? [{ value: answer, document: answer }]
    : []
  const reported = new Set<unknown>()
  for (let step = 1; level.length > 0; step++) {
    const next: typeof level = []
    for (const { value, document } of level)
      for (const [name, inner] of Object.entries(value)) {
        if (!isEntries(inner)) continue
        if (step < mostSteps) next.push({ value: inner, document: '_id' in inner ? inner : document })
        else {
          value[name] = null
          if (!reported.has(document)) report({ path: placeOf(document), code: 'nested' })
          reported.add(document)
        }
      }
    level = next
  }
}
