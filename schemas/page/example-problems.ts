import { judge } from '../core/judge.ts'
import type { Problem } from '../core/problem.ts'
import type { TSchema } from '../core/type.ts'
import type { BlockDefinition } from './define-block.ts'

/** Problems of a block's example; paths begin with `props` or `data`. */
export function exampleProblems({ props, data, example }: BlockDefinition): Problem[] {
  const problemsIn = (part: 'props' | 'data', schema: TSchema): Problem[] =>
    judge(schema, example[part]).problems.map((problem) => ({ ...problem, path: [part, ...problem.path] }))
  return [...problemsIn('props', props), ...(data ? problemsIn('data', data) : [])]
}
