import { describe, expect, it } from 'vitest'
import { locales } from '../locales/locale.ts'
import { problemMessage } from '../locales/problems.ts'
import { localizedShape } from '../schemas/core/localized-shape.ts'
import { t } from '../schemas/core/type.ts'
import { defineBlock } from '../schemas/page/define-block.ts'
import type { StoredBlock } from '../schemas/page/page.ts'
import type { PageOrigin } from './entities/site.ts'
import type { AnyLoader } from './loaders/registry.ts'
import { resolveBlocks } from './resolve-blocks.ts'
import { SourceError, type SourceProblem } from './source.ts'

const word = (text: string) => localizedShape(text, text)
const common = { label: word('x'), description: word('x'), category: 'text' as const }

const note = defineBlock({
  ...common,
  type: 'note',
  props: t.object({ text: t.text(), link: t.optional(t.link()), list: t.optional(t.array(t.text())) }),
  example: { props: { text: { ru: 'a' } } },
  upgrades: [
    {
      name: 'rename',
      up: ({ words, ...rest }) => {
        if (!words) throw new Error('no words')
        return { ...rest, text: words }
      },
    },
  ],
})
const box = defineBlock({
  ...common,
  type: 'box',
  container: true,
  props: t.object({}),
  example: { props: {} },
})
const feed = defineBlock({
  ...common,
  type: 'feed',
  props: t.object({ mode: t.string() }),
  data: t.object({ title: t.text(), lines: t.optional(t.array(t.text())) }),
  example: { props: { mode: 'a' } },
})
const definitions = new Map([note, box, feed].map((definition) => [definition.type, definition]))

const feedLoader = async ({ mode }: { mode: string }) => {
  if (mode === 'none') return undefined
  if (mode === 'throw') throw new Error('backend is down')
  if (mode === 'missing') throw new SourceError(404, 'there is none')
  if (mode === 'partly') return { title: { ru: 'Лента' }, lines: [{ ru: 'Раз' }, { ru: '' }] }
  return mode === 'wrong' ? { title: { ru: '' } } : { title: { ru: 'Лента', kk: 'Таспа' } }
}
const loaders = new Map([['feed', feedLoader as AnyLoader]])

async function resolve(...blocks: unknown[]) {
  return resolveFor({}, ...blocks)
}

async function resolveFor(more: { editing?: true; origin?: PageOrigin }, ...blocks: unknown[]) {
  const problems: SourceProblem[] = []
  const instants: string[] = []
  let degraded = 0
  const context = {
    ...more,
    source: {} as never,
    locale: 'kk' as const,
    now: new Date('2026-11-21T09:00:00Z'),
    expires: (at: Date) => instants.push(at.toISOString()),
    degrade: () => void degraded++,
    pageHref: (path: string) => `/kk/l/a${path}`,
    report: (problem: SourceProblem) => problems.push(problem),
  }
  const before = structuredClone(blocks)
  const resolved = await resolveBlocks(blocks as StoredBlock[], context, {
    definitions,
    loaders,
  })
  expect(blocks).toEqual(before)
  return {
    resolved,
    reported: problems,
    problems: problems.map(({ path, code }) => `${path}: ${code}`),
    instants,
    isDegraded: degraded > 0,
  }
}

const noteBlock = (id: string, props: object = { text: { ru: 'а' } }) => ({ id, type: 'note', v: 2, props })
const feedBlock = (id: string, mode: string) => ({ id, type: 'feed', v: 1, props: { mode } })

