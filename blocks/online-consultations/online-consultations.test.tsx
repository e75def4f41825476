import { describe, expect, it } from 'vitest'
import onlineConsultations from '../../schemas/blocks/online-consultations.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import OnlineConsultations from './online-consultations.tsx'

describe('online-consultations', () => {
  it('says what they are and are not, and leads to the form of each clinic (R13)', () => {
    const html = render(<OnlineConsultations {...exampleOf(onlineConsultations)} />)
    expect(html).toMatch(/не скорая помощь.*href="tel:103".*href="tel:112"/s)
    expect(html).toContain('href="/online-consultations?company=bulaq"')
  })
  it('says so where no clinic gives any', () => {
    const props = exampleOf(onlineConsultations, 'ru', (data) => {
      data.clinics = []
    })
    expect(render(<OnlineConsultations {...props} />)).toContain('Пока ни одна клиника')
  })
  it('has a form that needs no script, after whom to call, and asks for the code that was sent', () => {
    const form = {
      clinic: { ru: 'Тан-Дент' },
      company: '1001',
      urgent: ['103'],
      doctors: [],
      values: [
        { name: 'TEXT', text: 'Болит зуб' },
        { name: 'CONFIRM_ID', text: 'c1' },
      ],
      errors: [{ name: 'CODE', text: 'Введите код из письма.' }],
    }
    const props = exampleOf(onlineConsultations, 'ru', (data) => {
      data.clinics = []
      data.form = form
    })
    const html = render(<OnlineConsultations {...props} />)
    expect(html).toMatch(/href="tel:103".*<form[^>]* method="post"/s)
    expect(html).toMatch(/name="CONFIRM_ID" value="c1"/)
    expect(html).toMatch(/name="CODE"/)
    expect(html).toMatch(/<textarea[^>]*>Болит зуб<\/textarea>/)
  })
})
