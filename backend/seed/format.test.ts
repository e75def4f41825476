import { describe, expect, it } from 'vitest'
import { smallSeed } from '../test/small-seed.ts'
import { parseSeed, SeedFormatError } from './format.ts'

/** The small seed with one value replaced. */
function changed(path: (string | number)[], value: unknown): unknown {
  const seed: unknown = structuredClone(smallSeed)
  const last = path.at(-1) ?? ''
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], seed)
  ;(owner as Record<string | number, unknown>)[last] = value
  return seed
}

const faultsOf = (value: unknown): readonly string[] => {
  try {
    parseSeed(value, 'demo.json')
    return []
  } catch (error) {
    if (error instanceof SeedFormatError) return error.faults
    throw error
  }
}

describe('a seed', () => {
  it('that was parsed parses to itself', () => {
    expect(parseSeed(smallSeed, 'demo.json')).toEqual(smallSeed)
  })

  it('has invented questions for demonstrations alone', () => {
    const questions = [{ text: 'Можно?', answer: 'Да.', lang: 'ru', date: '2026-11-01' }]
    const [company, ...companies] = smallSeed.companies
    const faults = (isDemo: boolean) =>
      faultsOf({ ...smallSeed, companies: [{ ...company, isDemo, questions }, ...companies] })
    expect(faults(true)).toEqual([])
    expect(faults(false)).toEqual([
      'companies[0].questions: must be empty: only a demonstration has invented questions',
    ])
  })

  it('keeps its pages as they are', () => {
    const pages = smallSeed.companies[0]?.pages
    expect(JSON.stringify(parseSeed(structuredClone(smallSeed), 'demo.json').companies[0]?.pages)).toBe(
      JSON.stringify(pages),
    )
  })

  it.each<[(string | number)[], unknown, string]>([
    [['companies', 0, 'news', 3, 'date'], '2026-10-01', 'companies[0].news[3].date: Invalid ISO datetime'],
    [['companies', 0, 'phones', 0], '8 700', 'companies[0].phones[0]: must be digits with a leading plus'],
    [['companies', 0, 'name', 'ru'], ' ', 'companies[0].name.ru: must not be blank'],
    [['companies', 0, 'colour'], 'red', 'companies[0]: Unrecognized key: "colour"'],
    [
      ['companies', 0, 'menu', 0, 'items', 0, 'type'],
      14,
      'companies[0].menu[0].items[0].type: Too big: expected number to be <=13',
    ],
    [
      ['companies', 0, 'hours', 'week', 0, 'intervals', 0, 'to'],
      '08:00',
      'companies[0].hours.week[0].intervals[0]: must begin before it ends',
    ],
    [
      ['companies', 0, 'pages', 'about'],
      { blocks: [] },
      'companies[0].pages.about: must be a page: { title: { ru }, description?, blocks: [] }',
    ],
    [['companies', 1, 'slug'], 'demo-dent', 'companies[1].slug: "demo-dent" is there twice'],
    [['companies', 1, 'slug'], 'location', 'companies[1].slug: must not be "location"'],
    [['companies', 1, 'city'], 'astana', 'companies[1].city: "astana" is nowhere in the seed'],
    [['companies', 1, 'news', 0, 'slug'], 'moved', 'companies[1].news[0].slug: "moved" is there twice'],
    [
      ['companies', 1, 'news', 0, 'category'],
      'health',
      'companies[1].news[0].category: "health" is nowhere in the seed',
    ],
    [
      ['companies', 0, 'specialists', 1, 'specialities', 0],
      'wizard',
      'companies[0].specialists[1].specialities[0]: "wizard" is nowhere in the seed',
    ],
    [
      ['companies', 0, 'specialists', 0, 'schedule'],
      [0, 1].map(() => ({ cabinet: '11', hours: { week: [] } })),
      'companies[0].specialists[0].schedule[1].cabinet: "11" is there twice',
    ],
  ])('with a wrong %j is refused with the path and the fault', (path, value, fault) => {
    expect(faultsOf(changed(path, value))).toEqual([fault])
  })

  it('that is no object at all is refused with the name of its file', () => {
    expect(() => parseSeed([], 'demo.json')).toThrow(
      'demo.json is not a seed (1):\n(root): Invalid input: expected object',
    )
  })
})
