import { readFileSync } from 'node:fs'
import { createClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxDepth } from '../../schemas/page/max-depth.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { combineSources } from '../source/combine-sources.ts'
import type { ContentSource, SourceProblem } from '../source.ts'
import { recordingReader } from '../testing/recording-reader.ts'
import { stubSource } from '../testing/stub-source.ts'
import { readMapping } from './mapping.ts'
import { sanitySource } from './source.ts'
import { openStandIn, type StandIn } from './testing/stand-in.ts'

/** A dataset as the templates of a blog and of landing pages make it: English names, one language, no clinic. */
const paragraph = (text: string, style = 'normal') => ({
  _type: 'block',
  _key: text,
  style,
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  markDefs: [],
})
const slug = (current: string) => ({ _type: 'slug', current })
const mainImage = {
  _type: 'image',
  asset: { _type: 'reference', _ref: 'image-abc-1200x800-jpg' },
  alt: 'A nurse',
}
const dataset = [
  {
    _id: 'config',
    _type: 'siteConfig',
    nav: [{ label: 'Welcome', page: { _type: 'reference', _ref: 'landing' } }],
  },
  { _id: 'start', _type: 'webPage', title: 'Start', link: slug('/') },
  { _id: 'cat', _type: 'category', title: 'Health', slug: slug('health') },
  { _id: 'ann', _type: 'author', name: 'Ann Lee', slug: slug('ann-lee') },
  {
    _id: 'post-1',
    _type: 'post',
    title: 'Flu season',
    slug: slug('flu-season'),
    excerpt: 'Get your shot.',
    publishedAt: '2026-10-02',
    mainImage,
    categories: [{ _type: 'reference', _key: 'c', _ref: 'cat' }],
    body: [paragraph('Why', 'h1'), paragraph('Because.')],
  },
  { _id: 'post-2', _type: 'post', title: 'Unpublished', slug: slug('secret') },
  {
    _id: 'landing',
    _type: 'landingPage',
    slug: slug('welcome'),
    heading: 'Welcome',
    blockContent: [
      {
        _type: 'heroBanner',
        _key: 'h',
        headline: 'We care',
        text: 'Book now',
        cta: { label: 'Book', path: '/appointment' },
      },
      { _type: 'priceTable', _key: 'p', rows: [{ _key: 'r', name: 'Visit', price: 5000 }] },
      paragraph('Our story'),
      Array.from({ length: maxDepth - 1 }).reduce<object>(
        (inner, _, at) => ({
          _type: at % 2 ? 'columns' : 'twoColumns',
          _key: `c${at}`,
          [at % 2 ? 'blocks' : 'parts']: [inner],
        }),
        { _type: 'heroBanner', _key: 'deep', headline: 'Deep' },
      ),
      { _type: 'newsletter', _key: 'n', list: 7 },
      { _type: 'heroBanner', _key: 'long', headline: 'Word '.repeat(200) },
    ],
  },
]

