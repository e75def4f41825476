import { hash, randomBytes } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import {
  companyFileBody,
  companyFileList,
  companyFile as companyFileShape,
  companyFileTicket,
} from '../../schemas/api/company-file.ts'
import { provePassword } from '../accounts/index.ts'
import { companyFile } from '../database/tables/index.ts'
import { checkWhole } from '../kit/access/check-whole.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { requestText } from '../kit/input/query.ts'
import { nameOfAccount } from '../kit/sessions/account-names.ts'
import { endFile } from './file/end-file.ts'
import { tellWorkers } from './file/lease.ts'
import { readPiece } from './file/pieces.ts'
import { fileAnswerOf } from './file-answer.ts'
import { addFile, checkNoneOpen, filePath, listFiles, moveFile, oneFile, ownFile } from './own-file.ts'

const limits = [{ per: 'person', times: 20, seconds: 3600 }] as const

/** States in which nothing of a file is written into the company. */
const removable = ['making', 'ready', 'sending', 'checking', 'checked', 'failed'] as const

/** How long a ticket is good for. */
const ticketMs = 3_600_000

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
  summary: 'What a file is downloaded with for an hour, for the password of an owner',
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

/** Notes who downloads a file, when its first piece is asked for. */
async function noteDownload(orm: Orm, id: string, by: string): Promise<void> {
  const download = { at: new Date().toISOString(), by }
  await orm
    .update(companyFile)
    .set({ downloads: sql`${companyFile.downloads} || ${JSON.stringify([download])}::jsonb` })
    .where(eq(companyFile.id, id))
}

export const downloadCompanyFile = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${filePath}/download/{ticket}/{number}`,
  summary:
    'A piece of the file with everything of the company, from 0 on; 404 after the last one. All of them, one after the other, are a ZIP',
  access: 'owner',
  limits: [{ per: 'person', times: 20_000, seconds: 3600 }],
  params: oneFile.extend({
    ticket: requestText.describe('TICKET of the file.'),
    number: z.coerce.number().int().min(0).max(1_000_000).describe('Which piece, from 0 on.'),
  }),
  answer: fileAnswer('application/octet-stream'),
  act: async ({ orm, member, params: { id, ticket, number }, files }) => {
    const row = await ownFile(orm, member, id)
    const isOpen =
      row.state === 'ready' &&
      row.ticketHash === hash('sha256', ticket) &&
      row.ticketUntil !== null &&
      row.ticketUntil > new Date()
    if (!isOpen || number >= row.pieces) return undefined
    const bytes = await readPiece(files, { file: row.id }, number)
    if (!bytes) return undefined
    if (number === 0) await noteDownload(orm, row.id, (await nameOfAccount(orm, member.account)) ?? '')
    return new Response(bytes, {
      headers: {
        'content-type': 'application/octet-stream',
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
  act: async ({ orm: outside, member, params, files, locale, transaction }) => {
    const { id } = await transaction(async (orm) => {
      const row = await ownFile(orm, member, params.id)
      return moveFile(orm, row, removable, { state: 'gone' })
    })
    await endFile(outside, files, id)
    const rows = await listFiles(outside, member.company)
    return { FILES: rows.map((one) => fileAnswerOf(one, locale)) }
  },
})
