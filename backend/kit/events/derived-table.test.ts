import { expect, test } from 'vitest'
import { defineEvent } from '../../../schemas/events/define-event.ts'
import { checkDerived, defineDerived } from './derived-table.ts'

const events = new Map(
  [
    defineEvent({ name: 'doctors', of: ['company', 'code'] }),
    defineEvent({ name: 'rights', of: ['account'] }),
  ].map((event) => [event.name, event]),
)
const following = (...from: string[]) =>
  new Map([['backend/beds/beds.derived.ts', defineDerived({ from, write: async () => [] })]])

test('a derived table follows events of companies', () => {
  expect(() => checkDerived(following('doctors'), events)).not.toThrow()
})

test('a derived table that follows an unknown event is refused with its file and the remedy', () => {
  expect(() => checkDerived(following('doctors', 'doctor'), events)).toThrow(
    'backend/beds/beds.derived.ts: from: no event has the name "doctor"; write that of an area, of a case with `live`, or of an event in schemas/<subject>/<name>.event.ts',
  )
})

test('a derived table that follows an event of no company is refused, because its rows would never be written', () => {
  expect(() => checkDerived(following('rights'), events)).toThrow(
    'backend/beds/beds.derived.ts: from: "rights" says of no company that it has changed',
  )
})
