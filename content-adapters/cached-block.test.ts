import { expect, it } from 'vitest'
import { defineBlock } from '../schemas/define-block.ts'
import { localizedShape } from '../schemas/localized-shape.ts'
import type { StoredBlock } from '../schemas/page.ts'
import { t } from '../schemas/type.ts'
import type { LoadContext } from './loader.ts'
import type { AnyLoader } from './loaders/registry.ts'
import { deepFreeze } from './parts/deep-freeze.ts'
import { resolveBlocks } from './resolve-blocks.ts'
import { SourceError } from './source.ts'

const word = (text: string) => localizedShape(text, text)
const feed = defineBlock({
  type: 'feed',
  label: word('x'),
  description: word('x'),
  category: 'text',
  props: t.object({}),
  data: t.object({ titles: t.array(t.text()) }),
  example: { props: {} },
})

/** A page of one block, rendered repeatedly from a source that may change. */
function page({ stored = deepFreeze({ id: 'a', type: 'feed', v: 1, props: {} }), untilMs = 60_000 } = {}) {
  let made = 0
  let asked = 0
  let services: unknown = deepFreeze([{ name: word('Приём') }])
  const first = Date.parse('2026-11-21T09:00:00Z')
  const loader = async (_: object, { source, now, expires, locale }: LoadContext) => {
    made++
    expires(new Date(now.getTime() + untilMs))
    const all = await source.services('1').catch(() => [])
    return { titles: [...all.map(({ name }) => name), { ru: locale, [locale]: locale }] }
  }
  const registries = {
    definitions: new Map([['feed', feed]]),
    loaders: new Map([['feed', loader as AnyLoader]]),
    memory: new WeakMap(),
  }
  const source = {
    services: async () => {
      asked++
      if (services === undefined) throw new SourceError(503, 'down')
      return services
    },
  }
  return {
    answer: (next: unknown) => {
      services = next
    },
    async draw({ afterMs = 0, locale = 'ru' as 'ru' | 'kk' } = {}) {
      ;[made, asked] = [0, 0]
      const instants: string[] = []
      const problems: string[] = []
      const [block] = await resolveBlocks(
        [stored as StoredBlock],
        {
          source: source as never,
          locale,
          now: new Date(first + afterMs),
          expires: (at) => instants.push(at.toISOString()),
          pageHref: (path) => path,
          report: ({ path, code }) => problems.push(`${path}: ${code}`),
        },
        registries,
      )
      return { block, made, asked, instants, problems }
    },
  }
}

it('makes a block once while its source answers the same, and asks it each time', async () => {
  const { draw } = page()
  const before = await draw()
  const after = await draw({ afterMs: 59_000 })
  expect([before.made, before.asked]).toEqual([1, 1])
  expect([after.made, after.asked]).toEqual([0, 1])
  expect(after.block).toBe(before.block)
  expect(after.instants).toEqual(before.instants)
})

it('says again what is wrong with it', async () => {
  const { draw } = page({ stored: deepFreeze({ id: 'a', type: 'feed', v: 1, props: { extra: 1 } }) })
  const before = await draw()
  const after = await draw()
  expect(after.made).toBe(0)
  expect(before.problems).toEqual(['a.props.extra: extra'])
  expect(after.problems).toEqual(before.problems)
})

it('makes it again when an answer is another one', async () => {
  const { draw, answer } = page()
  await draw()
  answer(deepFreeze([{ name: word('Снимок') }]))
  const { made, block } = await draw()
  expect(made).toBe(1)
  expect(JSON.stringify(block)).toContain('Снимок')
})

it('makes it again when the instant has come at which it differs, and for a time before it was made', async () => {
  const { draw } = page()
  await draw()
  expect((await draw({ afterMs: 60_000 })).made).toBe(1)
  expect((await draw()).made).toBe(1)
})

it('makes it once for each language', async () => {
  const { draw } = page()
  await draw()
  const { made, block } = await draw({ locale: 'kk' })
  expect(made).toBe(1)
  expect(JSON.stringify(block)).toContain('kk')
  expect((await draw()).made + (await draw({ locale: 'kk' })).made).toBe(0)
})

it('makes it again after an answer that failed, also where the block went on without it', async () => {
  const { draw, answer } = page()
  answer(undefined)
  await draw()
  expect((await draw()).made).toBe(1)
  answer(deepFreeze([]))
  expect((await draw()).made).toBe(1)
})

it('always makes a block that may have been changed', async () => {
  const { draw } = page({ stored: { id: 'a', type: 'feed', v: 1, props: {} } })
  await draw()
  expect((await draw()).made).toBe(1)
})
