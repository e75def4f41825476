import { describe, expect, it } from 'vitest'
import { translate } from '../../../../../locales/index.ts'
import cabinets from '../../../../../schemas/areas/cabinets.ts'
import companyArea from '../../../../../schemas/areas/company.ts'
import doctors from '../../../../../schemas/areas/doctors.ts'
import services from '../../../../../schemas/areas/services.ts'
import { judge } from '../../../../../schemas/core/judge.ts'
import { withChanges } from '../../../../../schemas/draft/session.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import {
  type Fact,
  type ProposedPage,
  type ReadSite,
  unnamedGroup,
} from '../../../../../schemas/site-import.ts'
import { afterChoice, chosenFirst, inCurrency } from './fact-choice.ts'
import {
  changedRow,
  isKnown,
  type KnownFacts,
  newRow,
  ownWords,
  presentFact,
  replacesAnother,
} from './fact-rows.ts'
import { factWords, presentWords } from './fact-words.ts'
import { firstChoice, hasOnlyFacts, type PageChoice, takenPages } from './taken-pages.ts'
import { withPictures } from './with-pictures.ts'

const block = (id: string, type = 'rich-text') => ({ id, type, v: 1, props: {} })
const draft = {
  design: {},
  menu: [],
  pages: { about: { slug: 'about', title: { ru: 'О нас' }, blocks: [block('a')] } },
} as unknown as SiteDraft
const page = (id: string, slug: string): ProposedPage => ({
  id,
  slug,
  title: { ru: `Страница ${id}` },
  blocks: [block('i1', 'page-title'), block('i2'), block('i3', 'services')],
})

describe('pages of an old site', () => {
  const known = [page('p1', 'about'), page('p2', 'prices')]
  const take = (more: Record<string, Partial<PageChoice>> = {}, pages = known) =>
    withChanges(
      draft,
      takenPages(
        draft,
        pages,
        new Map(pages.map((one) => [one.id, { ...firstChoice(draft, one), into: '', ...more[one.id] }])),
      ),
    )
  const slugs = ({ pages: all }: SiteDraft) => Object.values(all).map(({ slug }) => slug)

  it('become new pages with free addresses and entries of the menu', () => {
    const next = take()
    expect(slugs(next)).toEqual(['about', 'about-2', 'prices'])
    expect(next.menu.map(({ relationCode }) => relationCode)).toEqual(['about-2', 'prices'])
    expect(next.pages.about).toEqual(draft.pages.about)
  })

  it('or the end of a page, without what is not chosen', () => {
    const next = take({ p1: { into: 'about', without: ['i3'] }, p2: { isIncluded: false } })
    expect(slugs(next)).toEqual(['about'])
    expect(next.pages.about?.blocks.map(({ type }) => type)).toEqual(['rich-text', 'rich-text'])
    expect(next.pages.about?.blocks[1]?.id).not.toBe('i2')
  })

  it('add what they say of the clinic to the page about it, or else to the first one, without data that is there', () => {
    const home = page('p1', 'about')
    expect(firstChoice(draft, home)).toMatchObject({ isIncluded: true, into: 'about', without: ['i3'] })
    const index = { pages: { index: { slug: '', title: { ru: 'Клиника' }, blocks: [] } } }
    expect(firstChoice(index, { ...home, slug: 'about-2' }).into).toBe('index')
    expect(firstChoice(index, page('p2', 'uslugi'))).toMatchObject({ into: '', without: [] })
  })

  it('are not taken by themselves where they say only what the data of the clinic says', () => {
    const prices = { ...page('p1', 'tseny'), blocks: [block('i1', 'page-title'), block('i2', 'services')] }
    expect([hasOnlyFacts(prices), firstChoice(draft, prices).isIncluded]).toEqual([true, false])
    expect(hasOnlyFacts({ ...prices, blocks: [block('i1', 'page-title')] })).toBe(false)
    expect(hasOnlyFacts(page('p2', 'uslugi'))).toBe(false)
  })

  it('are called as somebody has typed', () => {
    const next = take({ p1: { title: ' Цены ', slug: 'ceny' }, p2: { isIncluded: false } })
    expect(Object.values(next.pages).at(-1)).toMatchObject({ slug: 'ceny', title: { ru: 'Цены' } })
  })

  it('without Russian words are called in their own language, whose words stand in', () => {
    const text = { ...block('i2'), props: { title: { uz: 'Narxlar' } } }
    const next = take({}, [
      { ...page('p1', 'narxlar'), title: { uz: 'Narxlar' }, blocks: [text] } as unknown as ProposedPage,
    ])
    const both = { uz: 'Narxlar', ru: 'Narxlar' }
    expect(Object.values(next.pages).at(-1)).toMatchObject({
      title: both,
      blocks: [{ props: { title: both } }],
    })
  })
})

