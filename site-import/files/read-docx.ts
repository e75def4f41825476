import { zipSync } from 'fflate'
import { ImportFault } from '../import-fault.ts'
import type { Carried } from './carried.ts'

/** Styles of Word in other languages than English, which mammoth does not know by itself. */
const styles = [
  ...[1, 2, 3, 4].map((level) => `p[style-name='Заголовок ${level}'] => h${level}:fresh`),
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Название'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
]

/** The HTML of a Word document, from its unpacked files: mammoth reads exactly the counted bytes. Pictures get addresses from `carried`. */
export async function readDocx(files: ReadonlyMap<string, Uint8Array>, carried: Carried): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  try {
    const plain = zipSync(Object.fromEntries(files), { level: 0 })
    // Node takes a buffer, browsers an array buffer.
    const input = { arrayBuffer: plain.buffer, ...('Buffer' in globalThis && { buffer: plain }) }
    const { value } = await mammoth.convertToHtml(input as never, {
      styleMap: styles,
      convertImage: mammoth.images.imgElement(async (image) => {
        const bytes = new Uint8Array(await image.readAsArrayBuffer())
        return { src: carried.add({ name: '', type: image.contentType, bytes }) ?? '' }
      }),
    })
    return value
  } catch {
    throw new ImportFault('broken')
  }
}
