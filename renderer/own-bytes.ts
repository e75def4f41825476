/**
 * A copy of bytes in memory of its own, for what is kept: small buffers are slices of a pool of 64 kB, which each of
 * them would keep whole.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
