import { isNode, LineCounter, parseDocument } from 'yaml'
import { problemMessage } from '../../locales/problems.ts'
import type { Path, Problem } from '../../schemas/core/problem.ts'
import type { SourceProblem } from '../source.ts'

/** A fault of a file for which it cannot be read at all; `at` is a line or a field of it. */
export class FileFault extends Error {
  readonly at: string
  constructor(says: string, at = '') {
    super(says)
    this.name = 'FileFault'
    this.at = at
  }
}

/** Longer texts are not read again for the lines of problems. */
const longest = 200_000

/** After so many problems of a text the others say their field alone. */
const mostLines = 100

/** A text as its lines are found; `found` is how many were asked for. */
type Lined = { text: string; document: ReturnType<typeof parseDocument>; lines: LineCounter; found: number }

/** What was read last: the problems of a text come one after another, and it is read once for all of them. */
let lastRead: WeakRef<Lined> | undefined

function linedOf(text: string): Lined {
  const last = lastRead?.deref()
  if (last?.text === text) return last
  const lines = new LineCounter()
  const options = { lineCounter: lines, logLevel: 'silent', uniqueKeys: false } as const
  const made = { text, document: parseDocument(text, options), lines, found: 0 }
  lastRead = new WeakRef(made)
  return made
}

/** The line of a value of a text in JSON or YAML, or of what is around it; undefined if that cannot be said. */
function lineOf(text: string, path: Path): number | undefined {
  if (text.length > longest) return undefined
  const lined = linedOf(text)
  if (++lined.found > mostLines) return undefined
  for (let depth = path.length; depth > 0; depth--) {
    const node = lined.document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return lined.lines.linePos(node.range[0]).line
  }
  return undefined
}

/** The place of a line in reports: `line 12`. */
export const atLine = (line: number | undefined, more = ''): string =>
  [line !== undefined && `line ${line}`, more].filter(Boolean).join(', ')

type Place = { text?: string | undefined; before?: number; path?: Path | undefined }

/**
 * A problem that a schema has found in a file, with its line; `text` is what was read, `before` how many lines of the file stand before it.
 */
export function fieldProblem(
  file: string,
  problem: Problem,
  { text = '', before = 0, path = problem.path }: Place,
): SourceProblem {
  const line = lineOf(text, path)
  return {
    request: file,
    path: atLine(line === undefined ? undefined : line + before, path.join('.')),
    code: problemMessage(problem, 'en'),
    problem,
  }
}

type Judged<T> = { problems: readonly Problem[]; value: T | undefined; needs: string; says: string }

/**
 * The valid value of a file, whose problems are reported. Without one it throws what `says` to do about the field that it `needs`, in place
 * of the problem there.
 */
export function neededOf<T>(
  file: string,
  text: string,
  { problems, value, needs, says }: Judged<T>,
  report: (problem: SourceProblem) => void,
): T {
  const found = problems.map((problem) => fieldProblem(file, problem, { text }))
  const isNeeded = ({ problem }: SourceProblem) => value === undefined && problem?.path[0] === needs
  for (const problem of found) if (!isNeeded(problem)) report(problem)
  if (value === undefined) throw new FileFault(says, found.find(isNeeded)?.path ?? needs)
  return value
}

/** What a `FileFault` says, as a problem. */
export const faultProblem = (file: string, { at, message }: FileFault): SourceProblem => ({
  request: file,
  path: at,
  code: message,
})
