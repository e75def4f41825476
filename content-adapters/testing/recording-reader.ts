import type { Reader, SourceProblem } from '../source.ts'

/** A reader that records tags and reports. */
export function recordingReader(locale: Reader['locale'] = 'ru') {
  const tags: string[] = []
  const problems: SourceProblem[] = []
  const instants: Date[] = []
  let degraded = false
  const reader: Reader = {
    locale,
    tag: (tag) => tags.push(tag),
    report: (problem) => problems.push(problem),
    expires: (at) => instants.push(at),
    degrade: () => {
      degraded = true
    },
  }
  return { reader, tags, problems, instants, isDegraded: () => degraded }
}
