import { expect, it } from 'vitest'
import type { Company } from '../entities/company.ts'
import type { Person } from '../entities/doctor.ts'
import { personToPage } from './person-to-page.ts'

const clinic: Company = {
  code: '7',
  slug: 'seven',
  kind: 'clinic',
  name: { ru: 'Семёрка' },
  country: 'KZ',
  phones: [],
  isOnlineEntryActive: true,
  emailForIssues: 'ask@clinic.example',
  longitude: 76.9,
  latitude: 43.2,
  template: 'landing-wide',
  timezone: 'Asia/Almaty',
  isDemo: false,
}
const card: Person['cards'][number] = {
  company: clinic.slug,
  specialist: {
    code: '1',
    slug: 'one',
    name: { ru: 'Белова Татьяна' },
    specialities: [{ ru: 'Педиатр' }],
    languages: [],
  },
}

const sidebar = (companies: readonly Company[]) =>
  personToPage({
    person: { slug: 'belova', cards: companies.map(() => card) },
    companies,
    page: 1,
  })?.sidebar.map(({ type }) => type)

it('has the widgets of the only clinic beside a doctor, who is booked in the page itself (B-10)', () => {
  expect(sidebar([clinic])).toEqual(['map', 'ask-question', 'company-contacts'])
})

it('has none beside a doctor of several clinics, whose places are in the page', () => {
  expect(sidebar([clinic, { ...clinic, code: '8', slug: 'eight' }])).toEqual([])
})
