import '../../ui/loaded/older-browsers.ts'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { resetFields } from './reset-fields.ts'

/**
 * Hydrates an island and then enters the values that the reader had entered before. Both happen synchronously, so that
 * no event of the reader comes in between.
 */
export function hydrate(island: HTMLElement, Component: ComponentType<object>): void {
  const props = JSON.parse(island.dataset.props ?? '{}') as object
  const enter = resetFields(island)
  flushSync(() => {
    hydrateRoot(island, <Component {...props} />, { identifierPrefix: island.dataset.id ?? '' })
  })
  // The loader stops holding back events at `data-ready`; the events that follow must reach React.
  island.dataset.ready = ''
  enter()
}
