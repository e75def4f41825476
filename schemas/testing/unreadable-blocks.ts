import fc from 'fast-check'
import type { StoredBlock } from '../page.ts'

/** Blocks that today's code cannot read: of unknown types, of newer versions, with any props, with more than we know. */
export const unreadableBlocks = fc.uniqueArray(
  fc
    .record(
      {
        id: fc.stringMatching(/^[a-z0-9]{3,8}$/),
        type: fc.constantFrom('hero', 'columns', 'not-yet-invented'),
        v: fc.oneof(fc.integer({ min: 90, max: 99 }), fc.constant(1)),
        props: fc.dictionary(fc.string(), fc.jsonValue()),
        somethingNew: fc.jsonValue(),
      },
      { requiredKeys: ['id', 'type', 'v', 'props'] },
    )
    // As it lies in the store: what JSON cannot hold (-0, a `__proto__` of its own) is not ours to keep.
    .map((block): StoredBlock => JSON.parse(JSON.stringify(block))),
  { selector: ({ id }) => id, maxLength: 4 },
)
