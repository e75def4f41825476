import fc from 'fast-check'
import type { StoredBlock } from '../page/page.ts'

/** Blocks that the current code cannot read: unknown types, newer versions, unknown properties. */
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
    // Values that JSON cannot represent (-0, an own `__proto__`) cannot be stored.
    .map((block): StoredBlock => JSON.parse(JSON.stringify(block))),
  { selector: ({ id }) => id, maxLength: 4 },
)
