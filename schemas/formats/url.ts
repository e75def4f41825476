const privateV4 = [
  /^0\./,
  /^10\./,
  /^127\./,
  /^169\.254\./,
  /^192\.168\./,
  /^192\.0\.0\./,
  /^198\.1[89]\./,
  // Those of documentation are nobody's.
  /^192\.0\.2\./,
  /^198\.51\.100\./,
  /^203\.0\.113\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^(22[4-9]|2[3-5]\d)\./,
]

const isV4 = (host: string) => /^\d+\.\d+\.\d+\.\d+$/.test(host)
const isPrivateV4 = (host: string) => privateV4.some((range) => range.test(host))

/** `::ffff:0a00:1` → `10.0.0.1`. */
function mappedV4(host: string): string | undefined {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host) ?? []
  if (high === undefined || low === undefined) return undefined
  const number = Number.parseInt(high, 16) * 65536 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
}

function isPublicV6(host: string): boolean {
  const mapped = mappedV4(host)
  if (mapped) return !isPrivateV4(mapped)
  // Addresses of the internet begin with 2 or 3. Those of 6to4 and Teredo have a hidden IPv4 in them.
  return /^[23][\da-f]{3}:/.test(host) && !/^(2002:|2001:0?:|2001:0?db8:|3fff:)/.test(host)
}

/** True for an IP address of the internet, in any way of writing it; false for what is none. */
export const isPublicAddress = (address: string): boolean =>
  isPublicUrl(`http://${address.includes(':') ? `[${address}]` : address}`) && /^[\d.]+$|:/.test(address)

/**
 * True for an address of the public web (V-3): http or https, with a dotted host name or a public IP, and a port that something can listen on. Only the text
 * is checked: a caller that fetches it must also check the resolved IP.
 */
export function isPublicUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { hostname, port } = new URL(value)
  if (port === '0') return false
  if (hostname.startsWith('[')) return isPublicV6(hostname.slice(1, -1))
  const host = hostname.replace(/\.$/, '')
  if (isV4(host)) return !isPrivateV4(host) && value.toLowerCase().split('://')[1]?.startsWith(host) === true
  return host.includes('.') && !/\.(localhost|local|internal)$/.test(host)
}
