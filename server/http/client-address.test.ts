import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const asked = (forwarded?: string) => ({
  headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  socket: { remoteAddress: '192.0.2.1' } as never,
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  ['[2001:db8::9]:50123', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['2001:db8::9', '2001:db8::9'],
  ['', '192.0.2.1'],
  [undefined, '192.0.2.1'],
])('%j of our own proxy is the address %s', (forwarded, address) => {
  expect(clientAddress(asked(forwarded), true)).toBe(address)
})

it('believes nobody else', () => {
  expect(clientAddress(asked('203.0.113.9'), false)).toBe('192.0.2.1')
})
