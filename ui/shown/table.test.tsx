import { describe, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { type Column, Table } from './table.tsx'

type Service = { name: string; price: number }
const columns: Column<Service>[] = [
  { key: 'name', label: 'Услуга', cell: ({ name }) => name, sortable: true },
  { key: 'price', label: 'Цена', cell: ({ price }) => `${price} ₸`, isNumber: true, sortable: true },
  { key: 'note', label: 'Заметка', cell: () => '—' },
]
const rows = [
  { name: 'Анализ крови', price: 2500 },
  { name: 'УЗИ', price: 9000 },
]
const keyOf = ({ name }: Service) => name
const sortHref = ({ by, descending }: { by: string; descending: boolean }) =>
  `?by=${by}${descending ? '&down' : ''}`

const table = (more: object = {}) =>
  render(<Table caption="Услуги" columns={columns} rows={rows} keyOf={keyOf} {...more} />)

describe('Table', () => {
  it('has a caption, heads of columns and heads of rows', () => {
    const html = table()
    expect(html).toMatch(/<caption[^>]*>Услуги<\/caption>/)
    expect(html.match(/scope="col"/g)).toHaveLength(3)
    expect(html.match(/<th[^>]*scope="row"/g)).toHaveLength(2)
    expect(html.match(/<td/g)).toHaveLength(4)
  })

  it('stays a table for screen readers where CSS makes it a list', () => {
    const html = table()
    for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell'])
      expect(html).toContain(`role="${role}"`)
  })

  it('says by which column it is sorted, and how', () => {
    const sorts = (html: string) => [...html.matchAll(/aria-sort="(\w+)"/g)].map(([, sort]) => sort)
    expect(sorts(table({ sorting: { by: 'price', descending: true } }))).toEqual(['none', 'descending'])
    expect(sorts(table({ sorting: { by: 'name', descending: false } }))).toEqual(['ascending', 'none'])
  })

  it('is sorted by links without JavaScript; the current column turns round', () => {
    const html = table({ sorting: { by: 'name', descending: false }, sortHref })
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '?by=name&amp;down',
      '?by=price',
    ])
    expect(html).not.toContain('<button')
  })

  it('says that there is nothing, in its own words or the caller’s', () => {
    expect(table({ rows: [] })).toContain('Здесь пока ничего нет.')
    expect(table({ rows: [], empty: 'Услуг нет' })).toContain('Услуг нет')
    expect(table()).not.toContain('Здесь пока ничего нет.')
  })
})
