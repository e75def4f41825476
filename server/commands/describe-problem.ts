import type { SourceProblem } from '../../content-adapters/source.ts'
import { problemMessage } from '../../locales/problems.ts'

/** True for a problem of a block as it is stored or written; its data comes from a backend. */
const isOfBlock = ({ block, problem }: SourceProblem): boolean =>
  block !== undefined && problem !== undefined && problem.path[0] !== 'data'

/** Ways to mend a block that its fault alone does not say, by the code of the fault. */
const hints: Readonly<Record<string, string>> = {
  required:
    'Fill it in where the page is written; a dataset of Sanity with other names may have it under one that SANITY_MAPPING says in `props` of the block. If the field is new, stored blocks lack it: give it a `default`, make it optional, or fill it in by a step of `upgrades`.',
  unknownBlock:
    'A type of a dataset of Sanity is one of our blocks where `blocks` of SANITY_MAPPING says which; `npm run new:block` makes a new one.',
}

/** A problem as logged: its place, and a sentence with the fault and the way to fix it. */
export const describeProblem = (reported: SourceProblem) => {
  const { problem, ...place } = reported
  const hint = problem && isOfBlock(reported) && hints[problem.code]
  return {
    ...place,
    ...(problem && { sentence: problemMessage(problem, 'en') }),
    ...(hint && { hint }),
  }
}

/** The message of the log entry: the source and the place there, what is expected there, and what has become of it. */
export function problemSummary(reported: SourceProblem): string {
  const place = [sourceOf(reported), reported.path].filter(Boolean).join(', ')
  const fault = faultOf(reported)
  const outcome = fault.includes('visitors do not see') ? '' : outcomeOf(reported)
  return [`${place}: ${fault}`, outcome].filter(Boolean).join(' ')
}

/** Where an answer comes from, or which block is stored here. */
function sourceOf({ request, block, document }: SourceProblem): string {
  if (request !== 'blocks') return [request, document].filter(Boolean).join(', ')
  return `${document ?? 'a stored page'}, block ${block ?? 'without a type'}`
}

/** Codes that say more than themselves. */
const faults: readonly [code: RegExp, says: string][] = [
  [/^status:404$/, 'it is not there.'],
  [/^status:(\d+)$/, 'the source answered $1, or did not answer in time.'],
  [/^incomplete:(.+)$/, '$1 is missing, or is no valid value.'],
  [/^repeated$/, 'another one has the same.'],
  [/^nested$/, 'it is nested too deep.'],
]

const isSentence = (code: string): boolean => code.includes(' ')

function faultOf({ code, problem, expected }: SourceProblem): string {
  if (problem) return problemMessage(problem, 'en')
  if (expected) return `${expected}.`
  if (isSentence(code)) return code.endsWith('.') ? code : `${code}.`
  const [pattern, says] = faults.find(([known]) => known.test(code)) ?? []
  return pattern && says ? code.replace(pattern, says) : `${code}.`
}

function outcomeOf({ request, code, costs, problem }: SourceProblem): string {
  if (request === 'menu') return 'Nobody can open the page.'
  if (costs === 'block') return 'Visitors do not see the block.'
  if (code.startsWith('status:')) return 'The page is shown without it, or as it was.'
  if (code.startsWith('incomplete:')) return 'What cannot do without it is left out of the page.'
  if (code === 'repeated' && !problem) return 'The older one is shown.'
  if (isSentence(code) && !problem) return ''
  return 'The page is shown without this value.'
}
