import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DrawMissing } from './images.ts'

/** Keys of all pictures that a value names, wherever they are in it. */
function pictureKeys(value: unknown, keys = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.startsWith('/images/')) keys.add(value.slice('/images/'.length))
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) pictureKeys(item, keys)
  return keys
}

let ofProduct: Promise<Set<string>> | undefined
let ofDemo: Promise<Set<string>> | undefined

// Loaded when a picture is first missing: a server whose pictures are all there needs none of this.
const productPictures = () =>
  (ofProduct ??= import('../demo/product/index.ts').then(({ productPages }) => pictureKeys(productPages)))

/** Keys of the pictures that the demo content names. */
export const demoPictures = () =>
  (ofDemo ??= import('../demo/index.ts').then(({ demoSeed }) => pictureKeys(demoSeed)))

/** Draws a picture of the product's own pages into the media folder of `dataDir`; false for a key of no such picture. */
export const drawProductPicture: DrawMissing = async (dataDir, key) =>
  (await productPictures()).has(key) && draw(dataDir, key)

/** Draws a picture of the demo content or of the product's own pages; false for a key of no such picture. */
export const drawDemoPicture: DrawMissing = async (dataDir, key) =>
  (await demoPictures()).has(key) ? draw(dataDir, key) : drawProductPicture(dataDir, key)

async function draw(dataDir: string, key: string): Promise<boolean> {
  const { drawPicture } = await import('../demo/pictures/index.ts')
  const picture = drawPicture(key)
  if (!picture) return false
  const file = join(dataDir, 'media', `${key}.svg`)
  await mkdir(dirname(file), { recursive: true })
  // Written beside and renamed, so that no reader meets half a picture; two widths may be asked for at once.
  const partial = `${file}.${randomUUID()}.tmp`
  await writeFile(partial, picture.svg)
  await rename(partial, file)
  return true
}
