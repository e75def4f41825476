import { isIPv6 } from 'node:net'

const parts = (text: string): string[] => text.split(':').filter(Boolean)

/** An IPv4 address that is written as an IPv6 one (`::ffff:cb00:7109`); undefined for any other. */
function mappedAddress(plain: string): string | undefined {
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain) ?? []
  if (high === undefined || low === undefined) return undefined
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}

/**
 * Key of an address in rate limits: the first half of an IPv6 address, which identifies one network; other
 * addresses unchanged. However an address is written, its key is the same.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  // In small letters, without zeros before a group, and with all of its zeros in one place.
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = plain.split('::')
  const [before, after] = [parts(head), parts(tail ?? '')]
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return mappedAddress(plain) ?? `${groups.slice(0, 4).join(':')}::/64`
}
