import { isIPv6 } from 'node:net'

/**
 * Key of an address in rate limits: the first half of an IPv6 address, which identifies one network; other
 * addresses unchanged.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = plain.includes('::') ? [...before, ...zeros, ...after] : before
  return `${groups.slice(0, 4).join(':')}::/64`
}
