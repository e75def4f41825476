import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '../../../schemas/core/plain-text.ts'
import { quickest } from '../../../schemas/testing/quickest.ts'
import { prune } from '../../source/prune.ts'
import { readFixture } from '../fixtures/fixture-api.ts'
import { rawArticleDetails, rawArticles } from '../raw/article.ts'
import { articleDetailsFromRaw, articleFromRaw } from './article.ts'
import { pagedFromRaw } from './paged.ts'

const material = readFixture('material') as Record<string, unknown>

function detailsOf(changes: Record<string, unknown>) {
  const raw = prune(rawArticleDetails, { ...material, ...changes }, () => {})
  if (!raw) throw new Error('nothing of it fits')
  return articleDetailsFromRaw('materials')(raw)
}

describe('an article', () => {
  const words = 'Слово за <b>словом</b>, строка. '.repeat(6)
  it.each([
    ['paragraphs', `<p>${words}</p>`],
    ['one paragraph', `${words}<br>`],
    ['list items', `<li>${words}`],
    ['rows of a table', `<tr><td>${words}<td>2`],
    ['no markup', words.replace(/<.*?>/g, '')],
    ['nothing but opened tags', `<div><i>${words}`],
  ])('of 200 kB in four languages is read whole and in good time: %s', (_, piece) => {
    const count = Math.ceil(200_000 / piece.length)
    const whole = piece.repeat(count)
    const read = () => detailsOf({ CONTENT: whole, CONTENT_KK: whole, CONTENT_UZ: whole, CONTENT_EN: whole })
    expect(quickest(read, 3000)).toBeLessThan(3000)
    const { content } = read()
    expect(plainText(content?.en).match(/строка/g)).toHaveLength(6 * count)
  })

  it('keeps a title of 200 letters, and cuts one that is longer than any page takes', () => {
    expect(detailsOf({ TITLE: 'ж'.repeat(200) }).title.ru).toHaveLength(200)
    expect(detailsOf({ TITLE: 'ж'.repeat(1000) }).title.ru).toMatch(/^ж{299}…$/)
  })

  it('needs neither a picture nor a code nor a category', () => {
    const { slug, category, code, ...rest } = detailsOf({
      IMAGE: null,
      MATERIAL_CODE: undefined,
      CATEGORY: null,
    })
    expect([slug, code]).toEqual(['vaccination', 'vaccination'])
    expect(category).toMatchObject({ slug: 'general', title: { uz: 'Umumiy' } })
    expect(rest).not.toHaveProperty('image')
  })

  it('names its author in each language, its source and its tags, and goes without those that are malformed', () => {
    const whole = { AUTHOR: 'Айгуль', AUTHOR_EN: 'Aigul', SOURCE: 'https://example.kz/1', TAGS: ['дети'] }
    expect(detailsOf(whole)).toMatchObject({
      author: { ru: 'Айгуль', en: 'Aigul' },
      source: 'https://example.kz/1',
      tags: ['дети'],
    })
    for (const SOURCE of ['javascript:alert(1)', '/contacts', 'mailto:a@b.kz', 'https://[', 7])
      expect(detailsOf({ ...whole, SOURCE })).not.toHaveProperty('source')
    expect(detailsOf({ ...whole, AUTHOR: 5, TAGS: 'дети' })).toMatchObject({ author: { ru: 'Aigul' } })
    expect(detailsOf({ ...whole, TAGS: ['дети', null] }).tags).toEqual(['дети'])
  })

  it('of any answer is one with a title and an address, or none at all', () => {
    const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }))
    const odd = fc.dictionary(fc.constantFrom(...Object.keys(material)), value)
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 4 }), (changes) => {
        const data = changes.map((change) => ({ ...material, ...change }))
        const raw = prune(rawArticles, { data }, () => {})
        for (const { title, slug, date } of raw ? pagedFromRaw(raw, articleFromRaw('materials')).items : []) {
          expect(title.ru.trim()).not.toBe('')
          expect(slug).toMatch(/^[a-z0-9-]{1,120}$/)
          expect(Date.parse(date)).not.toBeNaN()
        }
      }),
    )
  })
})
