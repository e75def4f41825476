import { createClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { combineSources } from '../source/combine-sources.ts'
import { recordingReader } from '../testing/recording-reader.ts'
import { stubSource } from '../testing/stub-source.ts'
import { readMapping } from './mapping.ts'
import { sanitySource } from './source.ts'
import { openStandIn, type StandIn } from './testing/stand-in.ts'

const slug = (current: string) => ({ _type: 'slug', current })
const sections = [
  {
    _type: 'heroSection',
    _key: 'h',
    heading: 'We care',
    badge: 'new',
    cta: { label: 'Book', url: '/appointment' },
  },
]
const dataset = [
  {
    _id: 'a',
    _type: 'clinicConfig',
    nav: [{ label: 'Offers', page: { _ref: 'offers', _type: 'reference' } }],
  },
  { _id: 'home', _type: 'landingPage', title: 'Home', slug: slug('home'), clinic: { _ref: 'a' }, sections },
  { _id: 'offers', _type: 'landingPage', title: 'Offers', slug: slug('offers'), clinic: { _ref: 'a' } },
  { _id: 'secret', _type: 'landingPage', title: 'Secret', slug: slug('secret'), clinic: { _ref: 'a' } },
  { _id: 'alien', _type: 'landingPage', title: 'Alien', slug: slug('alien'), clinic: { _ref: 'b' } },
]

const menu = `nav[]{"title": label, "link": {"kind": "page", "path": "/" + page->slug.current}}`
const constant = { company: 'stub-clinic', code: 'stub-1' }
const written = {
  documents: {
    site: {
      type: 'clinicConfig',
      fields: { company: `"${constant.company}"`, code: `"${constant.code}"`, menu },
    },
    page: { type: 'landingPage', fields: { site: 'clinic', blocks: 'sections' } },
  },
  blocks: {
    heroSection: {
      type: 'hero',
      props: {
        title: 'heading',
        action: '{"label": cta.label, "link": {"kind": "page", "path": cta.url}}',
      },
    },
  },
}
const { site: _, ...pageFields } = written.documents.page.fields
const withConstant = {
  ...written,
  site: constant,
  documents: { ...written.documents, page: { type: 'landingPage', fields: pageFields } },
}

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn({ dataset })
})
afterAll(() => standIn.close())

const opened = (mapping: unknown) =>
  sanitySource({ client: createClient(standIn.config), mapping: readMapping(mapping) })

/** The mapping with one part replaced by another. */
const changed = (from: string, to: string): unknown => JSON.parse(JSON.stringify(written).replace(from, to))

it.each([
  [
    'a part',
    '"documents":',
    '"dokuments":',
    'The mapping has "dokuments", which is none of site, documents, blocks.',
  ],
  [
    'a key',
    '"fields":{"site"',
    '"feilds":{"site"',
    'documents.page has "feilds", which is none of type, fields, filter.',
  ],
  ['a document', '"page":{', '"pages":{', 'documents has "pages", which is none of '],
  [
    'a field',
    '"blocks":"sections"',
    '"bloks":"sections"',
    'documents.page.fields has "bloks", which is none of site, slug, title',
  ],
  ['a block', '"type":"hero"', '"type":"heroo"', 'blocks.heroSection.type has "heroo", which is none of '],
  [
    'a prop',
    '"title":"heading"',
    '"titel":"heading"',
    'blocks.heroSection.props has "titel", which is none of ',
  ],
])('says where %s has an unknown name, and which are known', (_, from, to, sentence) => {
  expect(() => readMapping(changed(from, to))).toThrow(sentence)
})

it('takes names of documents and blocks as Sanity writes them', () => {
  const { documents, blocks } = readMapping({
    documents: { newsItem: { type: 'post' } },
    blocks: { box: { type: 'richText' } },
  })
  expect(documents).toEqual({ 'news-item': { type: 'post' } })
  expect(blocks).toEqual({ box: { type: 'rich-text' } })
})

it('does not let a constant clinic and a reference both say whose a document is', () => {
  expect(() => readMapping({ ...written, site: constant })).toThrow(
    'documents.page.fields.site is not read beside "site"',
  )
})

