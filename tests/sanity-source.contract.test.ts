import { createClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutUndefined } from '../content-adapters/parts/without-undefined.ts'
import { clinicDocuments, ndjson } from '../content-adapters/sanity/export/clinic-documents.ts'
import { sanitySource } from '../content-adapters/sanity/source.ts'
import { openStandIn, type StandIn } from '../content-adapters/sanity/testing/stand-in.ts'
import { combineSources } from '../content-adapters/source/combine-sources.ts'
import { withFacets } from '../content-adapters/source/with-facets.ts'
import type { ContentSource, OpenSource, Source } from '../content-adapters/source.ts'
import { siteTree } from '../content-adapters/testing/conformance/site-tree.ts'
import { recordingReader } from '../content-adapters/testing/recording-reader.ts'
import { respond } from '../site/respond.ts'
import { demoClinic as facts, openBuiltIn } from './lib/open-built-in.ts'

let close: () => Promise<void>
let builtIn: Source
let standIn: StandIn
let openSanity: () => Source

beforeAll(async () => {
  const opened = await openBuiltIn({ hasOneAnswer: true })
  close = opened.close
  builtIn = opened.builtIn
  const documents = await clinicDocuments(builtIn.openSource(recordingReader().reader), facts.company)
  standIn = await openStandIn({ dataset: ndjson(documents) })
  const client = createClient({ ...standIn.config, maxRetries: 0 })
  openSanity = () => {
    const { check: _, ...facets } = sanitySource({ client })
    return combineSources({ base: { ...builtIn, openSource: withoutContent(builtIn.openSource) }, ...facets })
  }
})
afterAll(async () => {
  await standIn.close()
  await close()
})

const fail = (method: string) => () => Promise.reject(new Error(`${method} was asked of the backend`))
const failing = <Name extends keyof ContentSource>(...methods: Name[]) =>
  Object.fromEntries(methods.map((method) => [method, fail(method)]))

/** What the dataset does not say. */
const kept = {
  company: [
    'code',
    'slug',
    'kind',
    'country',
    'city',
    'isOnlineEntryActive',
    'takesSlots',
    'takesConsultations',
    'isDemo',
    'specialities',
    'primaryDomain',
    'widgetHosts',
    'favicon',
  ],
  doctor: ['code', 'person', 'firstVisit', 'coded'],
} as const

const pick = <T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> =>
  withoutUndefined(Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>)

/** A backend that has of the clinic only what the dataset does not say: which clinic that is, and how it is booked. */
const withoutContent = (openSource: OpenSource): OpenSource =>
  withFacets(openSource, {
    clinic: {
      openSource: (_, below) => ({
        company: async (slug) => ({
          ...pick(await below.company(slug), kept.company),
          name: { ru: '–' },
          phones: [],
          template: 'landing-blog',
          timezone: 'UTC',
        }),
        specialists: async (company) =>
          (await below.specialists(company)).map((doctor) => ({
            ...pick(doctor, kept.doctor),
            slug: doctor.code,
            name: { ru: '–' },
            specialities: [],
            languages: [],
          })),
        ...failing('specialist', 'services', 'gallery', 'cabinets'),
      }),
    },
    editorial: {
      openSource: () =>
        failing(
          'menu',
          'landingSite',
          'news',
          'newsCategories',
          'newsItem',
          'materials',
          'materialCategories',
          'material',
        ),
    },
  })

it('gives the same pages as the built-in source, in all languages', async () => {
  const own = await siteTree(builtIn.openSource, facts)
  const theirs = await siteTree(openSanity().openSource, facts)
  expect(theirs.problems).toEqual(own.problems)
  expect(Object.keys(theirs.tree).sort()).toEqual(Object.keys(own.tree).sort())
  for (const [path, blocks] of Object.entries(own.tree)) expect(theirs.tree[path], path).toEqual(blocks)
})

it('asks at most three times for a page of which nothing is kept', async () => {
  const ours = builtIn.openSource(recordingReader().reader)
  const company = await ours.company(facts.company)
  const [{ pages }, news, materials] = await Promise.all([
    ours.landingSite(company),
    ours.news({ company: company.code, size: 1 }),
    ours.materials({ company: company.code, size: 1 }),
  ])
  const paths = [
    ...Object.keys(pages),
    ...['gallery', 'contacts', 'appointment', 'ask-question'],
    ...['specialists', 'specialists/tsoi-marina', 'specialists/tsoi-marina/reviews', 'news', 'materials'],
    ...news.items.map(({ category, slug }) => `news/${category.slug}/${slug}`),
    ...materials.items.map(({ slug }) => `materials/${slug}`),
  ]
  const asked: Record<string, number> = {}
  for (const path of paths) {
    standIn.calls.length = 0
    const outcome = await respond(`/l/${facts.company}/${path}`.replace(/\/$/, ''), {
      openSource: openSanity().openSource,
      origin: 'https://shipa.example',
      now: () => facts.now,
      report: (problem) => expect(problem).toBeUndefined(),
      onError: (error) => expect(error).toBeUndefined(),
    })
    const status = outcome.kind === 'page' ? outcome.page.status : outcome.kind
    asked[`${path} ${status}`] = standIn.calls.length
  }
  const wrong = ([page, count]: [string, number]) => !page.endsWith(' 200') || count < 1 || count > 3
  expect(Object.entries(asked).filter(wrong)).toEqual([])
})
