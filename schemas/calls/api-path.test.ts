import { expect, test } from 'vitest'
import { apiPath } from './api-path.ts'

test.each([
  ['/front/v1/news', 'kk', '/api/front/kk/v1/news'],
  ['/front/v1/news?page[number]=2', 'ru', '/api/front/ru/v1/news?page[number]=2'],
  [
    '/w-business/demo-dent/0/business/user/request_access',
    'kk',
    '/api/w-business/kk/demo-dent/0/business/user/request_access',
  ],
] as const)('a call of %s in %s goes to %s (A-0)', (path, locale, address) => {
  expect(apiPath(path, locale)).toBe(address)
})
