import { describe, expect, it } from 'vitest'
import contacts from '../../schemas/blocks/contacts.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import Contacts from './contacts.tsx'

describe('contacts', () => {
  it('makes every way to reach the clinic a link', () => {
    const html = render(<Contacts {...exampleOf(contacts)} />)
    for (const href of ['tel:+77272345678', 'mailto:hello@example.com', 'https://example.com']) {
      expect(html).toContain(`href="${href}"`)
    }
    expect(html).toContain(
      `href="https://wa.me/77011234567?text=${encodeURIComponent('Здравствуйте! У меня вопрос.')}"`,
    )
    // A number alone doesn't say that it opens a chat.
    expect(html).toMatch(/wa\.me[^>]*>Написать в WhatsApp<\/a><span[^>]*>\+7 701 123 45 67</)
    expect(html).toContain('>+7 727 234 56 78</a>')
  })

  it('has the chat of a branch at an address that counts it, with its own words', () => {
    const props = exampleOf(contacts, 'ru', (data) => {
      const ru = 'Ответим утром'
      data.chat = { company: '1001', number: '1', label: { ru: 'Написать регистратуре' }, note: { ru } }
    })
    const html = render(<Contacts {...props} />)
    expect(html).toMatch(/href="\/wa\/1001\/1\?from=contacts&amp;text=[^"]+"[^>]*>Написать регистратуре</)
    expect(html).toContain('Ответим утром')
    expect(html).not.toContain('wa.me')
  })

  it('opens the place in the maps that people use', () => {
    const html = render(<Contacts {...exampleOf(contacts, 'uz')} />, 'uz')
    expect(html).toMatch(/Xaritada ochish:.*2GIS.*Google.*Yandex/)
  })

  it('lists branches below their own heading', () => {
    const html = render(<Contacts {...exampleOf(contacts)} />)
    expect(html).toMatch(/<h3[^>]*>Филиалы<\/h3>.*<h4[^>]*>Филиал на Сатпаева/)
    expect(html).toContain('tel:+77272345679')
  })

  it('names nothing that is not known', () => {
    const html = render(<Contacts data={{ phones: ['+998901234567'] }} />)
    expect(html.match(/<dt/g)).toHaveLength(1)
    expect(html).toContain('+998 90 123 45 67')
    expect(html).not.toMatch(/Адрес|WhatsApp|почта|Сайт|Филиалы|карт/)
  })

  it('says each number once: not again for a branch or for WhatsApp', () => {
    const props = exampleOf(contacts, 'ru', (data) => {
      data.whatsapp = data.phones[0] as string
      for (const branch of data.branches ?? []) branch.phones = [...data.phones, '+77272345679']
    })
    const html = render(<Contacts {...props} />)
    expect(html.match(/\+7 727 234 56 78/g)).toHaveLength(1)
    expect(html).toMatch(/wa\.me[^>]*>Написать в WhatsApp</)
    expect(html).toContain('+7 727 234 56 79')
  })

  it('says by which licence, and that a demonstration is invented', () => {
    const html = render(<Contacts data={{ phones: ['+998901234567'], license: 'A-1', isDemo: true }} />)
    expect(html).toContain('Лицензия A-1')
    expect(html).toContain('Демонстрационная клиника')
  })
})