it.each([
  ['a field', '"blocks":"sections"', '"blocks":"sections[]{"', 'documents.page.fields.blocks (sections[]{)'],
  [
    'a prop',
    '"title":"heading"',
    '"title":"select(heading"',
    'blocks.heroSection.props.title (select(heading)',
  ],
])(
  'names the expression of %s that Sanity does not understand, with what Sanity says',
  async (_, from, to, place) => {
    const fault = await opened(changed(from, to))
      .check()
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(Error)
    expect((fault as Error).message).toContain(`SANITY_MAPPING: ${place} is no expression of GROQ: `)
    expect((fault as Error).message).toMatch(/Syntax error/)
  },
)

it('names kinds without a document, and pages that no menu leads to', async () => {
  expect((await opened(written).check()).notes).toEqual([
    'pages of the clinic stub-1 that no entry of its menu leads to, so that nobody can open them: /secret (secret)',
  ])
  const { notes } = await opened(changed('landingPage', 'landinPage')).check()
  expect(notes).toEqual([
    'SANITY_MAPPING: documents.page: the dataset shows no document of the type landinPage',
  ])
  expect((await opened(changed('"sections"', '"sectionz"')).check()).notes).toContainEqual(
    'SANITY_MAPPING: documents.page.fields.blocks: sectionz finds nothing in any document of the type landingPage',
  )
  const { site: __, ...documents } = withConstant.documents
  expect((await opened({ ...withConstant, documents }).check()).notes).toEqual([
    expect.stringMatching(/documents\.site\.fields\.menu maps no menu.*\/offers \(offers\), \/secret/),
  ])
})

it.each([
  ['a document of the dataset', written, { alien: false }],
  ['a constant, over which a document lies', withConstant, { alien: true }],
])(
  'reads a clinic that is %s: its menu, its pages, the first of them under its own name, and props by expressions',
  async (_, mapping, { alien }) => {
    const { check: __, ...facets } = opened(mapping)
    const { reader, problems } = recordingReader()
    const source = combineSources({ base: stubSource, ...facets }).openSource(reader)
    const company = await source.company('stub-clinic')
    expect(await source.menu(company)).toMatchObject([{ title: { ru: 'Offers' }, slug: 'offers' }])
    const { pages } = await source.landingSite(company)
    expect(Object.keys(pages).sort()).toEqual(['', ...(alien ? ['alien'] : []), 'offers', 'secret'])
    expect(pages['']?.blocks).toMatchObject([
      {
        type: 'hero',
        props: {
          title: { ru: 'We care' },
          action: { label: { ru: 'Book' }, link: { kind: 'page', path: '/appointment' } },
        },
      },
    ])
    expect(problems).toEqual([
      {
        request: 'sanity.page',
        path: 'home heroSection.badge',
        code: expect.stringContaining('reads this field nowhere'),
      },
    ])
  },
)

it('shows an author who is no doctor by the name, and says which objects and marks of a text nobody sees', async () => {
  const span = { _type: 'span', _key: 's', text: 'a', marks: ['l', 'strong', 'highlight'] }
  const post = {
    _id: 'post',
    _type: 'post',
    title: 'Flu',
    slug: slug('flu'),
    author: { _ref: 'ann' },
    content: [
      { _type: 'block', _key: 'b', children: [span], markDefs: [{ _type: 'internalLink', _key: 'l' }] },
      { _type: 'quoteBox', _key: 'q', quote: 'Well said' },
    ],
  }
  const other = await openStandIn({
    dataset: [post, { _id: 'ann', _type: 'person', name: 'Ann Lee', slug: slug('ann-lee') }],
  })
  const { check: __, ...facets } = sanitySource({
    client: createClient(other.config),
    mapping: readMapping({ site: constant, documents: { newsItem: { type: 'post' } } }),
  })
  const { reader, problems } = recordingReader()
  const source = combineSources({ base: stubSource, ...facets }).openSource(reader)
  const item = await source.newsItem('flu', constant.code)
  await other.close()
  expect(item).toMatchObject({ author: { ru: 'Ann Lee' } })
  expect(item).not.toHaveProperty('writer')
  expect(problems.map(({ path, code }) => `${path}: ${code}`)).toEqual([
    expect.stringContaining('post content: Visitors do not see "internalLink", "highlight", "quoteBox": '),
  ])
})
