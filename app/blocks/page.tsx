import { locales } from '../../locales/locale.ts'
import { exampleProblems } from '../../schemas/page/example-problems.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { serverContext } from '../server-context.ts'
import { BlockList } from './block-list.tsx'
import { factsOf } from './facts-of.ts'

export const metadata = { title: 'Blocks' }

/** The catalogue of blocks with the cost of each, for developers. The server admits or refuses the reader. */
export default async function Catalogue() {
  const costs = await serverContext().blockCosts?.()
  const blocks = [...blockDefinitions.values()]
    .sort((a, b) => a.category.localeCompare(b.category) || a.type.localeCompare(b.type))
    .map((definition) => {
      const { type, label, description } = definition
      const words = locales.flatMap((locale) => [label[locale], description[locale]])
      return {
        type,
        name: `${label.en} · ${label.ru}`,
        description: description.en,
        facts: factsOf(definition, costs && (costs[type] ?? 0)),
        words: [type, ...words].join(' ').toLowerCase(),
        isFaulty: exampleProblems(definition).length > 0,
      }
    })
  return (
    <main lang="en" className="mx-auto max-w-page px-6 py-12">
      <h1 className="text-4xl">Blocks</h1>
      <p className="mt-3 max-w-text text-ink-soft">
        A block is a schema and a component: <code>npm run new:block -- promo-banner</code> writes both, and
        the block is here.
      </p>
      <p className="mt-3">
        <a className="link" href="/blocks/ui">
          Parts
        </a>{' '}
        · Layouts:{' '}
        {['pro', 'auth', 'loading', 'error'].map((name) => (
          <a key={name} className="link me-3" href={`/blocks/layouts/${name}`}>
            {name}
          </a>
        ))}
      </p>
      <BlockList blocks={blocks} />
    </main>
  )
}
