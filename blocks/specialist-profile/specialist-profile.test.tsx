import { describe, expect, it } from 'vitest'
import specialistProfile from '../../schemas/blocks/specialist-profile.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import SpecialistProfile from './specialist-profile.tsx'

describe('specialist-profile', () => {
  it('has the name as the page’s first heading and the rest below it', () => {
    const html = render(<SpecialistProfile {...exampleOf(specialistProfile)} />)
    expect(html).toMatch(/<h1[^>]*>Сапарова Айгерим Нурлановна<\/h1>/)
    expect(html.match(/<h2/g)).toHaveLength(3)
  })

  it('says when patients are seen, branch by branch', () => {
    const html = render(
      <SpecialistProfile
        {...exampleOf(specialistProfile, 'ru', (data) => {
          data.places = [
            { cabinet: { ru: 'Главный' }, week: [{ day: 1, intervals: [{ from: '09:00', to: '13:00' }] }] },
          ]
          data.changes = [{ date: { datetime: '2026-11-25', text: { ru: '25 ноября' } }, intervals: [] }]
        })}
      />,
    )
    expect(html).toMatch(/<h3[^>]*>Главный<\/h3>.*Понедельник.*09:00–13:00/s)
    expect(html).toMatch(/25 ноября.*не принимает/s)
  })

  it('names the languages in the reader’s own', () => {
    const languagesIn = (locale: 'ru' | 'uz') =>
      render(<SpecialistProfile {...exampleOf(specialistProfile, locale)} />, locale)
    expect(languagesIn('ru')).toContain('казахский, русский, английский')
    expect(languagesIn('uz')).toContain('qozoq tili, rus tili, ingliz tili')
  })

  it('leads to booking and to the other doctors', () => {
    const html = render(<SpecialistProfile {...exampleOf(specialistProfile, 'en')} />, 'en')
    expect(html).toMatch(/href="\/en\/appointment"[^>]*>Leave a request/)
    expect(html).toContain('href="/en/specialists"')
  })

  it('needs nothing but a name', () => {
    const { name } = exampleOf(specialistProfile).data
    const html = render(<SpecialistProfile data={{ name, specialities: [] }} />)
    expect(html).toContain('СА</text>')
    expect(html).not.toMatch(/<h2|<ul|<p[ >]|<a /)
  })

  it('gives its portrait the name under which it arrives from the list', () => {
    const props = exampleOf(specialistProfile)
    expect(render(<SpecialistProfile {...props} slug="saparova-aigerim" />)).toContain(
      'view-transition-name:doctor-saparova-aigerim',
    )
  })

  it('says in the directory what a first visit costs, and leads from the stars to the reviews', () => {
    const reviews = '/companies/doctors/saparova/reviews#specialist-profile-pages'
    const html = render(
      <SpecialistProfile
        {...exampleOf(specialistProfile, 'ru', (data) => {
          data.visit = { from: 5000, currency: 'KZT' }
          data.rating = { value: 4.7, count: 12, link: { kind: 'page', path: reviews } }
          data.crumbs = [{ name: { ru: 'Врачи' }, link: { kind: 'page', path: '/companies/doctors' } }]
          data.tabs = [{ tab: 'main', link: { kind: 'page', path: '/companies/doctors/saparova' } }]
        })}
      />,
    )
    expect(html).toMatch(/первый приём от 5\s000\s₸/)
    expect(html).toMatch(new RegExp(`<a href="${reviews}"[^>]*>.*4,7.*12\\sотзывов.*</a>`, 's'))
    expect(html).toMatch(/<nav[^>]*id="[a-z-]*pages"/)
    expect(html).toMatch(/href="\/companies\/doctors"[^>]*>Врачи/)
  })
})
