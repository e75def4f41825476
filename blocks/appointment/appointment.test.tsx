import { describe, expect, it } from 'vitest'
import appointment from '../../schemas/blocks/appointment.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import Appointment from './appointment.tsx'

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('appointment', () => {
  it('leads to phone, WhatsApp and e-mail, in this order, with no form', () => {
    const html = render(<Appointment {...exampleOf(appointment)} />)
    expect(hrefs(html).map((href) => href?.slice(0, 7))).toEqual(['tel:+77', 'https:/', 'mailto:'])
    expect(html).not.toMatch(/<form|<input/)
  })

  it('makes the first way there is the primary one', () => {
    const props = exampleOf(appointment, 'ru', (data) => {
      data.phones = []
    })
    expect(render(<Appointment {...props} />)).toMatch(/btn-primary[^>]*>(?:(?!<\/a>).)*Написать в WhatsApp/)
  })

  it('keeps a heading for screen readers where the page’s title says it already', () => {
    const props = exampleOf(appointment)
    expect(render(<Appointment {...props} titleHidden />)).toMatch(/<h2[^>]*class="sr-only"/)
    expect(render(<Appointment {...props} />)).not.toMatch(/<h2[^>]*class="sr-only"/)
  })

  it('says whether somebody answers now', () => {
    const props = exampleOf(appointment, 'ru', (data) => {
      data.status = { state: 'open', until: '18:00' }
    })
    expect(render(<Appointment {...props} />)).toMatch(/Открыто до\s18:00/)
  })

  it('tells a screen reader what a number is for', () => {
    expect(render(<Appointment {...exampleOf(appointment)} />)).toMatch(
      /sr-only">Позвонить: <\/span>.*\+7 727 234 56 78/,
    )
  })

  it('fills in the subject of an e-mail in the reader’s language', () => {
    const href = hrefs(render(<Appointment {...exampleOf(appointment, 'uz')} />, 'uz')).at(-1) ?? ''
    expect(new URL(href).searchParams.get('subject')).toBe('Qabulga yozilish: “Aq tis” stomatologiyasi')
  })
})