const every = { id: 'f1', source: '' }
const price: Fact = { ...every, kind: 'price', name: { ru: 'Пломба' }, price: 12_000, currency: 'KZT' }
const doctor: Fact = {
  ...every,
  kind: 'doctor',
  lastName: 'Karimova',
  name: 'Nilufar',
  locale: 'uz',
  specialities: ['dentist'],
  post: 'Stomatolog',
}
const hours: Fact = {
  ...every,
  kind: 'hours',
  week: [{ day: 1, intervals: [{ from: '09:00', to: '18:00' }] }],
}
const phone: Fact = { ...every, kind: 'phone', number: '+77272501122' }
const whatsapp: Fact = { ...phone, isWhatsapp: true }
const address: Fact = { ...every, kind: 'address', text: { kk: 'Абай даңғылы, 52' } }
const nothing = { services: [], doctors: [], cabinet: {}, company: {} }
/** The facts that are ticked first. */
const first = (facts: readonly Fact[], known: KnownFacts = nothing) => {
  const own = facts.map((fact, at) => ({ ...fact, id: `f${at}` }))
  const ids = chosenFirst(own, known)
  return facts.filter((_, at) => ids.has(`f${at}`))
}

describe('facts of an old site', () => {
  it('are rows that their areas take', () => {
    expect(judge(services.schema, newRow(price)).problems).toEqual([])
    if (price.kind !== 'price') throw new Error('The fact is no price')
    const least = newRow({ ...price, isFrom: true })
    expect(judge(services.schema, least).problems).toEqual([])
    expect(least).toMatchObject({ note: { ru: 'Начальная цена' } })
    expect(newRow({ ...price, priceRepeat: 8000 })).toMatchObject({ price: 12_000, priceRepeat: 8000 })
    const row = newRow(doctor, 'Каримова Нилуфар Бахтиёровна')
    expect(judge(doctors.schema, row).problems).toEqual([])
    expect(row).toMatchObject({
      lastName: { uz: 'Karimova', ru: 'Каримова' },
      middleName: { ru: 'Бахтиёровна' },
    })
    const branch = { ...cabinets.example, hours: undefined }
    const changed = changedRow(branch, [phone, hours, address], new Map([['f1', 'пр. Абая, 52']]))
    expect(judge(cabinets.schema, changed).problems).toEqual([])
    expect(changed).toMatchObject({
      address: { kk: 'Абай даңғылы, 52', ru: 'пр. Абая, 52' },
      hours: { week: hours.week },
    })
    const own = changedRow(
      companyArea.example,
      [whatsapp, { ...every, kind: 'email', address: 'a@b.kz' }],
      new Map(),
    )
    expect(judge(companyArea.schema, own).problems).toEqual([])
    expect(own).toMatchObject({ whatsapp: '+77272501122', email: 'a@b.kz' })
  })

  it('can have their own words for the Russian ones, until somebody translates them', () => {
    expect([doctor, address, phone].map(ownWords)).toEqual([
      expect.stringMatching(/^Karimova Nilufar/),
      'Абай даңғылы, 52',
      '',
    ])
    expect(newRow(doctor, ownWords(doctor))).toMatchObject({ lastName: { uz: 'Karimova', ru: 'Karimova' } })
  })

  it('stay in their categories where these have no Russian words', () => {
    const inGroup = (uz: string) => newRow({ ...price, group: { uz } } as never).group
    expect(inGroup('Terapiya')).toEqual({ uz: 'Terapiya', ru: 'Terapiya' })
    expect(inGroup('Jarrohlik')).toEqual({ uz: 'Jarrohlik', ru: 'Jarrohlik' })
    expect(newRow(price).group).toEqual(unnamedGroup)
  })

  it('are not offered again where the clinic has them', () => {
    expect([price, doctor, hours, phone, whatsapp, address].map((fact) => isKnown(fact, nothing))).toEqual(
      Array(6).fill(false),
    )
    const has = {
      services: [{ name: { ru: 'ПЛОМБА' } }],
      doctors: [{ lastName: { uz: 'karimova' }, name: { uz: 'Nilufar' } }],
      cabinet: {
        hours: { week: hours.week, exceptions: [] },
        phones: ['+77272501122'],
        address: { kk: 'абай даңғылы, 52' },
      },
      company: { whatsapp: '+77272501122' },
    }
    expect([price, doctor, hours, phone, whatsapp, address].map((fact) => isKnown(fact, has))).toEqual(
      Array(6).fill(true),
    )
  })

  it('say what a service that there is costs now, and keep the note of a price', () => {
    const note = { ru: 'Начальная цена. Без снимка' }
    const has = { ...nothing, services: [{ name: { ru: 'пломба' }, price: 9000, currency: 'KZT', note }] }
    const now = presentFact(price, has)
    expect(now && presentWords(now, 'ru', translate('ru'))).toMatch(/^от 9\s000\s₸$/)
    expect(presentFact(price, nothing)).toBeUndefined()
    const row = newRow({ ...price, isFrom: true, note: 'за единицу' } as never)
    expect(row.note).toEqual({ ru: 'Начальная цена. за единицу' })
    expect(judge(services.schema, row).problems).toEqual([])
  })

  it('say where they come in place of others', () => {
    const has = {
      ...nothing,
      cabinet: { hours: { week: [{ day: 2, intervals: [{ from: '10:00', to: '12:00' }] }], exceptions: [] } },
    }
    expect([hours, phone].map((fact) => replacesAnother(fact, has))).toEqual([true, false])
    const now = presentFact(hours, has)
    expect(now && presentWords(now, 'ru', translate('ru'))).toMatch(/10:00–12:00/)
    expect(replacesAnother(hours, nothing)).toBe(false)
    expect(first([hours, phone], has)).toEqual([phone])
    expect(first([{ ...phone, isUnsure: true }], has)).toEqual([])
  })

  it('are not ticked where a clinic has one only and several were found: somebody chooses, and the last one counts', () => {
    const other: Fact = { ...address, text: { ru: 'ул. Сатпаева, 9' } }
    expect(first([address, phone, { ...phone, number: '+77012223344' }])).toHaveLength(3)
    const all = [address, other, hours].map((fact, at) => ({ ...fact, id: `f${at}` }))
    expect([...chosenFirst(all, nothing)]).toEqual(['f2'])
    expect([...afterChoice(all, new Set(['f0', 'f2']), ['f1'], true)]).toEqual(['f2', 'f1'])
    expect([...afterChoice(all, new Set(['f1', 'f2']), ['f1'], false)]).toEqual(['f2'])
  })

  it('get the currency that somebody chooses where the old site names none, and are not ticked before', () => {
    const unnamed = { ...price, currency: '' } as Fact
    expect(first([unnamed])).toEqual([])
    expect(first(inCurrency([unnamed, price], 'UZS'))).toEqual([{ ...price, currency: 'UZS' }, price])
    expect(inCurrency([unnamed], '')).toEqual([unnamed])
  })

  it('keep a sum in a currency that no clinic here can have as words, with the price on request', () => {
    const row = newRow({ ...price, price: 30, priceTo: 70, currency: 'EUR' } as never, undefined, 'KGS')
    expect(judge(services.schema, row).problems).toEqual([])
    expect(row).toMatchObject({ currency: 'KGS', note: { ru: '30–70\u00a0EUR' } })
    expect(row).not.toHaveProperty('price')
    expect(newRow({ ...price, price: 500, isFrom: true, currency: 'USD' } as never).note).toEqual({
      ru: 'Начальная цена. 500\u00a0USD',
    })
  })
})

