import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { seedDatabase } from '../backend/content/seed-database.ts'
import { demoSeed } from '../backend/seed/data/index.ts'
import { productPages } from '../backend/seed/data/product/index.ts'
import { seedDemoAccounts } from '../backend/seed/demo-accounts.ts'
import { seedDemoPatient } from '../backend/seed/demo-patient.ts'
import { parseSeed, type Seed } from '../backend/seed/format.ts'
import { drawPicture } from '../backend/seed/pictures/index.ts'
import type { Services } from './services.ts'

/** Keys of all pictures that a value names, wherever they are in it. */
function pictureKeys(value: unknown, keys = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.startsWith('/images/')) keys.add(value.slice('/images/'.length))
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) pictureKeys(item, keys)
  return keys
}

const productPictures = pictureKeys(productPages)
const demoPictures = pictureKeys(demoSeed)

/** Draws a picture into the media folder of `dataDir`; false for a key that it does not know. */
export type Draw = (dataDir: string, key: string) => Promise<boolean>

/** Draws the pictures of the product's own pages. */
export const drawProductPicture: Draw = (dataDir, key) => drawOneOf(productPictures, dataDir, key)

/** Draws the pictures of the demo content and of the product's own pages. */
export const drawDemoPicture: Draw = (dataDir, key) =>
  drawOneOf(demoPictures.has(key) ? demoPictures : productPictures, dataDir, key)

async function drawOneOf(keys: ReadonlySet<string>, dataDir: string, key: string): Promise<boolean> {
  const picture = keys.has(key) ? drawPicture(key) : undefined
  if (!picture) return false
  const file = join(dataDir, 'media', `${key}.svg`)
  await mkdir(dirname(file), { recursive: true })
  // Written beside and renamed, so that no reader meets half a picture; two widths may be asked for at once.
  const partial = `${file}.${randomUUID()}.tmp`
  await writeFile(partial, picture.svg)
  await rename(partial, file)
  return true
}

/** Fills the database with the real places and the demo clinics, and the media folder with their drawn pictures. */
export async function seedDemo({ local, env }: Services): Promise<void> {
  if (!local) return
  for (const key of demoPictures) {
    if (!(await drawDemoPicture(env.DATA_DIR, key)))
      throw new Error(`The demo content names the picture ${key}, which backend/seed/pictures cannot draw.`)
  }
  await seedDatabase(local.db, demoSeed)
  const patient = await seedDemoAccounts(local.db.orm)
  if (patient) await seedDemoPatient(local.db.orm, patient)
}

/** The seed in a JSON file; what is wrong with it throws one sentence that names the file. */
export async function readSeed(file: string): Promise<Seed> {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      `The seed file ${file} cannot be read: ${code === 'ENOENT' ? 'it does not exist' : code}.`,
    )
  })
  return parseSeed(parseJson(text, file), file)
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The seed file ${file} is not JSON: ${(error as SyntaxError).message}`)
  }
}
