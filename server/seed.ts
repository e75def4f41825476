import { readFile } from 'node:fs/promises'
import { seedDatabase } from '../backend/content/seed-database.ts'
import { parseSeed, type Seed } from '../backend/seed/format.ts'
import { seedAccounts } from '../backend/seed/seed-accounts.ts'
import { seedPatient } from '../backend/seed/seed-patient.ts'
import { demoPictures, drawDemoPicture } from './demo-pictures.ts'
import type { Services } from './services.ts'

/** Fills the database with the real places and the demo clinics, and the media folder with their drawn pictures. */
export async function seedDemo({ local, env }: Services): Promise<void> {
  if (!local) return
  // Loaded here and not above: most starts find a database that has its content.
  const [{ demoSeed }, { demoPeople, demoPatientEmail }, { demoPatient }] = await Promise.all([
    import('../demo/index.ts'),
    import('../demo/people/accounts.ts'),
    import('../demo/people/patient.ts'),
  ])
  for (const key of await demoPictures()) {
    if (!(await drawDemoPicture(env.DATA_DIR, key)))
      throw new Error(`The demo content names the picture ${key}, which demo/pictures cannot draw.`)
  }
  await seedDatabase(local.db, demoSeed)
  const ids = await seedAccounts(local.db.orm, demoPeople)
  const patient = ids.get(demoPatientEmail)
  if (patient) await seedPatient(local.db.orm, patient, demoPatient)
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
