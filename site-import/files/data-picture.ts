import { limits } from '../limits.ts'
import type { Carried } from './carried.ts'

/** A picture that is written into the page itself. */
export function dataPicture(src: string, carried: Carried): string | undefined {
  const [, type, content] = /^data:(image\/(?:jpe?g|png|webp|gif|avif));base64,([\s\S]+)$/i.exec(src) ?? []
  if (!type || !content || content.length > limits.pictureBytes * 1.4) return undefined
  const known = dataPictures.get(carried) ?? new Map<string, string | undefined>()
  dataPictures.set(carried, known)
  if (known.has(src)) return known.get(src)
  let found: string | undefined
  try {
    const bytes = Uint8Array.from(atob(content.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
    found = carried.add({ name: '', type: type.toLowerCase().replace('jpg', 'jpeg'), bytes })
  } catch {
    found = undefined
  }
  known.set(src, found)
  return found
}
const dataPictures = new WeakMap<Carried, Map<string, string | undefined>>()