it('a picture that the library has not taken goes, and is told beside', () => {
  const picture = (number: number) => ({ _type: 'picture', src: `/images/import-${number}` })
  const site: ReadSite = {
    name: 'old',
    languages: ['ru'],
    facts: [],
    leftOut: [],
    notes: [],
    pages: [
      {
        ...page('p1', 'a'),
        blocks: [{ ...block('i1'), props: { content: { ru: [picture(1), picture(2)] } } }],
      },
    ],
    pictures: [1, 2].map((number) => ({
      src: `/images/import-${number}`,
      name: `${number}.png`,
      type: 'image/png',
      bytes: 1,
    })),
  }
  const next = withPictures(
    site,
    new Map([['/images/import-1', { SRC: '/images/1001/x', WIDTH: 40, HEIGHT: 30, COLOR: null }]]),
  )
  expect(next.pages[0]?.blocks[0]?.props).toEqual({
    content: { ru: [{ _type: 'picture', src: '/images/1001/x', width: 40, height: 30 }] },
  })
  expect(next.leftOut).toEqual([{ reason: 'picture', text: '2.png' }])
})

it('calls a service or a repeat visit that costs nothing free', () => {
  expect(factWords({ ...price, price: 0 } as Fact, 'ru', translate('ru')).title).toBe('Пломба: бесплатно')
  expect(factWords({ ...price, priceRepeat: 0 } as Fact, 'ru', translate('ru')).title).toBe(
    'Пломба: 12\u00a0000\u00a0₸, повторно бесплатно',
  )
})