describe('resolveBlocks', () => {
  it('says for editors where texts stand, unless an item of a list was left out before them', async () => {
    const list = [{ ru: 'Раз' }, { ru: 'Два' }]
    const block = { id: 'a', type: 'note', v: 2, props: { text: { ru: 'Слова' }, list } }
    const lossy = { ...block, id: 'b', props: { ...block.props, list: [{ ru: 7 }, ...list] } }
    const { resolved: blocks } = await resolveFor({ editing: true }, block, lossy)
    expect(blocks[0]?.props).toMatchObject({
      text: { path: 'text' },
      list: [{ path: 'list.0' }, { path: 'list.1' }],
    })
    expect(JSON.stringify(blocks[1])).not.toContain('path":"')
    expect(blocks[1]?.props.list).toHaveLength(2)
    expect(JSON.stringify((await resolve(block)).resolved)).not.toContain('path')
  })

  it('picks the language of props and data, and gives links their address', async () => {
    const link = { kind: 'page', path: '/about' }
    const { resolved, problems } = await resolve(
      noteBlock('a', { text: { ru: 'а', kk: 'ә' }, link }),
      feedBlock('b', 'all'),
    )
    expect(resolved).toEqual([
      {
        id: 'a',
        type: 'note',
        props: { text: { text: 'ә', lang: 'kk' }, link: { href: '/kk/l/a/about', external: false } },
      },
      { id: 'b', type: 'feed', props: { mode: 'all' }, data: { title: { text: 'Таспа', lang: 'kk' } } },
    ])
    expect(problems).toEqual([])
  })

  it('says in which document and in what type of block a value is wrong, unless its source has said so', async () => {
    const wrong = noteBlock('a', { text: { ru: 7 } })
    const { reported } = await resolveFor({ origin: { document: 'page-about' } }, wrong)
    expect(reported).toMatchObject([{ document: 'page-about', block: 'note', path: 'a.props.text.ru' }])
    const judged = { origin: { document: 'about.json', isJudged: true as const } }
    expect((await resolveFor(judged, wrong)).reported).toEqual([])
  })

  it('upgrades an older block', async () => {
    const { resolved } = await resolve({ id: 'a', type: 'note', v: 1, props: { words: { ru: 'а' } } })
    expect(resolved).toEqual([{ id: 'a', type: 'note', props: { text: { text: 'а', lang: 'ru' } } }])
  })

  it('keeps what it cannot read, with its fault, and says why once', async () => {
    const blocks = [
      { id: 'u', type: 'hologram', v: 1, props: { a: 1 } },
      { ...noteBlock('n'), v: 9 },
      noteBlock('i', { text: { ru: '' }, extra: 1 }),
      { ...noteBlock('o', {}), v: 1 },
      null,
      { id: 'p', type: 'note', v: 2, props: [] },
    ]
    const { resolved, problems } = await resolve(...blocks)
    expect(resolved.map(({ problems: _, ...block }) => block)).toEqual([
      { id: 'u', type: 'hologram', props: { a: 1 }, fault: 'unknown' },
      { id: 'n', type: 'note', props: { text: { ru: 'а' } }, fault: 'newer' },
      { id: 'i', type: 'note', props: { text: { ru: '' }, extra: 1 }, fault: 'invalid' },
      { id: 'o', type: 'note', props: {}, fault: 'invalid' },
      { id: 'block-4', type: '', props: {}, fault: 'invalid' },
      { id: 'p', type: 'note', props: {}, fault: 'invalid' },
    ])
    expect(problems).toEqual([
      'u.type: unknownBlock',
      'n.v: newerBlock',
      'i.props.extra: extra',
      'i.props.text.ru: blank',
      'o.props: brokenUpgrade',
      'block-4: group',
      'p.props: group',
    ])
  })

  it('shows what can be kept of a block, and reports the rest once', async () => {
    const { resolved, problems } = await resolve(
      noteBlock('a', { text: { ru: 'а', kk: 5, en: '' }, link: { kind: 'fax' }, extra: 1 }),
      noteBlock('b', { text: { ru: '', kk: 'ә' }, list: [{ ru: 'раз' }, { ru: ' ' }, 7] }),
      { ...noteBlock('c d'), colour: 1, children: {} },
      feedBlock('e', 'partly'),
    )
    expect(resolved).toEqual([
      { id: 'a', type: 'note', props: { text: { text: 'а', lang: 'ru' } } },
      {
        id: 'b',
        type: 'note',
        props: { text: { text: 'ә', lang: 'kk' }, list: [{ text: 'раз', lang: 'ru' }] },
      },
      { id: 'block-2', type: 'note', props: { text: { text: 'а', lang: 'ru' } } },
      {
        id: 'e',
        type: 'feed',
        props: { mode: 'partly' },
        data: { title: { text: 'Лента', lang: 'ru' }, lines: [{ text: 'Раз', lang: 'ru' }] },
      },
    ])
    expect(problems.sort()).toEqual([
      'a.props.extra: extra',
      'a.props.link.kind: choice',
      'a.props.text.en: blank',
      'a.props.text.kk: text',
      'b.props.list.1.ru: blank',
      'b.props.list.2: group',
      'b.props.text.ru: blank',
      'block-2.children: list',
      'block-2.colour: extra',
      'block-2.id: pattern',
      'e.data.lines.1.ru: blank',
    ])
  })

  it('keeps what lies in a block that cannot be shown', async () => {
    const inside = [noteBlock('x'), null]
    const { resolved } = await resolve(
      { id: 'a', type: 'shelf', v: 1, props: {}, children: inside },
      { id: 'b', type: 'box', v: 7, props: {}, children: [noteBlock('y')] },
    )
    const shown = resolved.map(({ fault, children }) => [
      fault,
      children?.map(({ id, fault }) => [id, fault]),
    ])
    expect(shown).toEqual([
      [
        'unknown',
        [
          ['x', undefined],
          ['block-0-1', 'invalid'],
        ],
      ],
      ['newer', [['y', undefined]]],
    ])
  })

  it.each(locales)('says what is wrong with a stored block in a sentence (%s)', async (locale) => {
    const { reported } = await resolve(
      { id: 'u', type: 'hologram', v: 1, props: {} },
      { ...noteBlock('n'), v: 9 },
      { ...noteBlock('o', {}), v: 1 },
      noteBlock('i', { text: { ru: '' } }),
    )
    const sentences = reported.map(({ problem }) => problem && problemMessage(problem, locale))
    expect(sentences).toHaveLength(4)
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{20,}\.$/)
    expect(sentences[1]).toContain('9')
  })

  it('loses one block to a loader that throws or brings something wrong, and leaves out one without data', async () => {
    const { resolved, problems } = await resolve(
      feedBlock('a', 'throw'),
      feedBlock('b', 'none'),
      feedBlock('c', 'wrong'),
      noteBlock('d'),
    )
    expect(resolved.map(({ id, fault }) => [id, fault])).toEqual([
      ['a', 'data'],
      ['c', 'data'],
      ['d', undefined],
    ])
    expect(problems.sort()).toEqual(['a.data: backend is down', 'c.data.title.ru: blank'])
  })

  it('lets a page with a lost block last ten seconds only, and calls it degraded where a whole one may come', async () => {
    const whole = await resolve(noteBlock('a'), feedBlock('b', 'all'), feedBlock('c', 'none'))
    expect(whole).toMatchObject({ instants: [], isDegraded: false })
    const soon = ['2026-11-21T09:00:10.000Z']
    expect(await resolve(feedBlock('a', 'throw'))).toMatchObject({ instants: soon, isDegraded: true })
    expect(await resolve(feedBlock('a', 'missing'))).toMatchObject({ instants: soon, isDegraded: false })
    expect(await resolve(feedBlock('a', 'wrong'))).toMatchObject({ instants: soon, isDegraded: false })
  })

  it('resolves what lies in a container, to a depth of eight', async () => {
    const nest = (depth: number): StoredBlock =>
      depth === 0
        ? (noteBlock('deep') as StoredBlock)
        : { id: `b${depth}`, type: 'box', v: 1, props: {}, children: [nest(depth - 1)] }
    expect((await resolve(nest(7))).problems).toEqual([])
    expect((await resolve(nest(8))).problems).toEqual(['deep: tooDeep'])
    expect((await resolve(nest(200))).problems).toHaveLength(1)
  })

  it('gives blocks of one id ids of their own', async () => {
    const { resolved } = await resolve(noteBlock('a'), noteBlock('a'), noteBlock('a-2'))
    expect(resolved.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-2-2'])
  })

  it('loads all data side by side', async () => {
    let running = 0
    let most = 0
    const slow: AnyLoader = async () => {
      most = Math.max(most, ++running)
      await new Promise((done) => setTimeout(done, 5))
      running--
      return { title: { ru: 'а' } }
    }
    const context = {
      source: {} as never,
      locale: 'ru' as const,
      now: new Date(),
      expires: () => {},
      pageHref: (path: string) => path,
      report: () => {},
    }
    const inBox = { id: 'x', type: 'box', v: 1, props: {}, children: [feedBlock('c', 'a')] }
    await resolveBlocks([feedBlock('a', 'a'), feedBlock('b', 'a'), inBox], context, {
      definitions,
      loaders: new Map([['feed', slow]]),
    })
    expect(most).toBe(3)
  })
})
