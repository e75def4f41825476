import { Unzip, UnzipInflate } from 'fflate'
import { ImportFault } from '../import-fault.ts'
import { limits } from '../limits.ts'

/** Small, so that one step cannot unpack more than a few megabytes: a step is at most a thousand times as large. */
const stepBytes = 4096

/**
 * The files of an archive by their paths. The unpacked bytes are counted: an archive that would be too large is refused (`bomb`) after the
 * first bytes too many, one with a password too (`encrypted`).
 */
export function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>()
  let total = 0
  let fault: ImportFault | undefined
  let entries = 0
  const archive = new Unzip((file) => {
    if (++entries > limits.entries) fault ??= new ImportFault('bomb')
    if (file.compression !== 0 && file.compression !== 8) fault ??= new ImportFault('broken')
    if (fault || file.name.endsWith('/')) return
    const parts: Uint8Array[] = []
    file.ondata = (error, part, isLast) => {
      if (error) fault ??= new ImportFault('broken')
      if (fault) return
      total += part.length
      if (total > limits.unpackedBytes) fault = new ImportFault('bomb')
      parts.push(part)
      if (isLast) found.set(file.name.replaceAll('\\', '/'), joined(parts))
    }
    file.start()
  })
  archive.register(UnzipInflate)
  if (isEncrypted(bytes)) throw new ImportFault('encrypted')
  try {
    for (let at = 0; at < bytes.length && !fault; at += stepBytes)
      archive.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length)
  } catch {
    fault ??= new ImportFault('broken')
  }
  if (fault) throw fault
  return found
}

/** The flag of encryption in the first entry. */
const isEncrypted = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
