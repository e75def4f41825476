import { eq } from 'drizzle-orm'
import { type ListingSection, listingSections } from '../../schemas/directory/listing.ts'
import { listing } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** The files of the sitemap that lists of the directory have: one for each section that is not empty, and services last. */
export async function listFiles(orm: Orm): Promise<(ListingSection | 'services')[]> {
  const filled: ListingSection[] = []
  for (const section of listingSections) {
    const [row] = await orm
      .select({ section: listing.section })
      .from(listing)
      .where(eq(listing.section, section))
      .limit(1)
    if (row) filled.push(section)
  }
  return filled.length > 0 ? [...filled, 'services'] : []
}
