import { expect, test } from 'vitest'
import { service } from '../../database/tables/index.ts'
import { specialistFields } from '../../shared/answers/specialist-answer.ts'
import { readColumns } from './read-columns.ts'

test('the text of a search is never read', () => {
  expect(Object.keys(service)).toContain('searched')
  expect(Object.keys(readColumns(service))).not.toContain('searched')
  expect(Object.keys(readColumns(service))).toContain('price')
  expect(Object.keys(specialistFields)).not.toContain('searched')
})
