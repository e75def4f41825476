/** The largest file that is checked, in bytes: it is read into memory as a whole. */
export const mostBytes = 256 * 1024 * 1024

/**
 * The SHA-256 of a file in hex digits. It is computed here, and nothing is sent. `onProgress` gets the share that was read, from 0 to 1.
 * Throws the errors of reading the file.
 */
export async function hashFile(file: Blob, onProgress: (share: number) => void): Promise<string> {
  const bytes = new Uint8Array(file.size)
  let read = 0
  const reader = file.stream().getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value, read)
    read += part.value.byteLength
    onProgress(read / file.size)
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
