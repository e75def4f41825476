import { createHook } from 'node:async_hooks'

const kept: object[] = []

/**
 * Holds one of Node's tick objects for ever. V8 forgets the hidden class of objects that nobody holds; after a few
 * collections each `process.nextTick` then takes the slow way, and a cached page costs a sixth more (Node 24, measured by
 * `npm run bench -- cached`). It helps only before the first collection, so before the product's modules are loaded.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept.push(resource)
    },
  }).enable()
  process.nextTick(() => {})
  hook.disable()
}
