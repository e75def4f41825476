import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { pieceBytes } from '../../../schemas/api/company-file.ts'
import { companyFile, membership } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { createDiskStore } from '../../kit/files/disk-store.ts'
import type { FileStore } from '../../kit/files/store.ts'
import { type Log, silentLog } from '../../kit/log.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import type { CompanyFileRow } from '../file/lease.ts'
import { putPiece, readPieces } from '../file/pieces.ts'
import { workAtFiles } from '../work-at-files.ts'

/** An installation: a database and a store of files. */
export type Installation = { db: Database; files: FileStore }

/** A store of files of its own. */
export const newFiles = (): FileStore => createDiskStore(mkdtempSync(join(tmpdir(), 'shipa-company-file-')))

/** What went wrong in a worker, which a test shall see. */
const loudLog: Log = {
  ...silentLog,
  error: (fields: unknown) => {
    throw fields instanceof Object && 'err' in fields ? fields.err : fields
  },
}

/** An owner of a company, in whose name files are made. */
async function ownerOf({ db }: Installation, company: string) {
  const [known] = await db.orm
    .select({ by: membership.account })
    .from(membership)
    .where(and(eq(membership.company, company), eq(membership.role, 'owner')))
  if (known) return known.by
  const { account } = await addPerson(db)
  await addStaff(db, account, company, 'owner')
  return account.id
}

/** Works at all files until none is due, or until it is stopped. */
export const work = ({ db, files }: Installation, stopped = new AbortController().signal) =>
  workAtFiles({ db, files, log: loudLog }, stopped)

/** A file as it stands. */
export async function fileOf({ db }: Installation, id: string): Promise<CompanyFileRow> {
  const [row] = await db.orm.select().from(companyFile).where(eq(companyFile.id, id))
  if (!row) throw new Error('the file is not there')
  return row
}

/** Moves a file on, as a call does. */
export const move = ({ db }: Installation, id: string, values: Partial<CompanyFileRow>) =>
  db.orm.update(companyFile).set(values).where(eq(companyFile.id, id))

async function add(to: Installation, values: Partial<CompanyFileRow> & { company: string }) {
  const by = await ownerOf(to, values.company)
  const person = { by, byName: 'Серикова Айгуль', locale: 'ru' } as const
  const made = {
    direction: 'out',
    state: 'making',
    origin: 'https://shipa.example',
    ...person,
    ...values,
  } as const
  const [row] = await to.db.orm.insert(companyFile).values(made).returning({ id: companyFile.id })
  return row?.id ?? ''
}

/** Takes a company out: the bytes of its file. */
export async function takeOut(from: Installation, company: string): Promise<Buffer> {
  const id = await add(from, { company })
  await work(from)
  const { state, pieces } = await fileOf(from, id)
  if (state !== 'ready') throw new Error(`the file is ${state}`)
  return buffer(readPieces(from.files, { file: id }, pieces))
}

/** Sends a file to a company, piece by piece; it waits to be looked at. */
export async function send(to: Installation, company: string, bytes: Buffer): Promise<string> {
  const pieces = Math.ceil(bytes.length / pieceBytes)
  const id = await add(to, { company, direction: 'in', state: 'checking', bytes: bytes.length, pieces })
  for (let number = 0; number < pieces; number++)
    await putPiece(
      to.files,
      { file: id },
      number,
      bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes),
    )
  return id
}

/** Brings a file into a company, to its end. */
export async function bringIn(to: Installation, company: string, bytes: Buffer): Promise<CompanyFileRow> {
  const id = await send(to, company, bytes)
  await work(to)
  await move(to, id, { state: 'writing' })
  await work(to)
  return fileOf(to, id)
}
