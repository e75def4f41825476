import { readFile } from 'node:fs/promises'
import { seedDatabase } from '../../backend/content/seed-database.ts'
import { parseSeed, type Seed } from '../../backend/seed/format.ts'
import { seedAccounts } from '../../backend/seed/seed-accounts.ts'
import { seedDocuments } from '../../backend/seed/seed-documents.ts'
import { seedLogos } from '../../backend/seed/seed-logos.ts'
import { seedPatient } from '../../backend/seed/seed-patient.ts'
import { homeDay } from '../../schemas/formats/home-day.ts'
import { demoPictures, drawDemoPicture } from '../images/demo-pictures.ts'
import type { Services } from '../services.ts'

/** The calendar date, which the city's schedules begin at. */
const today = () => homeDay()

/**
 * Writes the real places, the demo clinics, the week of one of them (`DEMO_WEEK`) and the invented city of `DEMO_CITY` to the database, and the
 * drawn pictures of the clinics to the media folder, their logos to their libraries. Pictures of the city are drawn when somebody asks for them.
 */
export async function seedDemo({ local, env, origin }: Services): Promise<void> {
  if (!local) return
  // Loaded lazily: most starts find a seeded database.
  const [
    { demoSeed },
    { demoPeople, demoPatientEmail },
    { demoPatient },
    { demoDocuments },
    { drawDemoLogo },
    { drawDemoPaper },
    { demoCity },
    { demoWeek },
    { seedWeek },
  ] = await Promise.all([
    import('../../demo/index.ts'),
    import('../../demo/people/accounts.ts'),
    import('../../demo/people/patient.ts'),
    import('../../demo/people/documents.ts'),
    import('./demo-logo.ts'),
    import('./demo-papers.ts'),
    import('../../demo/city/index.ts'),
    import('../../demo/week/index.ts'),
    import('../../backend/seed/week/seed-week.ts'),
  ])
  for (const key of await demoPictures()) {
    if (!(await drawDemoPicture(env.DATA_DIR, key)))
      throw new Error(`The demo content names the picture ${key}, which demo/pictures cannot draw.`)
  }
  // One transaction: the next start seeds again if this process is killed before its end.
  await local.db.orm.transaction(async (orm) => {
    await seedDatabase({ orm }, demoSeed)
    await seedLogos(
      { orm, files: local.files, draw: drawDemoLogo },
      demoSeed.companies.map(({ code }) => code),
    )
    if (env.DEMO_CITY) await seedDatabase({ orm }, demoCity(env.DEMO_CITY, today()))
    const ids = await seedAccounts(orm, demoPeople)
    const patient = ids.get(demoPatientEmail)
    if (patient) await seedPatient(orm, patient, demoPatient)
    const tools = { orm, files: local.files, draw: drawDemoPaper(origin) }
    await seedDocuments(tools, demoDocuments)
    if (env.DEMO_WEEK === 'on') await seedWeek(tools, demoWeek, ids)
  })
}

/** Reads a seed from a JSON file; throws one sentence with the file's name if it is invalid. */
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
