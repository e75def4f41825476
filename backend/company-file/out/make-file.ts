import { and, eq, ne } from 'drizzle-orm'
import { pieceBytes } from '../../../schemas/api/company-file.ts'
import { keptFileDays } from '../../../schemas/company-file/company-file-states.ts'
import {
  companyFileFormat,
  type FileManifest,
  type PartOfFile,
} from '../../../schemas/company-file/manifest.ts'
import {
  dataFolder,
  filesFolder,
  manifestName,
  readmeName,
  siteArchiveName,
} from '../../../schemas/company-file/part-names.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { homeDay } from '../../../schemas/formats/home-day.ts'
import { company, companyFile } from '../../database/tables/index.ts'
import type { FileName } from '../../kit/files/store.ts'
import { notifyOwners } from '../../kit/outbox/notify.ts'
import { noteWholeExport } from '../../patients/index.ts'
import { siteArchive } from '../../site-file/index.ts'
import { endFile } from '../file/end-file.ts'

import { putPiece, readPieces, removePieces } from '../file/pieces.ts'
import { removeSpool } from '../file/remove-spool.ts'
import type { Work } from '../file/work.ts'
import { type CompanyTable, companyTables, staysOf } from '../tables/company-tables.ts'
import { ownedTables } from '../tables/owned-tables.ts'
import { readmeText } from './readme.ts'
import { type Spooled, spoolRows } from './spool-rows.ts'
import { csvOf, jsonOf, schemaOf } from './table-parts.ts'
import { writeZip, type ZipWriter } from './zip-writer.ts'

const bytesOf = (text: string) => [Buffer.from(text)]

/** The lines of a table as they were spooled, batch by batch. */
async function* linesOf({ files, lease }: Work, { name, pieces }: Spooled): AsyncGenerator<string[]> {
  for await (const bytes of readPieces(files, { file: lease.row.id, part: name }, pieces))
    yield Buffer.from(bytes).toString().split('\n').filter(Boolean)
}

/** Writes the file of a company into the store, piece by piece. */
async function store({ db, files, lease, stopped }: Work, bytes: AsyncIterable<Buffer>): Promise<void> {
  let waiting: Buffer[] = []
  let size = 0
  let total = 0
  let number = 0
  const put = async () => {
    stopped.throwIfAborted()
    const piece = Buffer.concat(waiting)
    await putPiece(files, { file: lease.row.id }, number, piece)
    number += 1
    total += piece.length
    waiting = []
    size = 0
    await lease.note(db.orm, { bytes: total, pieces: number })
  }
  for await (const chunk of bytes) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= pieceBytes) await put()
  }
  if (size > 0) await put()
}

async function addTables(work: Work, zip: ZipWriter, tables: readonly Spooled[], tell: Tell) {
  const { locale } = work.lease.row
  const parts: PartOfFile[] = []
  const known = new Map(companyTables.map((table) => [table.name, table]))
  for (const spooled of tables) {
    const table = known.get(spooled.name) as CompanyTable
    const path = `${dataFolder}${table.name}`
    parts.push(
      await zip.add(`${path}.json`, jsonOf(linesOf(work, spooled))),
      await zip.add(`${path}.csv`, csvOf(table, linesOf(work, spooled))),
      await zip.add(`${path}.schema.json`, bytesOf(schemaOf(table, locale))),
    )
    await tell(spooled.rows)
  }
  return parts
}

/** Files that are in the store still; those that were removed meanwhile are missing for a row that goes out for the last time. */
async function addFiles({ files }: Work, zip: ZipWriter, names: ReadonlySet<FileName>, tell: Tell) {
  const parts: PartOfFile[] = []
  for (const name of [...names].sort()) {
    const bytes = await files.read(name)
    if (bytes) parts.push(await zip.add(`${filesFolder}${name}`, [bytes], false))
    await tell(1)
  }
  return parts
}

type Tell = (done: number) => Promise<void>

/**
 * Makes the file with everything of a company: rows of one instant, their files, the site, and what each part is. One that was begun by a process
 * that is gone is made anew. Each patient reads that the card was exported, and all owners are told.
 */
export async function makeFile(work: Work): Promise<void> {
  const { db, files, lease, stopped } = work
  const { id, company: code, locale, origin, by, byName, createdAt } = lease.row
  await removePieces(files, { file: id })
  await removeSpool(files, id)
  const [known] = await db.orm.select({ name: company.name }).from(company).where(eq(company.code, code))
  if (!known) return
  const name = known.name[locale] ?? known.name.ru
  const { tables, names } = await spoolRows({ db, files, file: id, company: code, stopped })
  const rows = tables.reduce((sum, one) => sum + one.rows, 0)
  let done = 0
  let told = 0
  const tell: Tell = async (more) => {
    stopped.throwIfAborted()
    done += more
    if (done - told < 100) return
    told = done
    await lease.note(db.orm, { done })
  }
  await lease.note(db.orm, { done: 0, all: rows + names.size })
  const filled = await writeZip(
    (bytes) => store(work, bytes),
    async (zip) => {
      const day = formatCalendarDate(homeDay(createdAt), locale)
      const site = await siteArchive(db.orm, files, code)
      const parts = [
        await zip.add(readmeName, bytesOf(readmeText({ locale, company: name, origin, day, tables }))),
        ...(await addTables(work, zip, tables, tell)),
        ...(site ? [await zip.add(siteArchiveName, site.archive, false)] : []),
      ]
      const stored = await addFiles(work, zip, names, tell)
      const manifest: FileManifest = {
        product: 'shipa',
        format: companyFileFormat,
        createdAt: createdAt.toISOString(),
        origin,
        company: { code, name },
        tables: tables.map((one) => ({ name: one.name, rows: one.rows })),
        stays: [...ownedTables.values()].flatMap((owned) => {
          const why = staysOf(owned)
          return why === undefined ? [] : [{ name: owned.name, why }]
        }),
        files: stored.length,
        parts: [...parts, ...stored],
      }
      await zip.add(manifestName, bytesOf(JSON.stringify(manifest, null, 1)))
      return stored.length
    },
  )
  await removeSpool(files, id)
  const former = await db.orm
    .select({ id: companyFile.id })
    .from(companyFile)
    .where(and(eq(companyFile.company, code), eq(companyFile.state, 'ready'), ne(companyFile.id, id)))
  for (const one of former) await endFile(db.orm, files, one.id)
  await db.orm.transaction(async (orm) => {
    await noteWholeExport(orm, { company: code, by, viewer: byName })
    await lease.note(orm, {
      state: 'ready',
      done: rows + names.size,
      endedAt: new Date(),
      leasedUntil: null,
      report: { tables: tables.map((one) => ({ table: one.name, rows: one.rows })), files: filled },
    })
    await notifyOwners(orm, code, {
      template: 'company-out',
      params: {
        COMPANY: name,
        PERSON: byName,
        DAYS: String(keptFileDays),
        LINK: `/pro/${code}/exchange/whole`,
      },
    })
  })
}
