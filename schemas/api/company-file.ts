import '../core/jitless.ts'
import { z } from 'zod'
import { companyFileStates, fileDirections, fileFaults } from '../company-file/company-file-states.ts'
import { most } from '../company-file/manifest.ts'
import { existingPassword, problem } from './fields.ts'
import { file } from './form-fields.ts'

/** How long a piece of a file is that is sent; the last one is shorter. */
export const pieceBytes = 8 * 1024 * 1024

/** The password of an owner, asked for again before everything leaves, or comes. */
export const companyFileBody = z.strictObject({ PASSWORD: existingPassword })

/** A file that is going to be sent, and how long it is. */
export const broughtFileBody = z.strictObject({
  PASSWORD: existingPassword,
  BYTES: z.int(problem('invalid')).min(1, problem('invalid')).max(most.bytes, problem('invalid')),
})

/** A piece of a file. */
export const pieceBody = z.strictObject({ FILE: file(pieceBytes) })

const count = z.int()

const tableOfFile = z.object({
  NAME: z.string(),
  /** What people call it; null for one that is among others. */
  LABEL: z.string().nullable(),
  ROWS: count,
  /** Whether its rows are brought in. */
  IS_BROUGHT: z.boolean(),
  WRITTEN: count.nullable(),
  /** Rows that were left out, because they name what is not there, or are not as they must be. */
  LEFT: count.nullable(),
  /** How many were found here at the end. */
  FOUND: count.nullable(),
})

/** What a file has, and what has become of it. */
const companyFileReport = z.object({
  COMPANY_NAME: z.string().nullable(),
  MADE_AT: z.string().nullable(),
  ORIGIN: z.string().nullable(),
  TABLES: z.array(tableOfFile),
  FILES: count,
  FILES_WRITTEN: count.nullable(),
  HAS_SITE: z.boolean(),
  /** True if the site is the draft here; false if it could not be read; null before. */
  IS_SITE_BROUGHT: z.boolean().nullable(),
  /** Who worked there: they are invited anew. */
  STAFF: z.array(z.object({ NAME: z.string(), ROLE: z.string() })),
  /** What others have here already: it gets other codes, or is left out because its code is printed. */
  TAKEN: z.array(
    z.object({
      LABEL: z.string().nullable(),
      COUNT: count,
      SOME: z.array(z.string()),
      IS_LEFT_OUT: z.boolean(),
    }),
  ),
  /** What the company has already, because of which nothing can be brought. */
  PRESENT: z.array(z.object({ LABEL: z.string().nullable(), COUNT: count })),
})

/** A file with everything of a company: where it stands. */
export const companyFile = z
  .object({
    FILE_CODE: z.string(),
    DIRECTION: z.enum(fileDirections),
    STATE: z.enum(companyFileStates),
    FAULT: z.enum(fileFaults).nullable(),
    /** How much of the work of this state is done. */
    DONE: count,
    ALL: count,
    BYTES: count,
    /** In how many pieces it is downloaded, or is sent. */
    PIECES: count,
    CREATED_AT: z.string(),
    CREATED_BY: z.string(),
    ENDED_AT: z.string().nullable(),
    /** Until when it can be downloaded. */
    KEPT_UNTIL: z.string().nullable(),
    DOWNLOADS: z.array(z.object({ AT: z.string(), BY: z.string() })),
    REPORT: companyFileReport.nullable(),
  })
  .meta({ id: 'CompanyFile' })
export type CompanyFile = z.infer<typeof companyFile>

/** The files of a company, the newest first. */
export const companyFileList = z.object({ FILES: z.array(companyFile) }).meta({ id: 'CompanyFileList' })

/** What the pieces of a file are downloaded with, within an hour. */
export const companyFileTicket = z.object({ TICKET: z.string() }).meta({ id: 'CompanyFileTicket' })
