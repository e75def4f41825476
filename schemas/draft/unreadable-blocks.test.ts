import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentVersion } from '../page/define-block.ts'
import type { StoredBlock } from '../page/page.ts'
import { upgradeBlock } from '../page/upgrade.ts'
import { blockDefinitions } from '../registry.ts'
import { deepFreeze } from '../testing/places.ts'
import { unreadableBlocks } from '../testing/unreadable-blocks.ts'
import type { Change } from './change.ts'
import { withChanges } from './session.ts'
import type { SiteDraft } from './site-draft.ts'

const block = (id: string, children?: StoredBlock[]): StoredBlock => ({
  id,
  type: 'hero',
  v: 1,
  props: { title: { ru: id } },
  ...(children && { children }),
})

/** True for a block that only an upgrade may change: an older version that today's code can read. */
const isOlder = ({ type, v }: StoredBlock) => {
  const definition = blockDefinitions.get(type)
  return definition !== undefined && v < currentVersion(definition)
}

/** Loads a block as an editor does on opening a page. */
const load = (stored: StoredBlock): StoredBlock => {
  const definition = blockDefinitions.get(stored.type)
  const upgraded = definition ? upgradeBlock(stored, definition).block : stored
  return stored.children ? { ...upgraded, children: stored.children.map(load) } : upgraded
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('set', 'insert', 'move', 'remove'),
    index: fc.nat(4),
    text: fc.string(),
  }),
  { maxLength: 6 },
)

test('load, edit and save keep unknown, newer and invalid blocks byte for byte', () => {
  fc.assert(
    fc.property(unreadableBlocks, steps, (strays, edits) => {
      const stored = deepFreeze([
        block('own', strays),
        ...strays.map((stray) => ({ ...stray, id: `top-${stray.id}` })),
      ])
      const path = ['pages', 'index', 'blocks']
      const page = { slug: '', title: { ru: 'Клиника' }, blocks: stored.map(load) }
      const site = {
        design: { template: 'landing', theme: {} },
        menu: [],
        pages: { index: page },
      } as SiteDraft
      const changes = edits.map(({ kind, index, text }, number): Change => {
        const after = strays[index]?.id ?? null
        if (kind === 'set') return { path: [...path, 'own', 'props', 'title', 'ru'], value: text }
        if (kind === 'remove') return { path: [...path, `new-${number - 1}`] }
        if (kind === 'move') return { path: [...path, strays[0]?.id ?? 'own'], place: { after } }
        const value = block(`new-${number}`)
        return { path: [...path, value.id], value, place: { parent: 'own', after } }
      })
      const saved = JSON.stringify(withChanges(site, changes).pages.index?.blocks)
      for (const stray of strays) {
        if (isOlder(stray)) continue
        expect(saved).toContain(JSON.stringify(stray))
        expect(saved).toContain(JSON.stringify({ ...stray, id: `top-${stray.id}` }))
      }
    }),
  )
})
