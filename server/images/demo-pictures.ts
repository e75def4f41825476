import { join } from 'node:path'
import { writeWhole } from '../../backend/kit/files/write-whole.ts'
import type { DrawMissing } from './original-pictures.ts'
import { productPicture } from './product-picture.ts'

/** Keys of all pictures that occur in a value, at any depth. */
function pictureKeys(value: unknown, keys = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.startsWith('/images/')) keys.add(value.slice('/images/'.length))
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) pictureKeys(item, keys)
  return keys
}

let ofProduct: Promise<Set<string>> | undefined
let ofDemo: Promise<Set<string>> | undefined

// Loaded lazily: a server with all of its pictures never needs it.
const productPictures = () =>
  (ofProduct ??= import('../../demo/product/index.ts').then(({ productPages }) =>
    pictureKeys([productPages, productPicture]),
  ))

/** Keys of the pictures in the demo content. */
export const demoPictures = () =>
  (ofDemo ??= import('../../demo/index.ts').then(({ demoSeed }) => pictureKeys(demoSeed)))

/** Puts a picture of the product's pages, drawn or a screen, into the media folder of `dataDir`; false for an unknown key. */
export const drawProductPicture: DrawMissing = async (dataDir, key) =>
  ((await productPictures()).has(key) || key.startsWith('shipa/screen-')) && draw(dataDir, key)

/** Draws a picture of the demo content, of its city or of the product's pages; false for an unknown key. */
export const drawDemoPicture: DrawMissing = async (dataDir, key) =>
  (await demoPictures()).has(key) || (await isOfCity(key))
    ? draw(dataDir, key)
    : drawProductPicture(dataDir, key)

/** A picture of the invented city, which is the same for all seed numbers. */
const isOfCity = async (key: string) =>
  key.startsWith('city-') && (await import('../../demo/city/city-pictures.ts')).isCityPicture(key)

async function draw(dataDir: string, key: string): Promise<boolean> {
  const { readScreen } = await import('../../demo/product/screens/index.ts')
  const screen = await readScreen(key)
  if (screen) {
    await writeWhole(join(dataDir, 'media', `${key}.webp`), screen)
    return true
  }
  const { drawPicture } = await import('../../demo/pictures/index.ts')
  const picture = drawPicture(key)
  if (!picture) return false
  await writeWhole(join(dataDir, 'media', `${key}.svg`), picture.svg)
  return true
}
