import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/dv/ru/ABCD-EFGH-JKMN-P', '/dv/ru/*'],
  ['/kk/dv/en/abcdefghjkmnp', '/kk/dv/en/*'],
  ['/api/front/ru/v1/dv/ru/ABCDEFGHJKMNP', '/api/front/ru/v1/dv/ru/*'],
  ['/dv//ru/ABCDEFGHJKMNP', '/dv//ru/*'],
  ['/dv/ru//ABCDEFGHJKMNP', '/dv/ru//*'],
  ['/%64v/ru/ABCDEFGHJKMNP', '/%64v/ru/*'],
  ['/dv', '/dv'],
  ['/l/demo-dent/news', '/l/demo-dent/news'],
])('the code of a document is not in a logged path: %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
