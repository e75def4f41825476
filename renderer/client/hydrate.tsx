import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { takeEntries } from './entries.ts'

/**
 * Makes an island live and enters what the reader had entered before it was. In one go, so that no event of the
 * reader falls between.
 */
export function hydrate(island: HTMLElement, Component: ComponentType<object>): void {
  const props = JSON.parse(island.dataset.props ?? '{}') as object
  const enter = takeEntries(island)
  flushSync(() => {
    hydrateRoot(island, <Component {...props} />, { identifierPrefix: island.dataset.id ?? '' })
  })
  // The loader stops holding events at `data-ready`; what follows must reach React.
  island.dataset.ready = ''
  enter()
}
