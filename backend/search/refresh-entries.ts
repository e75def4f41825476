import { and, arrayOverlaps, eq, inArray, or } from 'drizzle-orm'
import { searchEntry, speciality } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Listing, Sources } from '../listing/index.ts'
import { listedEntry, serviceEntry } from './company-entries.ts'
import { readServices } from './read-services.ts'
import { writeEntries } from './write-entries.ts'

/** Writes the entries of companies, of their doctors and services anew; `listings` are their rows of `listing`. */
export async function refreshEntries(
  orm: Orm,
  codes: readonly string[],
  listings: readonly Listing[],
  sources: Sources,
): Promise<void> {
  const names = new Map((await orm.select().from(speciality)).map(({ slug, name }) => [slug, name]))
  const scores = new Map(listings.map(({ code, score }) => [code, score]))
  const services = await readServices(orm, codes)
  const people = [...new Set(sources.cards.map(({ person }) => person))]
  await writeEntries(
    orm,
    [
      ...listings.flatMap((row) => listedEntry(row, sources, names)),
      ...services.flatMap((service) => serviceEntry(service, scores, sources)),
    ],
    or(
      arrayOverlaps(searchEntry.companies, [...codes]),
      and(eq(searchEntry.kind, 'doctor'), inArray(searchEntry.code, people)),
    ),
  )
}
