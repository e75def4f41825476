import { expect, it } from 'vitest'
import { areaDefinitions } from '../../schemas/areas/registry.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import type { Company } from '../entities/company.ts'
import { fixtureApi, fixtures } from '../medical-api/fixtures/fixture-api.ts'
import type { ContentSource } from '../source.ts'
import { loaders } from './registry.ts'

/** The area behind each call of a source, and behind each property of a company. */
const areaOfCall: Partial<Record<keyof ContentSource, string>> = {
  cabinets: 'cabinets',
  services: 'services',
  promotions: 'promotion',
  specialists: 'doctors',
  specialist: 'doctors',
  schedules: 'doctors',
}
const areaOfField: Partial<Record<keyof Company, string>> = {
  hours: 'cabinets',
  phones: 'cabinets',
  address: 'cabinets',
  latitude: 'cabinets',
  longitude: 'cabinets',
  category: 'company',
  description: 'company',
  license: 'company',
  site: 'company',
  whatsapp: 'company',
  email: 'company',
  emailForIssues: 'company',
}

/** An object whose properties report their area when they are read. */
const watched = <T extends object>(thing: T, areas: Record<string, string | undefined>, read: Set<string>) =>
  new Proxy(thing, {
    get: (target, name, receiver) => {
      const area = areas[String(name)]
      if (area) read.add(area)
      return Reflect.get(target, name, receiver)
    },
  })

/** The areas that the loader of a block reads with the example of its fields. */
async function areasRead(type: string): Promise<string[]> {
  const read = new Set<string>()
  const source = fixtureApi(fixtures()).openSource({ locale: 'ru', tag: () => {}, report: () => {} })
  const clinic = await source.company('tan-dent')
  const company = watched(clinic, areaOfField, read)
  // The menu itself decides its entries: it is no fact that a block shows.
  const menu: ContentSource['menu'] = (_, options) => source.menu(clinic, options)
  const { props } = blockDefinitions.get(type)?.example ?? {}
  const now = new Date('2026-11-21T05:30:00Z')
  const context = {
    source: watched({ ...source, menu }, areaOfCall, read),
    locale: 'ru' as const,
    now,
    company,
    expires: () => {},
  }
  await loaders
    .get(type)?.(props as never, context)
    .catch(() => {})
  return [...read].sort()
}

it.each([...loaders.keys()])('%s says where its facts are changed', async (type) => {
  const declared = blockDefinitions.get(type)?.facts ?? []
  expect(declared, `schemas/blocks/${type}.ts: facts`).toEqual(expect.arrayContaining(await areasRead(type)))
  for (const area of declared) expect(areaDefinitions.has(area)).toBe(true)
})

it('notices what a loader reads', async () => {
  expect(await areasRead('opening-hours')).toEqual(['cabinets'])
  expect(await areasRead('timetable')).toContain('doctors')
})
