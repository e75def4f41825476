/**
 * A copy of bytes in memory of its own, for caches: small buffers are slices of a 64 kB pool, and a cached slice would
 * keep the whole pool in memory.
 */
export function copyBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
