import { and, count, eq, inArray } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { maxTableBytes, openedImport as openedShape, tableFileBody } from '../../schemas/api/exchange.ts'
import { unwrittenStates } from '../../schemas/exchange/import.ts'
import { short } from '../../schemas/html/short.ts'
import { exchangeImport } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { inTransaction } from '../kit/http/transaction.ts'
import { requestText } from '../kit/input/query.ts'
import { nameOfAccount } from '../kit/sessions/account-names.ts'
import { readSheet } from '../kit/sheets/read-sheet.ts'
import { SheetError, type SheetFault } from '../kit/sheets/sheet.ts'
import { beginImport } from './begin-import.ts'
import { openedImport } from './opened-import.ts'
import { bringAccess, checkSubject } from './own-import.ts'

/** Tables of a company of which nothing is written yet: each may have 25 MB. */
const mostUnwritten = 20

async function checkRoom(orm: Orm, company: string): Promise<void> {
  const [open] = await orm
    .select({ count: count() })
    .from(exchangeImport)
    .where(and(eq(exchangeImport.company, company), inArray(exchangeImport.state, [...unwrittenStates])))
  if ((open?.count ?? 0) >= mostUnwritten) throw new ApiError('IMPORTS_FULL')
}

/** The refusal of a file that cannot be read as a table: what, where, and how to mend it. */
function refusalOf({ fault, ...where }: SheetFault, locale: Locale): ApiError {
  const FILE = [translate(locale)(`exchange:file.${fault}`, where)]
  return new ApiError('FIELDS', { fields: { FILE }, data: { FAULT: fault, ...where } })
}

export const bringTable = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/imports/{subject}',
  summary:
    'Begins an import: reads a CSV or XLSX file and guesses its columns. Nothing of it is written before `writeImport`. 422 says what is wrong with the file',
  access: bringAccess,
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
  maxBytes: maxTableBytes + 65_536,
  params: place.extend({ subject: requestText.describe('What the rows are: `patients`.') }),
  body: tableFileBody,
  answer: openedShape,
  status: 201,
  act: async ({ orm, params: { subject }, body: { FILE, SHEET }, member, locale }) => {
    checkSubject(member, subject)
    const { company, account } = member
    await checkRoom(orm, company)
    const bytes = new Uint8Array(await FILE.arrayBuffer())
    const job = { bytes, ...(SHEET !== undefined && { name: SHEET }) }
    const table = await readSheet(job, company).catch((error: unknown) => {
      throw error instanceof SheetError ? refusalOf(error.reason, locale) : error
    })
    const byName = (await nameOfAccount(orm, account)) ?? ''
    // Without the lock of the company, for which bookings would wait while the rows of a large table are stored.
    const row = await inTransaction(orm, (inner) =>
      beginImport(inner, { company, subject, file: short(FILE.name, 200), by: account, byName, table }),
    )
    return openedImport(orm, member, row, locale)
  },
})
