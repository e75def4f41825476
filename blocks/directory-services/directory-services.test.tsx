import { expect, it } from 'vitest'
import directoryServices from '../../schemas/blocks/directory-services.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import DirectoryServices from './directory-services.tsx'

it('stands by kind in one order, from the lowest price on, and leads to each kind', () => {
  const props = exampleOf(directoryServices, 'ru', (data) => {
    const [visit, scan] = data.items
    if (!visit || !scan) throw new Error('The example has a visit and a scan')
    data.items = [
      { ...scan, price: { from: 5000, to: 5000, currency: 'KZT' } },
      { ...visit, price: { from: 3000, to: 9000, currency: 'KZT' } },
    ]
  })
  const html = render(<DirectoryServices {...props} />).replaceAll(/[\u00a0\u202f]/g, ' ')
  const order = [
    '>Приём врача</h2>',
    'Приём терапевта',
    'от 3 000 ₸',
    '>Обследования</h2>',
    'Рентген',
    '>5 000 ₸',
  ]
  const places = order.map((words) => html.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`<h2 id="${id}"`)
})
