import { expect, it } from 'vitest'
import { mendedAt } from './mended-at.ts'

it.each([
  ['site', null, 'clinic-website'],
  ['organization', null, 'mis/company'],
  ['news', '17', 'clinic-website/news/17'],
  ['materials', '3', 'clinic-website/news/materials/3'],
  ['news', null, 'clinic-website/news'],
] as const)('a page that is taken down, %s with the row %s, is mended at %s', (KIND, ROW, path) => {
  const page = { CASE_ID: 1, CODE: 'x', TITLE: null, STATUS: 'down', REASON: null, TEXT: null } as const
  expect(mendedAt({ ...page, KIND, ROW })).toBe(path)
})
