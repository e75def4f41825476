import { expect, it } from 'vitest'
import { companyTables, declarationFaults } from './company-tables.ts'

it('knows of every table with rows of companies whether it goes out', () => {
  expect(declarationFaults()).toEqual([])
})

it('has every area of a company without a declaration', () => {
  const names = companyTables.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['document_templates', 'service', 'specialist', 'cabinet']))
})

it('has each table after those that it refers to', () => {
  const names = companyTables.map(({ name }) => name)
  for (const [first, second] of [
    ['company', 'cabinet'],
    ['patient', 'appointment'],
    ['appointment', 'payment'],
    ['specialist', 'review'],
    ['visit_note', 'visit_note_part'],
  ] as const)
    expect(names.indexOf(first)).toBeLessThan(names.indexOf(second))
})
