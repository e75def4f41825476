import { expect, it } from 'vitest'
import { findRoute } from '../routes/router.ts'
import { listAround } from './list-around.ts'

it.each([
  ['/companies/clinics/location/nowhere', '/companies/clinics'],
  ['/companies/doctors/nobody/reviews', '/companies/doctors'],
  ['/companies/services/nothing/almaty', '/companies/services'],
  ['/news/nothing', '/news'],
  ['/-organizations/hub/nobody', '/-organizations/hub'],
])('%s is looked for in %s, which there is', (path, list) => {
  expect(listAround(path)).toBe(list)
  expect(findRoute(list)).toBeDefined()
})

it.each(['/companies/clinics', '/newspaper', '/nowhere', '/l/nobody/news/x'])('%s is in no list', (path) => {
  expect(listAround(path)).toBeUndefined()
})
