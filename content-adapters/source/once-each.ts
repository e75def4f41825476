import type { Reader } from '../source.ts'

/** Reports each problem once. */
export function onceEach(report: Reader['report']): Reader['report'] {
  const said = new Set<string>()
  return (problem) => {
    const key = JSON.stringify(problem)
    if (said.has(key)) return
    said.add(key)
    report(problem)
  }
}