/** The mapping of README, for the clinic of the stub. */
const [, written = ''] = /```json\n(\{\n {2}"site"[\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? []
const mapping = {
  ...readMapping(JSON.parse(written)),
  site: { company: 'stub-clinic', code: 'stub-1' },
}

let standIn: StandIn
let source: ContentSource
let problems: SourceProblem[]
beforeAll(async () => {
  standIn = await openStandIn({ dataset })
  const { check, ...facets } = sanitySource({ client: createClient(standIn.config), mapping })
  expect(await check()).toEqual({ codes: ['stub-1'], notes: [] })
  const { reader, problems: told } = recordingReader()
  problems = told
  source = combineSources({ base: stubSource, ...facets }).openSource(reader)
})
afterAll(() => standIn.close())

it('reads articles of other types and fields, in one language', async () => {
  const { items, total } = await source.news({ company: 'stub-1' })
  expect(total).toBe(1)
  expect(items).toMatchObject([
    {
      slug: 'flu-season',
      title: { ru: 'Flu season' },
      lead: { ru: 'Get your shot.' },
      date: '2026-10-02T00:00:00.000Z',
      category: { slug: 'health', title: { ru: 'Health' } },
      image: { width: 1200, alt: { ru: 'A nurse' } },
    },
  ])
  expect(await source.news({ company: 'stub-1', category: 'health' })).toMatchObject({ total: 1 })
  expect(await source.newsCategories('stub-1')).toMatchObject([{ slug: 'health' }])
  expect(await source.newsItem('flu-season', 'stub-1')).toMatchObject({
    content: { ru: [{ style: 'h2' }, { style: 'normal' }] },
  })
})

it('reads pages whose blocks have other names, and texts between them', async () => {
  const company = await source.company('stub-clinic')
  expect(await source.menu(company)).toMatchObject([{ title: { ru: 'Welcome' }, slug: 'welcome' }])
  const { pages } = await source.landingSite(company, 'welcome')
  expect(pages.welcome).toMatchObject({
    title: { ru: 'Welcome' },
    blocks: [
      {
        id: 'h',
        type: 'hero',
        props: {
          title: { ru: 'We care' },
          lead: { ru: 'Book now' },
          action: { label: { ru: 'Book' }, link: { kind: 'page', path: '/appointment' } },
        },
      },
      {
        id: 'p',
        type: 'feature-list',
        props: {
          title: { ru: 'Цены' },
          arrangement: 'rows',
          items: [{ title: { ru: 'Visit' }, text: { ru: '5000 ₸' } }],
        },
      },
      { type: 'rich-text', props: { content: { ru: [{ _key: 'Our story' }] } } },
      { type: 'columns', props: { layout: 'halves' } },
      { id: 'n', type: 'newsletter', props: { list: 7 } },
      { id: 'long', type: 'hero' },
    ],
  })
})

it('reads the text of a picture that has another name there', async () => {
  const image = "mainImage{..., 'alt': 'Медсестра'}"
  const { check: _, ...facets } = sanitySource({
    client: createClient(standIn.config),
    mapping: { site: mapping.site, documents: { 'news-item': { type: 'post', fields: { image } } } },
  })
  const opened = combineSources({ base: stubSource, ...facets }).openSource(recordingReader().reader)
  expect(await opened.newsItem('flu-season', 'stub-1')).toMatchObject({
    image: { width: 1200, alt: { ru: 'Медсестра' } },
  })
})

it.each(['slug', 'slug.current'])('finds by its address what a mapping reads from %s', async (slug) => {
  const documents = {
    'news-item': { type: 'post', fields: { slug, category: 'categories[0]', date: 'publishedAt' } },
    'article-category': { type: 'category', fields: { slug } },
    page: { type: 'landingPage', fields: { slug } },
  }
  const { check: _, ...facets } = sanitySource({
    client: createClient(standIn.config),
    mapping: { site: mapping.site, documents },
  })
  const opened = combineSources({ base: stubSource, ...facets }).openSource(recordingReader().reader)
  expect(await opened.newsItem('flu-season', 'stub-1')).toMatchObject({ category: { slug: 'health' } })
  expect(await opened.news({ company: 'stub-1', category: 'health' })).toMatchObject({ total: 1 })
  const company = await opened.company('stub-clinic')
  expect(Object.keys((await opened.landingSite(company, 'welcome')).pages)).toEqual(['welcome'])
})

it('takes a page whose address elsewhere is a slash for the first one', async () => {
  const page = { type: 'webPage', fields: { slug: 'link.current' } }
  const { check: _, ...facets } = sanitySource({
    client: createClient(standIn.config),
    mapping: { ...mapping, documents: { page } },
  })
  const opened = combineSources({ base: stubSource, ...facets }).openSource(recordingReader().reader)
  const { pages } = await opened.landingSite(await opened.company('stub-clinic'), '')
  expect(pages).toMatchObject({ '': { title: { ru: 'Start' } } })
})

it('reads blocks of other names as deep as they may stand in others', async () => {
  const { pages } = await source.landingSite(await source.company('stub-clinic'), 'welcome')
  const innermost = ({ children, ...block }: StoredBlock): object =>
    children?.[0] ? innermost(children[0]) : block
  expect(pages.welcome?.blocks.map(innermost)).toContainEqual({
    id: 'deep',
    type: 'hero',
    v: expect.any(Number),
    props: expect.objectContaining({ title: { ru: 'Deep' } }),
  })
})

it('leaves what the dataset does not have to the source below, without a problem', async () => {
  const company = await source.company('stub-clinic')
  expect(company.template).toBe('landing-wide')
  expect(await source.specialists('stub-1')).toMatchObject([{ slug: 'stub-doctor' }])
  expect(problems.filter(({ block }) => !block)).toEqual([])
})

it('names a value that is wrong or lacking in a block as the dataset has it', async () => {
  await source.landingSite(await source.company('stub-clinic'), 'welcome')
  expect(problems).toContainEqual(
    expect.objectContaining({ path: 'landing blockContent[_key=="long"].headline', code: 'maxLength' }),
  )
  expect(problems).toContainEqual(
    expect.objectContaining({
      path: 'landing blockContent[_key=="c6"].parts[_key=="c5"].layout',
      code: 'required',
    }),
  )
})
