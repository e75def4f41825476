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

  it('begins the message to WhatsApp with the doctor and the service of the address', () => {
    const props = exampleOf(appointment, 'ru', (data) => {
      data.chat = { company: '1001', number: '1' }
      data.wish = { doctor: { ru: 'Ахметова Айгуль' }, service: { ru: 'Осмотр' } }
    })
    const [, chat = ''] = hrefs(render(<Appointment {...props} />))
    expect(chat).toMatch(/^\/wa\/1001\/1\?from=booking/)
    expect(new URLSearchParams(chat.split('?')[1]?.replaceAll('&amp;', '&')).get('text')).toBe(
      'Здравствуйте! Хочу записаться на приём. Врач: Ахметова Айгуль. Услуга: Осмотр.',
    )
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

  it('says of a demonstration where it is booked that no patients are seen there', () => {
    const props = (isDemo: boolean) =>
      exampleOf(appointment, 'ru', (data) => {
        data.isDemo = isDemo
      })
    expect(render(<Appointment {...props(true)} />)).toContain('Это демонстрация')
    expect(render(<Appointment {...props(false)} />)).not.toContain('Это демонстрация')
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

  it('leads to the request first where the clinic takes them', () => {
    const props = exampleOf(appointment, 'ru', (data) => {
      data.way = 'request'
      data.booking = {
        label: { ru: 'Оставить заявку', uz: 'Ariza qoldirish' },
        link: { kind: 'page', path: '/appointment' },
      }
    })
    const html = render(<Appointment {...props} />)
    expect(hrefs(html)[0]).toBe('/appointment')
    expect(html).toMatch(/btn-primary[^>]*>(?:(?!<\/a>).)*Оставить заявку/)
    expect(html.match(/btn-primary/g)).toHaveLength(1)
  })

  const name = { ru: 'Омарова Алия', uz: 'Omarova Aliya' }
  const form = (more: object) =>
    exampleOf(appointment, 'uz', (data) => {
      data.request = {
        company: '1001',
        cabinets: [{ code: '11', name }],
        doctors: [{ code: '501', name, speciality: { ru: 'Стоматолог', uz: 'Stomatolog' } }],
        services: [{ code: 's2', name: { ru: 'Осмотр' }, group: { ru: 'Терапия' } }],
        today: '2026-11-27',
        ...more,
      }
    })

  it('has a form that needs no script, with what its address asks for chosen, and no choice of the only branch', () => {
    const html = render(<Appointment {...form({ values: [{ name: 'DOCTOR_CODE', text: '501' }] })} />, 'uz')
    expect(html).toMatch(/<form[^>]* method="post"/)
    expect(html).toMatch(/<option value="501" selected="">Omarova Aliya · Stomatolog</)
    expect(html).not.toContain('CABINET_CODE')
    for (const field of [
      'SERVICE_CODE',
      'DAY_PARTS[]',
      'DATE_FROM',
      'NAME',
      'TEL',
      'EMAIL',
      'FOR',
      'CONSENT',
    ])
      expect(html).toContain(`name="${field}"`)
  })

  it('stands there again with everything that was entered and what is wrong at its field, and says that it was sent', () => {
    const html = render(
      <Appointment
        {...form({
          values: [
            { name: 'DAY_PARTS[]', text: 'evening' },
            { name: 'COMMENT', text: 'Первая\n<b>вторая</b>' },
            { name: 'FOR', text: 'child' },
          ],
          errors: [
            { name: 'CONSENT', text: 'Rozilik kerak.' },
            { name: 'TEL', text: 'Raqamni tekshiring.' },
          ],
          message: 'Urinishlar juda koʻp.',
        })}
      />,
      'uz',
    )
    expect(html).toMatch(/<input[^>]*value="evening"[^>]*checked|<input[^>]*checked[^>]*value="evening"/)
    expect(html).toMatch(/<input[^>]*value="child"[^>]*checked|<input[^>]*checked[^>]*value="child"/)
    expect(html).toContain('&lt;b&gt;вторая&lt;/b&gt;')
    expect(/<input[^>]*name="TEL"[^>]*>/.exec(html)?.[0]).toMatch(/aria-invalid="true"/)
    expect(html).toMatch(/role="alert"[^>]*>Urinishlar/)
    // Faults are listed in the order of the form.
    expect(html).toMatch(/href="#[^"]*-TEL".*href="#[^"]*-CONSENT"/s)
    const sent = render(<Appointment {...form({ sent: true })} />, 'uz')
    expect(sent).toContain('Ariza yuborildi')
    expect(sent).not.toContain('<form')
  })

  const booking = (more: object) =>
    exampleOf(appointment, 'ru', (data) => {
      data.slots = {
        company: '1001',
        doctor: '501',
        start: '2026-12-01T04:00:00Z',
        times: [],
        visits: [],
        zones: [],
        manage: '/appointment/manage',
        form: {
          country: 'KZ',
          doctor: name,
          speciality: { ru: 'Стоматолог', uz: 'Stomatolog' },
          visit: { price: 5000, currency: 'KZT' },
          slots: [{ slot: '20261201T040000Z~11~501', next: { date: '2026-12-01', time: '09:00' } }],
          ...more,
        },
      }
    })

  it('names the doctor with the speciality at each of the nearest times', () => {
    const { text: _, ...unwritten } = exampleOf(appointment, 'ru', (data) => {
      const next = { date: '2026-12-01', time: '09:00' }
      const link = { kind: 'url' as const, href: '/appointment?time=1' }
      data.slots = {
        company: '1001',
        times: [{ next, doctor: name, speciality: { ru: 'Детский стоматолог' }, link }],
        visits: [],
        zones: [],
        manage: '/appointment/manage',
      }
    })
    expect(render(<Appointment {...unwritten} />)).toMatch(/ · Детский стоматолог</)
  })

  it('asks for no choice of what the address has chosen', () => {
    const { text: _, ...unwritten } = booking({})
    const html = render(<Appointment {...unwritten} />)
    expect(html).not.toContain('Выберите врача и время')
    expect(html).toContain('Код подтверждения придёт')
    const below = render(<Appointment {...unwritten} titleHidden />)
    expect(below).toMatch(/<h2[^>]*class="sr-only"[^>]*>Данные для записи</)
  })

  it('says what was booked without a script, with the address, and no longer how it is done', () => {
    const branch = { branch: { ru: 'На Абая' }, address: { ru: 'пр. Абая, 10' } }
    const { text: _, ...sent } = booking({ sent: true, number: 'ABC', ...branch })
    const html = render(<Appointment {...sent} />)
    expect(html).toContain('На Абая, пр. Абая, 10')
    expect(html).not.toContain('Код подтверждения придёт')
  })

  it('says without a script whose name is asked for', () => {
    const html = render(<Appointment {...booking({})} />)
    for (const whose of ['Фамилия', 'Фамилия ребёнка', 'Имя пациента'])
      expect(html).toMatch(new RegExp(`<span class="hidden group-has-[^>]*>${whose}</span>`))
  })

  it.each([
    [undefined, 'self'],
    [true, 'child'],
  ])(
    'chooses a child where the visit is most likely for one (%s), and keeps another choice',
    (forChild, kind) => {
      const chosen = (values: { name: string; text: string }[]) => {
        const props = booking({ values })
        Object.assign(props.data.slots ?? {}, { forChild })
        const inputs = render(<Appointment {...props} />).match(/<input[^>]*name="FOR"[^>]*>/g) ?? []
        return inputs
          .filter((input) => input.includes('checked=""'))
          .map((input) => /value="(\w+)"/.exec(input)?.[1])
      }
      expect(chosen([])).toEqual([kind])
      expect(chosen([{ name: 'FOR', text: 'other' }])).toEqual(['other'])
    },
  )

  it('says where the code went', () => {
    const values = [
      { name: 'CONFIRM_ID', text: 'c1' },
      { name: 'TEL', text: '701 123 45 67' },
      { name: 'EMAIL', text: 'aliya@example.com' },
    ]
    const by = (channel: string) =>
      render(<Appointment {...booking({ values: [...values, { name: 'CODE_BY', text: channel }] })} />)
    expect(by('TEL')).toContain('Код отправлен: +7\u00a0701\u00a0123\u00a045\u00a067')
    expect(by('EMAIL')).toContain('Код отправлен: aliya@example.com')
  })

  it('confirms a booking without a script with the doctor, the speciality and the price, for whomever it is', () => {
    const html = render(<Appointment {...booking({ sent: true, number: 'K7M29QXT' })} />)
    expect(html).toMatch(/Готово: запись сделана.*Омарова Алия, стоматолог.*5\s000\s₸.*K7M29QXT/s)
    expect(html).not.toContain('вы записаны')
  })
})
