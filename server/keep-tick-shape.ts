import { createHook } from 'node:async_hooks'

const held: object[] = []

/**
 * Holds one of Node's tick objects for ever. V8 drops a hidden class that no live object has; after a few
 * collections each `process.nextTick` then takes the slow path, and a cached page costs a sixth more (Node 24, measured by
 * `npm run bench -- cached`). It helps only before the first collection, so before the product's modules are loaded.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') held.push(resource)
    },
  }).enable()
  process.nextTick(() => {})
  hook.disable()
}
