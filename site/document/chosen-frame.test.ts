import { describe, expect, it } from 'vitest'
import type { Company } from '../../content-adapters/entities/company.ts'
import type { MenuItem } from '../../content-adapters/entities/menu.ts'
import type { SiteSettings } from '../../schemas/design/site-settings.ts'
import { chosenFrame } from './chosen-frame.ts'

const menu = [{ slug: 'ask-question', items: [] }] as unknown as MenuItem[]
const frame = (settings: SiteSettings, license?: string) =>
  chosenFrame(
    { phones: ['+77001234567'], settings, ...(license && { license }) } as Company,
    menu,
    (path) => `/kk/l/tau${path}`,
    'kk',
  )

describe('the frame of a clinic’s pages', () => {
  it('has the phone and nothing else unless the clinic chooses', () => {
    expect(frame({})).toEqual({ phone: '+77001234567' })
    expect(frame({ header: { phone: false } })).toEqual({})
  })

  it('has a button only for a page that the menu has', () => {
    expect(frame({ header: { button: 'question' } }).action).toEqual({
      kind: 'question',
      href: '/kk/l/tau/ask-question',
    })
    expect(frame({ header: { button: 'appointment' } }).action).toBeUndefined()
    expect(frame({ header: { button: 'none' } }).action).toBeUndefined()
  })

  it('ends with the text in the reader’s language, and the licence if there is one', () => {
    const footer = { text: { ru: 'Текст', kk: 'Мәтін' }, license: true }
    expect(frame({ footer }, '№ 1').footer).toEqual({ text: { text: 'Мәтін', lang: 'kk' }, license: '№ 1' })
    expect(frame({ footer: { license: true } }).footer).toBeUndefined()
  })
})
