import { currentVersion } from '../../schemas/define-block.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { handedOver } from '../hand-over.ts'
import { BlockEntry } from './block-entry.tsx'

export const metadata = { title: 'Blocks' }

/** The catalogue of blocks, for developers: what each is, looks like, stores and costs. The server decides who sees it. */
export default async function Catalogue() {
  const costs = await handedOver().blockCosts?.()
  const definitions = [...blockDefinitions.values()].sort(
    (a, b) => a.category.localeCompare(b.category) || a.type.localeCompare(b.type),
  )
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
      <nav aria-label="Blocks" className="mt-6">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {definitions.map(({ type }) => (
            <li key={type}>
              <a className="text-accent-ink underline" href={`#${type}`}>
                {type}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {definitions.map((definition) => (
        <BlockEntry
          key={definition.type}
          definition={definition}
          version={currentVersion(definition)}
          cost={costs && (costs[definition.type] ?? 0)}
        />
      ))}
    </main>
  )
}
