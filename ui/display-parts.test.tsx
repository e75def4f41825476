import { describe, expect, it } from 'vitest'
import { Field } from './form/field.tsx'
import { RatingInput } from './form/rating-input.tsx'
import { Avatar } from './icon/avatar.tsx'
import { Breadcrumbs } from './page/breadcrumbs.tsx'
import { Pagination } from './page/pagination.tsx'
import { TabLinks } from './page/tab-links.tsx'
import { Accordion } from './shown/accordion.tsx'
import { EmptyState } from './shown/empty-state.tsx'
import { Rating } from './shown/rating.tsx'
import { LoadingRegion, Skeleton } from './shown/skeleton.tsx'
import { render } from './test/render.tsx'

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('Accordion', () => {
  const items = [
    { key: 'a', summary: 'Первый', content: 'раз' },
    { key: 'b', summary: 'Второй', content: 'два' },
  ]

  it('unfolds without JavaScript, the first at once if asked for', () => {
    const html = render(<Accordion items={items} firstOpen />)
    expect(html.match(/<details/g)).toHaveLength(2)
    expect(html.match(/<details open=""/g)).toHaveLength(1)
    expect(render(<Accordion items={items} />)).not.toContain('open=""')
  })

  it('keeps one open at a time where its items share a name', () => {
    expect(render(<Accordion items={items} name="q" />).match(/name="q"/g)).toHaveLength(2)
  })
})

describe('Breadcrumbs', () => {
  it('lead from the outside to the page, which is no link', () => {
    const html = render(
      <Breadcrumbs
        items={[
          { label: 'Главная', href: '/' },
          { label: { text: 'Клиники', lang: 'ru' }, href: '/clinics' },
        ]}
        current="Кардиология"
      />,
      'uz',
    )
    expect(html).toContain('<nav aria-label="Sahifagacha boʻlgan yoʻl"')
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/', '/clinics'])
    expect(html).toContain('<span lang="ru">Клиники</span>')
    expect(html).toMatch(/<li aria-current="page"[^>]*>Кардиология<\/li>/)
  })
})

describe('Pagination (B-23)', () => {
  const hrefOf = (page: number) => (page === 1 ? '/news' : `/news/${page}`)
  const draw = (page: number, pages: number) =>
    render(<Pagination page={page} pages={pages} hrefOf={hrefOf} />)

  it('is made of links, with prev and next for browsers and people', () => {
    const html = draw(2, 3)
    expect(html).toMatch(/<a href="\/news" rel="prev"/)
    expect(html).toMatch(/<a href="\/news\/3" rel="next"/)
    expect(html).toMatch(/<a href="\/news\/2"[^>]*aria-current="page"/)
  })

  it('offers no page before the first and none after the last', () => {
    expect(draw(1, 3)).not.toContain('rel="prev"')
    expect(draw(3, 3)).not.toContain('rel="next"')
  })

  it('is nothing for a single page', () => {
    expect(draw(1, 1)).toBe('')
    expect(draw(1, 0)).toBe('')
  })

  it('has one key for every entry, so that two gaps do not collide', () => {
    expect(draw(10, 20).match(/…/g)).toHaveLength(2)
  })
})

describe('Avatar', () => {
  it('is named once, with its initials under the picture', () => {
    const html = render(<Avatar name="Айгерим Ахметова" src="/a.jpg" />)
    expect(html).toContain('role="img" aria-label="Айгерим Ахметова"')
    expect(html).toContain('<span aria-hidden="true">АА</span>')
    expect(html.indexOf('АА')).toBeLessThan(html.indexOf('/a.jpg'))
  })

  it('takes an address as an address, whatever is in it', () => {
    const html = render(<Avatar name="А" src={'/a.jpg");color:red;("'} />)
    expect(html).toContain('url(&quot;/a.jpg\\&quot;);color:red;(\\&quot;&quot;)')
  })

  it('is silent where the name stands beside it', () => {
    const html = render(<Avatar name="Айгерим Ахметова" decorative />)
    expect(html).toMatch(/^<span aria-hidden="true"/)
    expect(html).not.toContain('aria-label')
  })

  it('shows a figure for a name without letters', () => {
    expect(render(<Avatar name="—" />)).toContain('<svg')
  })
})

describe('Rating', () => {
  it('says its value in words and shows it with a comma', () => {
    const html = render(<Rating value={4.34} count={21} />)
    expect(textOf(html)).toBe('Оценка 4,3 из 5 4,3 21 отзыв')
    expect(html).toContain('--rated:86%')
  })

  it('stays between nothing and five', () => {
    expect(render(<Rating value={9} />)).toContain('--rated:100%')
    expect(render(<Rating value={-1} />)).toContain('--rated:0%')
  })

  it('says that nobody has rated yet', () => {
    expect(textOf(render(<Rating value={undefined} />, 'kk'))).toBe('Әзірге бағаланбаған')
  })
})

describe('RatingInput', () => {
  it('is five radio buttons of one field, each with a name', () => {
    const html = render(<RatingInput name="stars" label="Оцените приём" defaultValue={4} required />)
    const inputs = html.match(/<input[^>]*>/g) ?? []
    expect(inputs).toHaveLength(5)
    for (const input of inputs) {
      expect(input).toContain('type="radio"')
      expect(input).toContain('name="stars"')
      expect(input).toContain('required=""')
    }
    expect(inputs[3]).toContain('checked=""')
    expect(inputs[3]).toContain('aria-label="4 из\u00a05, хорошо"')
    expect(html).toMatch(
      /<legend class="font-medium">Оцените приём<span aria-hidden="true"[^>]*>\u00a0\*<\/span><\/legend>/,
    )
  })
  it('takes a rating back that need not be given', () => {
    const html = render(<RatingInput name="stars" label="Ожидание" defaultValue={4} />)
    expect(html).toMatch(/<input[^>]*aria-label="Без оценки"[^>]*name="stars"[^>]*value=""/)
  })
  it('says its fault to who hears it', () => {
    const html = render(
      <Field id="stars" required error="Поставьте оценку">
        <RatingInput name="stars" label="Оцените приём" />
      </Field>,
    )
    expect(html).toMatch(/role="radiogroup"[^>]*aria-describedby="stars-error"[^>]*aria-invalid="true"/)
    expect(html).toContain('<p id="stars-error"')
  })
})

describe('Skeleton', () => {
  it('is passed over by screen readers, which hear of the loading once', () => {
    const html = render(
      <LoadingRegion>
        <Skeleton className="h-4" />
      </LoadingRegion>,
    )
    expect(html).toMatch(/^<div role="status">/)
    expect(textOf(html)).toBe('Загружается…')
    expect(html).toContain('<span aria-hidden="true" class="block')
  })
})

describe('EmptyState', () => {
  it('says what will be here and offers what to do', () => {
    const html = render(
      <EmptyState
        title="Здесь появятся записи"
        text="Выберите врача."
        action={<a href="/doctors">Найти</a>}
      />,
    )
    expect(textOf(html)).toBe('Здесь появятся записи Выберите врача. Найти')
    expect(html).toContain('<a href="/doctors">')
  })
})

describe('TabLinks', () => {
  it('are links of which one is the page, and keep the place on it (B-13)', () => {
    const html = render(
      <TabLinks
        label="Раздел"
        items={[
          { href: '/a', label: 'А', current: true },
          { href: '/b', label: 'Б' },
        ]}
      />,
    )
    expect(html.match(/data-keep-scroll=""/g)).toHaveLength(2)
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/<a href="\/a" aria-current="page"/)
  })
})
