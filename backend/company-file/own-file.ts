import { z } from '@hono/zod-openapi'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type FileDirection, openStates } from '../../schemas/company-file/company-file-states.ts'
import { companyFile, type Membership } from '../database/tables/index.ts'
import { checkWhole } from '../kit/access/check-whole.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { nameOfAccount } from '../kit/sessions/account-names.ts'
import type { CompanyFileRow } from './file/lease.ts'

/** How many files a list has. */
const mostListed = 20

export const filePath = '/{companyCode}/{cabinetCode}/company_file/{id}'
export const oneFile = place.extend({ id: z.string().max(60).describe('FILE_CODE of the file.') })

/** The files of a company, the newest first. */
export const listFiles = (orm: Orm, company: string): Promise<CompanyFileRow[]> =>
  orm
    .select()
    .from(companyFile)
    .where(eq(companyFile.company, company))
    .orderBy(desc(companyFile.createdAt))
    .limit(mostListed)

/** A file of the member's company. Throws 404, and 403 for an owner of some branches only. */
export async function ownFile(orm: Orm, member: Membership, code: string): Promise<CompanyFileRow> {
  checkWhole(member)
  const [row] = await orm
    .select()
    .from(companyFile)
    .where(and(eq(companyFile.id, uuidOf(code)), eq(companyFile.company, member.company)))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Throws 409 while another file of the company is on its way, out or in: each is of everything. */
export async function checkNoneOpen(orm: Orm, company: string): Promise<void> {
  const [open] = await orm
    .select({ id: companyFile.id })
    .from(companyFile)
    .where(and(eq(companyFile.company, company), inArray(companyFile.state, [...openStates])))
    .limit(1)
  if (open) throw new ApiError('CONFLICT')
}

type Begun = { direction: FileDirection; state: CompanyFileRow['state'] } & Partial<CompanyFileRow>

/** Adds a file in the name of a member. */
export async function addFile(
  orm: Orm,
  { company, account: by }: Membership,
  begun: Begun & Pick<CompanyFileRow, 'locale' | 'origin'>,
): Promise<CompanyFileRow> {
  const byName = (await nameOfAccount(orm, by)) ?? ''
  const [row] = await orm
    .insert(companyFile)
    .values({ company, by, byName, ...begun })
    .returning()
  if (!row) throw new Error('the added file is not there')
  return row
}

/** Moves a file from one of these states on. Throws 409 for one in another state. */
export async function moveFile(
  orm: Orm,
  { id }: CompanyFileRow,
  from: readonly CompanyFileRow['state'][],
  values: Partial<CompanyFileRow>,
): Promise<CompanyFileRow> {
  const [row] = await orm
    .update(companyFile)
    .set(values)
    .where(and(eq(companyFile.id, id), inArray(companyFile.state, [...from])))
    .returning()
  if (!row) throw new ApiError('CONFLICT')
  return row
}
