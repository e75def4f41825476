import { eq, getTableColumns, sql } from 'drizzle-orm'
import { readDocumentCode } from '../../schemas/formats/document-code.ts'
import { company, document } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { isListed } from '../shared/shown/is-listed.ts'

/** The document with a code as it was typed, and the company that has issued it; undefined if there is none. */
export async function findDocument(orm: Orm, written: string) {
  const code = readDocumentCode(written)
  if (code === undefined) return undefined
  const [found] = await orm
    .select({
      ...getTableColumns(document),
      timezone: company.timezone,
      issuer: {
        slug: company.slug,
        kind: company.kind,
        name: company.name,
        logo: company.logo,
        license: company.license,
        isDemo: company.isDemo,
        isListed: sql<boolean>`${isListed}`,
      },
    })
    .from(document)
    .innerJoin(company, eq(company.code, document.company))
    .where(eq(document.code, code))
  return found
}
