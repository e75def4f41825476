import { describe, expect, it } from 'vitest'
import reviewList from '../../schemas/blocks/review-list.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import ReviewList from './review-list.tsx'

const words = (html: string) => html.replace(/<[^>]*>/g, ' ')

describe('review-list', () => {
  it('says the rating and each grade in words', () => {
    const text = words(render(<ReviewList {...exampleOf(reviewList)} />))
    for (const said of [
      '4,7',
      '12\u00A0отзывов',
      '5 из\u00A05: 9\u00A0отзывов',
      '3 из\u00A05: 1\u00A0отзыв ',
    ])
      expect(text).toContain(said)
  })

  it.each([
    [1, false, false],
    [4, true, false],
    [5, true, true],
  ])('of %i reviews shows an average: %s, and its distribution: %s', (count, average, distribution) => {
    const props = exampleOf(reviewList, 'ru', ({ summary }) => Object.assign(summary ?? {}, { count }))
    const text = words(render(<ReviewList {...props} />))
    expect(text.includes('4,7')).toBe(average)
    expect(text.includes('3 из\u00A05:')).toBe(distribution)
  })

  it('names the language of a review and its answer where it is not the page’s', () => {
    const html = render(<ReviewList {...exampleOf(reviewList)} />)
    expect(html).toContain('<span lang="kk">Қызым екеуміз')
    expect(html).toContain('<span lang="kk">Рақмет, Нұрлан!')
    expect(html).not.toContain('lang="ru"')
    expect(render(<ReviewList {...exampleOf(reviewList, 'kk')} />, 'kk')).toContain('<span lang="ru">Пришла')
  })

  it.each([
    ['visit', 'Визит подтверждён записью в клинике', true],
    ['document', 'Документ о визите проверен модератором', true],
    ['phone', 'Автор подтвердил контакт', false],
  ] as const)(
    'shows how a review was proven: by a %s, with a sign where that is more than a contact',
    (proof, label, isSigned) => {
      const props = exampleOf(reviewList, 'ru', (data) => {
        data.items = data.items.slice(0, 1).map((item) => ({ ...item, proof }))
      })
      const html = render(<ReviewList {...props} />)
      expect(html.includes(label)).toBe(true)
      expect(new RegExp(`<svg[^>]*>(?:(?!</svg>).)*</svg>${label}`, 's').test(html)).toBe(isSigned)
    },
  )

  it('unfolds a long review without a script, and has nothing to unfold of a short one', () => {
    const written = (text: string) => {
      const props = exampleOf(reviewList, 'ru', (data) => {
        data.items = data.items.slice(0, 1).map((item) => ({ ...item, text }))
      })
      return render(<ReviewList {...props} />)
    }
    const whole = 'Очень внимательный врач. '.repeat(160).trim()
    expect(written(whole)).toMatch(
      new RegExp(`${whole}</blockquote><label[^>]*><input type="checkbox"[^>]*/>Читать целиком</label>`),
    )
    for (const text of ['Отлично', 'а'.repeat(1000)]) expect(written(text)).not.toContain('type="checkbox"')
  })

  it('says so where nobody has written', () => {
    const props = exampleOf(reviewList, 'ru', (data) => {
      data.items = []
      delete data.summary
    })
    expect(words(render(<ReviewList {...props} />))).toContain('Отзывов пока нет')
  })

  it('leads to the doctor whom a review is about', () => {
    const html = render(<ReviewList {...exampleOf(reviewList)} />)
    expect(html.match(/href="[^"]*specialists[^"]*"/g)).toEqual(['href="/specialists/saparova-aigerim"'])
    expect(words(html)).toMatch(/Врач:\s+Сапарова Айгерим Нурлановна/)
  })

  it('never takes what a patient writes for HTML', () => {
    const props = exampleOf(reviewList, 'ru', (data) => {
      for (const item of data.items) item.text = '<img src=x onerror=alert(1)>'
    })
    expect(render(<ReviewList {...props} />)).not.toContain('<img')
  })

  it('is in brief the rating and the beginnings of reviews, which lead to all of them', () => {
    const html = render(<ReviewList {...exampleOf(reviewList)} inBrief />)
    expect(words(html)).toMatch(/4,7\s+12\u00A0отзывов\s+Все отзывы/)
    expect(html.match(/<blockquote/g)).toHaveLength(3)
    expect(html).toContain('<span lang="kk">Қызым екеуміз')
    expect(html.match(/href="\/reviews"/g)).toHaveLength(4)
    expect(html).toMatch(/<h2[^>]*class="sr-only"/)
  })

  it('cuts no quote where there is no page with the whole of it', () => {
    const props = exampleOf(reviewList, 'ru', (data) => {
      delete data.allLink
    })
    const html = render(<ReviewList {...props} inBrief />)
    expect(html).not.toMatch(/line-clamp|<a /)
  })
})
