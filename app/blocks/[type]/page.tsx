import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locales } from '../../../locales/locale.ts'
import { problemMessage } from '../../../locales/problems.ts'
import { exampleProblems } from '../../../schemas/page/example-problems.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { serverContext } from '../../server-context.ts'
import { factsOf } from '../facts-of.ts'
import { BlockWorkbench } from './block-workbench.tsx'

type Props = { params: Promise<{ type: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: (await params).type,
})

/** One block, for its developer: description, example, and a form that edits the example. */
export default async function BlockPage({ params }: Props) {
  const { type } = await params
  const definition = blockDefinitions.get(type)
  if (!definition) notFound()
  const costs = await serverContext().blockCosts?.()
  const problems = exampleProblems(definition).map(
    (problem) => `${problem.path.join('.')}: ${problemMessage(problem, 'en')}`,
  )
  return (
    <main lang="en" className="mx-auto max-w-page px-6 py-12">
      <p>
        <a className="link" href="/blocks">
          Blocks
        </a>
      </p>
      <h1 className="mt-2 font-mono text-4xl">{type}</h1>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {locales.map((locale) => (
          <div key={locale} className="contents">
            <dt className="text-ink-soft">{locale}</dt>
            <dd lang={locale}>
              {definition.label[locale]}. {definition.description[locale]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {factsOf(definition, costs && (costs[type] ?? 0))} ·{' '}
        <a className="link" href={`/schemas/${type}.json`}>
          JSON Schema
        </a>
      </p>
      {problems.length > 0 && (
        <div role="alert" className="mt-4 border-s-4 border-danger bg-surface p-4">
          <p className="font-semibold">The example is invalid by its own schema:</p>
          <ul className="font-mono text-sm">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {/* A schema contains symbols of its library, which cannot be serialized for the browser. */}
      <BlockWorkbench
        type={type}
        schema={JSON.parse(JSON.stringify(definition.props))}
        example={definition.example.props}
      />
    </main>
  )
}
