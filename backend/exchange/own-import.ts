import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { exchangeImport, type Membership } from '../database/tables/index.ts'
import { may, permissionsOf } from '../kit/access/permissions.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import type { ImportRow } from './rows/imported-rows.ts'
import { importSubject } from './rows/subjects.ts'

/** Who brings tables: who may exchange those of the whole clinic; what is brought they may write too (`checkSubject`). */
export const bringAccess = {
  section: 'exchange',
  action: 'write',
  inWholeCompany: true,
  forClinic: true,
} as const

/** An import in a path. */
export const oneImport = place.extend({ id: z.string().max(60).describe('IMPORT_CODE of the import.') })
export const importPath = '/{companyCode}/{cabinetCode}/import/{id}'

/** Throws 404 for a subject of which no table is brought, and 403 for a member who may not write its things. */
export function checkSubject(member: Membership, name: string): void {
  const subject = importSubject(name)
  if (!subject) throw new ApiError('NOT_FOUND')
  if (!may(permissionsOf(member), subject.definition.section, 'write')) throw new ApiError('FORBIDDEN')
}

/** An import of the member's company. Throws 404, and 403 for one of a subject that they may not write. */
export async function ownImport(orm: Orm, member: Membership, code: string): Promise<ImportRow> {
  const [row] = await orm
    .select()
    .from(exchangeImport)
    .where(and(eq(exchangeImport.id, uuidOf(code)), eq(exchangeImport.company, member.company)))
  if (!row) throw new ApiError('NOT_FOUND')
  checkSubject(member, row.subject)
  return row
}
