import { expect, it } from 'vitest'
import { withCurrent } from './with-current.ts'

const options = [{ value: 'dentist', label: 'Stomatolog' }]

it('offers a value that no row has any more, and no empty one', () => {
  expect(withCurrent(options, 'gone')).toEqual([{ value: 'gone', label: 'gone' }, ...options])
  for (const value of ['dentist', '', undefined]) expect(withCurrent(options, value)).toEqual(options)
})
