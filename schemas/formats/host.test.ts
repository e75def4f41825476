import { expect, it } from 'vitest'
import { isHost } from './host.ts'

it.each(['clinic.kz', 'demo.localhost', 'localhost', 'xn--80ak6aa92e.com', 'a.b.c-d.uz', '1.kz'])(
  'takes %s as a host',
  (host) => expect(isHost(host)).toBe(true),
)

it.each([
  '',
  'Clinic.kz',
  'clinic.kz:3000',
  'https://clinic.kz',
  'clinic..kz',
  '-a.kz',
  'a-.kz',
  'клиника.kz',
  'a b.kz',
  'clinic.kz.',
  `${'a'.repeat(64)}.kz`,
  'a/b',
])('takes %j as none', (host) => expect(isHost(host)).toBe(false))
