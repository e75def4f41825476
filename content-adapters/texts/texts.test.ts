import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/locale.ts'
import type { Label } from '../../schemas/core/type.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { validateBlock } from '../../schemas/page/validate-page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { determineToPage } from '../pages/determine-to-page.ts'
import { gobmpToPage } from '../pages/gobmp-to-page.ts'
import { osmsToPage } from '../pages/osms-to-page.ts'
import { stateSymbolsToPage } from '../pages/state-symbols-to-page.ts'
import { stateSymbols } from './state-symbols/symbols.ts'

const clinic = (country: string, more: Partial<Company> = {}): Company => ({
  code: '7',
  slug: 'seven',
  kind: 'clinic',
  name: { ru: 'Семёрка', kk: 'Жетілік', uz: 'Yettilik', en: 'Seven' },
  country,
  phones: ['+77001234567'],
  isOnlineEntryActive: false,
  template: 'landing',
  timezone: 'Asia/Almaty',
  isDemo: true,
  ...more,
})

const inKazakhstan = { osms: osmsToPage, gobmp: gobmpToPage, determine: determineToPage }
const pages: Record<string, PageContent | undefined> = {
  ...Object.fromEntries(
    Object.entries(inKazakhstan).map(([slug, toPage]) => [slug, toPage({ company: clinic('KZ'), menu: [] })]),
  ),
  'state-symbols of Kazakhstan': stateSymbolsToPage({ company: clinic('KZ') }),
  'state-symbols of Uzbekistan': stateSymbolsToPage({ company: clinic('UZ') }),
}
const blocksOf = (page: PageContent | undefined): StoredBlock[] => page?.blocks ?? []

/** Every text in four languages, rich text by its words. */
function labelsIn(value: unknown): Label[] {
  if (typeof value !== 'object' || value === null) return []
  const leaf = value as Partial<Record<keyof Label, unknown>>
  if (!('ru' in leaf)) return Object.values(value).flatMap(labelsIn)
  const wordsOf = (one: unknown): string =>
    typeof one === 'string'
      ? one
      : [...JSON.stringify(one).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join(' ')
  return [Object.fromEntries(locales.map((locale) => [locale, wordsOf(leaf[locale])])) as Label]
}

describe.each(Object.keys(pages))('the page %s', (name) => {
  const blocks = blocksOf(pages[name])
  const labels = labelsIn(blocks.map(({ props }) => props))
  const all = (locale: keyof Label) => labels.map((label) => label[locale]).join('\n')

  it('is of blocks that pass their schemas, each with an id of its own', () => {
    expect(blocks.flatMap((block) => validateBlock(block, blockDefinitions))).toEqual([])
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
    expect(blocks.length).toBeGreaterThan(3)
  })

  it('says everything in each language, and the same in no two', () => {
    expect(labels.length).toBeGreaterThan(8)
    for (const label of labels) {
      for (const locale of locales) expect(label[locale].trim(), label.ru).not.toBe('')
      if (/\p{L}{2,}\s\p{L}{2,}/u.test(label.ru)) expect(new Set(Object.values(label)).size, label.ru).toBe(4)
    }
  })

  it('is written in the letters of each language', () => {
    expect(all('ru')).not.toMatch(/[әғқңөұүһі]/i)
    expect(all('kk')).toMatch(/[әғқңөұүһі]/i)
    for (const locale of ['uz', 'en'] as const) expect(all(locale)).not.toMatch(/\p{Script=Cyrillic}/u)
    expect(all('uz')).not.toMatch(/['‘’`´]/)
  })

  it('names no sum and no year to come, which would grow old', () => {
    for (const locale of locales)
      expect(all(locale)).not.toMatch(/₸|тенге|теңге|tenge|%|\b20(?:1[89]|[2-9]\d)\b/i)
  })
})

describe('osms, gobmp and determine (R67, R68)', () => {
  it.each(['UZ', 'KG', 'BY', 'RU', ''])('are Kazakhstan’s, not of %s', (country) => {
    for (const toPage of Object.values(inKazakhstan))
      expect(toPage({ company: clinic(country), menu: [] })).toBeUndefined()
  })

  it('lead to the official services, and to the clinic by whatever there is', () => {
    const contacts = {
      title: { ru: 'К' },
      slug: 'contacts',
      link: { kind: 'page', path: '/contacts' },
    } as const
    for (const toPage of Object.values(inKazakhstan)) {
      const linksOf = (company: Company, slugs: string[]) =>
        JSON.stringify(
          blocksOf(
            toPage({ company, menu: slugs.map((slug) => ({ ...contacts, slug, type: 13, items: [] })) }),
          ),
        )
      expect(linksOf(clinic('KZ'), [])).toMatch(/https:\/\/fms\.kz.*https:\/\/egov\.kz.*\+77001234567/)
      expect(linksOf(clinic('KZ', { phones: [] }), ['contacts'])).toContain('"/contacts"')
      expect(linksOf(clinic('KZ', { phones: [] }), [])).not.toContain('call-to-action')
    }
  })

  it('take the longest name', () => {
    const company = clinic('KZ', { name: { ru: 'ж'.repeat(200) } })
    for (const toPage of Object.values(inKazakhstan)) {
      const blocks = blocksOf(toPage({ company, menu: [] }))
      expect(blocks.flatMap((block) => validateBlock(block, blockDefinitions))).toEqual([])
    }
  })
})

describe('state-symbols (R82)', () => {
  it('has the anthem whole, in its own letters, with the refrain after each verse', () => {
    const stanzas = (country: string) => stateSymbols(country)?.anthem.text.split('\n\n') ?? []
    for (const country of ['KZ', 'UZ']) {
      const [first, refrain, second, again] = stanzas(country)
      expect(stanzas(country)).toHaveLength(4)
      expect(again).toBe(refrain)
      expect(first?.split('\n').length).toBe(second?.split('\n').length)
    }
    expect(stanzas('KZ').join()).not.toMatch(/\p{Script=Latin}/u)
    expect(stanzas('UZ').join()).not.toMatch(/\p{Script=Cyrillic}|['‘’]/u)
  })

  it('is not there for a country that is not described', () => {
    for (const country of ['KG', 'BY', 'RU', '', '__proto__'])
      expect(stateSymbolsToPage({ company: clinic(country) })).toBeUndefined()
  })
})
