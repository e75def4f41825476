import { expect, it } from 'vitest'
import { countedEvent } from './counted-event.ts'

it.each([
  ['tel:+77000001001', 'call'],
  ['mailto:hello@example.com?subject=x', 'email'],
  ['https://wa.me/77000001001', 'whatsapp'],
  ['/wa/1001/1?from=contacts', 'whatsapp'],
  ['/l/demo-dent/appointment', 'appointment'],
  ['/uz/l/demo-dent/appointment', 'appointment'],
  ['/uz/companies/appointment/demo-dent', 'appointment'],
])('names a press of %s %s, and not whom it reaches (B-27)', (href, name) =>
  expect(countedEvent(href)).toBe(name),
)

it.each(['/l/demo-dent/contacts', '#main', 'https://example.com/tel:1', '/appointment'])(
  'takes %s for a link that only leads on',
  (href) => expect(countedEvent(href)).toBeUndefined(),
)
