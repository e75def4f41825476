import { hash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq, gt, sql } from 'drizzle-orm'
import {
  companyFileBody,
  companyFileList,
  companyFile as companyFileShape,
  companyFileTicket,
} from '../../schemas/api/company-file.ts'
import { provePassword } from '../accounts/index.ts'
import { company, companyFile } from '../database/tables/index.ts'
import { checkWhole } from '../kit/access/check-whole.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { requestText } from '../kit/input/query.ts'
import { nameOfAccount } from '../kit/sessions/account-names.ts'
import { endFile } from './end-file.ts'
import { fileAnswerOf } from './file-answer.ts'
import { tellWorkers } from './lease.ts'
import { addFile, checkNoneOpen, filePath, listFiles, moveFile, oneFile, ownFile } from './own-file.ts'
import { readPieces } from './pieces.ts'

const limits = [{ per: 'person', times: 20, seconds: 3600 }] as const

/** How long a ticket is good for. */
const ticketMs = 300_000

export const companyFiles = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/company_files',
  summary:
    'Files with everything of the company that went out or came in, the newest first, and how far they are',
  access: 'owner',
  params: place,
  answer: companyFileList,
  act: async ({ orm, member, locale }) => {
    checkWhole(member)
    const rows = await listFiles(orm, member.company)
    return { FILES: rows.map((row) => fileAnswerOf(row, locale)) }
  },
})

export const takeCompanyOut = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/company_files',
  summary:
    'Has everything of the company put into one file (ZIP), with the password of an owner; 409 while another is on its way. Each patient reads that the card was exported, and all owners are told',
  access: 'owner',
  limits,
  maxBytes: 8192,
  params: place,
  body: companyFileBody,
  answer: companyFileShape,
  status: 201,
  act: async ({ orm: outside, member, person, body, locale, settings, transaction }) => {
    checkWhole(member)
    const proof = { locale, field: 'PASSWORD', isForDemo: true } as const
    await provePassword(outside, person.account, body.PASSWORD, proof)
    return transaction(async (orm) => {
      await checkNoneOpen(orm, member.company)
      const begun = { direction: 'out', state: 'making', locale, origin: settings.origin } as const
      const row = await addFile(orm, member, begun)
      await tellWorkers(orm)
      return fileAnswerOf(row, locale)
    })
  },
})

export const openCompanyFile = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${filePath}/ticket`,
  summary: 'What a file is downloaded with, once within five minutes, for the password of an owner',
  access: 'owner',
  limits,
  maxBytes: 8192,
  params: oneFile,
  body: companyFileBody,
  answer: companyFileTicket,
  status: 200,
  act: async ({ orm: outside, member, person, params, body, locale, transaction }) => {
    const proof = { locale, field: 'PASSWORD', isForDemo: true } as const
    await provePassword(outside, person.account, body.PASSWORD, proof)
    const TICKET = randomBytes(32).toString('base64url')
    await transaction(async (orm) => {
      const row = await ownFile(orm, member, params.id)
      await moveFile(orm, row, ['ready'], {
        ticketHash: hash('sha256', TICKET),
        ticketUntil: new Date(Date.now() + ticketMs),
      })
    })
    return { TICKET }
  },
})

export const downloadCompanyFile = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${filePath}/download/{ticket}`,
  summary: 'The file with everything of the company, for a ticket that is good once',
  access: 'owner',
  changes: true,
  limits,
  params: oneFile.extend({ ticket: requestText.describe('TICKET of the call before.') }),
  answer: fileAnswer('application/zip'),
  act: async ({ orm, member, params, files }) => {
    const { id } = await ownFile(orm, member, params.id)
    const download = { at: new Date().toISOString(), by: (await nameOfAccount(orm, member.account)) ?? '' }
    const [row] = await orm
      .update(companyFile)
      .set({
        ticketHash: null,
        ticketUntil: null,
        downloads: sql`${companyFile.downloads} || ${JSON.stringify([download])}::jsonb`,
      })
      .where(
        and(
          eq(companyFile.id, id),
          eq(companyFile.state, 'ready'),
          eq(companyFile.ticketHash, hash('sha256', params.ticket)),
          gt(companyFile.ticketUntil, sql`now()`),
        ),
      )
      .returning()
    if (!row) return undefined
    const [known] = await orm
      .select({ slug: company.slug })
      .from(company)
      .where(eq(company.code, member.company))
    const bytes = Readable.from(readPieces(files, { file: id }, row.pieces), { highWaterMark: 1 })
    return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'application/zip',
        'content-length': String(row.bytes),
        'content-disposition': `attachment; filename="${known?.slug ?? 'company'}-${row.createdAt.toISOString().slice(0, 10)}.zip"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})

export const removeCompanyFile = defineCall({
  method: 'delete',
  service: 'w-business',
  path: filePath,
  summary:
    'Removes a file of the company from the server; what was written of one that came in stays. 409 while it is being written',
  access: 'owner',
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
  params: oneFile,
  answer: companyFileList,
  status: 200,
  act: async ({ orm, member, params, files, locale }) => {
    const row = await ownFile(orm, member, params.id)
    await moveFile(orm, row, ['making', 'ready', 'sending', 'checking', 'checked', 'failed'], {
      state: 'gone',
    })
    await endFile(orm, files, row.id)
    const rows = await listFiles(orm, member.company)
    return { FILES: rows.map((one) => fileAnswerOf(one, locale)) }
  },
})
