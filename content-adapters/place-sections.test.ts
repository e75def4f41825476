import { describe, expect, it, vi } from 'vitest'
import type { StoredBlock } from '../schemas/page/page.ts'
import { type Placing, placeSections } from './place-sections.ts'
import { resolveBlocks } from './resolve-blocks.ts'
import { SourceError } from './source.ts'

const id = '00000000-0000-4000-8000-000000000001'
const text = (id: string, ru: string): StoredBlock => ({
  id,
  type: 'page-title',
  v: 1,
  props: { title: { ru } },
})
const place = (more: Partial<StoredBlock> = {}): StoredBlock => ({
  id: 'p',
  type: 'shared-section',
  v: 1,
  props: { section: id },
  ...more,
})
const section: StoredBlock = {
  id: 'a',
  type: 'columns',
  v: 1,
  props: { layout: 'halves', gap: 'normal' },
  children: [text('b', 'Слева'), text('c', 'Справа')],
}

const placing = (answer: () => StoredBlock = () => section, more: Partial<Placing> = {}) => ({
  source: { sharedSection: vi.fn(async () => answer()) },
  company: '1001',
  shown: (blocks: StoredBlock[]) => blocks,
  report: vi.fn(),
  degrade: vi.fn(),
  ...more,
})
const missing = () => {
  throw new SourceError(404, 'none')
}

describe('a section of a network', () => {
  it('stands in its place with the id and the days of the place, at any depth', async () => {
    const visibility = { from: '2026-12-01' }
    const [first, around] = await placeSections(
      [place({ visibility }), { ...section, id: 'x', children: [place({ id: 'q' })] }],
      placing(),
    )
    expect(first).toMatchObject({ id: 'p', type: 'columns', isPlaced: true, visibility })
    expect(first?.children?.map(({ id }) => id)).toEqual(['p-b', 'p-c'])
    expect(around?.children).toMatchObject([{ id: 'q', type: 'columns', isPlaced: true }])
  })

  it('shows of its blocks what is shown today', async () => {
    const shown = (blocks: StoredBlock[]) => blocks.slice(1)
    const [first] = await placeSections(
      [place()],
      placing(() => section, { shown }),
    )
    expect(first?.children?.map(({ id }) => id)).toEqual(['p-c'])
  })

  it('never has another one in it, whatever was stored', async () => {
    const nested = { ...section, children: [place({ id: 'inner' }), text('b', 'Слева')] }
    const [first] = await placeSections(
      [place()],
      placing(() => nested),
    )
    expect(first?.children?.map(({ id }) => id)).toEqual(['p-b'])
    expect(
      await placeSections(
        [place()],
        placing(() => place({ id: 'itself' })),
      ),
    ).toEqual([])
  })

  it('that is gone leaves nothing for visitors, and its place for an editor', async () => {
    const blocks = [text('t', 'О нас'), place()]
    expect(await placeSections(blocks, placing(missing))).toEqual([blocks[0]])
    expect(await placeSections(blocks, placing(missing, { editing: true }))).toEqual(blocks)
  })

  it('that cannot be read makes the page a poorer one, which is made again soon', async () => {
    const broken = placing(() => {
      throw new SourceError(503, 'down')
    })
    expect(await placeSections([place()], broken)).toEqual([])
    expect(broken.degrade).toHaveBeenCalledOnce()
  })

  it.each([{ props: {} }, { props: { section: 7 } }, { props: null }])(
    'of a broken place is none: %j',
    async ({ props }) => {
      const with404 = placing(missing)
      expect(await placeSections([place({ props: props as never })], with404)).toEqual([])
      expect(with404.source.sharedSection).not.toHaveBeenCalled()
    },
  )

  it('is left out, and reported, where a page would have too many blocks; the rest of the page stays', async () => {
    const large = { ...section, children: Array.from({ length: 999 }, (_, at) => text(`t${at}`, 'О нас')) }
    const many = placing(() => large)
    const blocks = ['a', 'b', 'c', 'd'].map((id) => place({ id }))
    const made = await placeSections([...blocks, text('end', 'Конец')], many)
    expect(made.map(({ id }) => id)).toEqual(['a', 'b', 'end'])
    expect(many.report).toHaveBeenCalledWith(expect.objectContaining({ path: 'c', code: 'tooManyBlocks' }))
  })

  it('leaves a page without places as it is', async () => {
    const blocks = [section]
    expect(await placeSections(blocks, placing())).toBe(blocks)
  })

  it('is drawn for an editor as a block of the page whose texts are not written there', async () => {
    const context = {
      locale: 'ru' as const,
      now: new Date(0),
      editing: true,
      source: {} as never,
      pageHref: (path: string) => path,
      report: vi.fn(),
      expires: () => {},
    }
    const own = { ...section, id: 'own' }
    const [placed, written] = await resolveBlocks(
      [...(await placeSections([place()], placing())), own],
      context,
    )
    expect(context.report).not.toHaveBeenCalled()
    expect(placed).toMatchObject({ id: 'p', type: 'columns', isPlaced: true })
    expect(JSON.stringify(placed)).not.toContain('"path"')
    expect(JSON.stringify(written)).toContain('"path"')
  })
})
