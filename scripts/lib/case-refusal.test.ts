import { describe, expect, it } from 'vitest'
import { caseRefusal } from './case-refusal.ts'

describe('a new case', () => {
  it.each([
    ['complaint', 'reviews', undefined],
    ['price-complaint', 'questions', 'services'],
  ])('can be called %s in %s', (name, section, folder) =>
    expect(caseRefusal(name, section, folder)).toBeUndefined(),
  )

  it.each([
    ['Complaint', 'reviews', undefined, /Usage/],
    [undefined, undefined, undefined, /Usage/],
    ['c'.repeat(41), 'reviews', undefined, /Usage.*at most 40/],
    ['complaint', 'kitchen', undefined, /no section "kitchen".*reviews, /],
    ['complaint', 'reviews', '../reviews', /Usage/],
    ['complaint', 'reviews', 'core', /no subject's folder/],
    ['review', 'reviews', undefined, /review\.case\.ts is there already/],
    ['appointment-requests', 'doctor-appointment', undefined, /The area "appointment-requests"/],
  ])('cannot be called %s in %s', (name, section, folder, why) =>
    expect(caseRefusal(name, section, folder)).toMatch(why),
  )
})
