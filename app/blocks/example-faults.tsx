import { problemMessage } from '../../locales/problems.ts'
import type { BlockDefinition } from '../../schemas/page/define-block.ts'
import { exampleProblems } from '../../schemas/page/example-problems.ts'

/** Lists what is wrong with a block's example by its own schema, and how to fix it. Renders nothing for a valid one. */
export function ExampleFaults({ definition }: { definition: BlockDefinition }) {
  const problems = exampleProblems(definition)
  if (problems.length === 0) return null
  return (
    <div role="alert" className="mt-4 rounded-card border border-danger-ink p-4 text-sm">
      <strong className="text-danger-ink">
        The example is not valid. Mend it in schemas/blocks/{definition.type}.ts:
      </strong>
      <ul className="mt-2 list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem.path.join('.')}>
            <code>example.{problem.path.join('.')}</code> {problemMessage(problem, 'en')}
          </li>
        ))}
      </ul>
    </div>
  )
}
