import { describe, expect, it } from 'vitest'
import materialList from '../../schemas/blocks/material-list.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import MaterialList from './material-list.tsx'

describe('material-list', () => {
  it('puts materials under the headings of their categories, which lead to the whole of them', () => {
    const html = render(<MaterialList {...exampleOf(materialList, 'kk')} />, 'kk')
    const order = [
      'Пациенттерге жадынама',
      'Қабылдау алдында',
      'Қан талдауына',
      'Емнен кейін',
      'Екпеден кейінгі',
    ]
    const places = order.map((text) => html.indexOf(text))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(html).toMatch(/<h3[^>]*><a href="\/kk\/materials\/category\/care"/)
    expect(html).toContain('href="/kk/materials/after-vaccination"')
  })

  it('leads on to all materials below a list whose title is the page’s', () => {
    const { data } = exampleOf(materialList)
    const html = render(<MaterialList data={data} titleHidden />)
    expect(html.indexOf('href="/materials"')).toBeGreaterThan(html.indexOf('/materials/after-vaccination'))
  })

  it('leaves no level of headings out where there is but one group', () => {
    const props = exampleOf(materialList, 'ru', (data) => {
      data.groups = data.groups.slice(0, 1).map(({ items }) => ({ items }))
    })
    const html = render(<MaterialList {...props} />)
    expect(html).toContain('<h3')
    expect(html).not.toContain('<h4')
  })

  it('leads to the pages before and after, which are not older or newer', () => {
    const props = exampleOf(materialList, 'ru', (data) => {
      data.paging = { page: 1, pages: 2, next: { kind: 'page', path: '/materials/page/2' } }
    })
    const html = render(<MaterialList {...props} />)
    expect(html).toMatch(/<a href="\/materials\/page\/2" rel="next"[^>]*>Дальше/)
    expect(html).not.toContain('Более ранние')
  })

  it('says what will be here when there is nothing yet', () => {
    const props = exampleOf(materialList, 'uz', (data) => {
      data.groups = []
    })
    const html = render(<MaterialList {...props} />, 'uz')
    expect(html).toContain('Hozircha material yoʻq')
    expect(html).not.toContain('<ul')
  })
})
