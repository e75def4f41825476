import { expect, it } from 'vitest'
import { withoutBooking } from './without-booking.ts'

const block = (type: string, props: Record<string, unknown>, children?: object[]) =>
  ({ id: type, type, v: 1, props, ...(children && { children }) }) as never
const to = (path: string) => ({ kind: 'page', path })

it('leaves no button that leads to booking, wherever it stands, and all others', () => {
  const about = { label: { ru: 'О нас' }, link: to('/about') }
  const book = { label: { ru: 'Записаться' }, link: to('/appointment') }
  const blocks = [
    block('hero', { title: { ru: 'Здравствуйте' }, action: book, second: about }),
    block('shortcuts', { items: [about, { ...book, link: to('/appointment?doctor=7') }] }),
    block('columns', {}, [block('call-to-action', { title: { ru: 'Приходите' }, action: book })]),
    block('call-to-action', { title: { ru: 'О нас' }, action: about }),
    block('rich-text', { content: { ru: 'Текст' }, link: to('/appointments-of-others') }),
  ]
  expect(withoutBooking(blocks)).toEqual([
    block('hero', { title: { ru: 'Здравствуйте' }, second: about }),
    block('shortcuts', { items: [about] }),
    block('columns', {}, []),
    block('call-to-action', { title: { ru: 'О нас' }, action: about }),
    block('rich-text', { content: { ru: 'Текст' }, link: to('/appointments-of-others') }),
  ])
})
