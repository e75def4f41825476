import { z } from '@hono/zod-openapi'
import {
  broughtFileBody,
  companyFile as companyFileShape,
  pieceBody,
  pieceBytes,
} from '../../schemas/api/company-file.ts'
import { provePassword } from '../accounts/index.ts'
import { checkWhole } from '../kit/access/check-whole.ts'
import { place } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { tellWorkers } from './file/lease.ts'
import { putPiece } from './file/pieces.ts'
import { fileAnswerOf } from './file-answer.ts'
import { addFile, checkNoneOpen, filePath, moveFile, oneFile, ownFile } from './own-file.ts'

const moves = {
  method: 'post',
  service: 'w-business',
  access: 'owner',
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
  params: oneFile,
  answer: companyFileShape,
  status: 200,
} as const

export const bringCompany = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/company_files/brought',
  summary:
    'Begins to bring a file with everything of a company, with the password of an owner: its pieces are sent after that. 409 while another is on its way',
  access: 'owner',
  limits: [{ per: 'person', times: 20, seconds: 3600 }],
  maxBytes: 8192,
  params: place,
  body: broughtFileBody,
  answer: companyFileShape,
  status: 201,
  act: async ({ orm: outside, member, person, body, locale, settings, transaction }) => {
    checkWhole(member)
    const proof = { locale, field: 'PASSWORD', isForDemo: true } as const
    await provePassword(outside, person.account, body.PASSWORD, proof)
    return transaction(async (orm) => {
      await checkNoneOpen(orm, member.company)
      const bytes = body.BYTES
      const pieces = Math.ceil(bytes / pieceBytes)
      const row = await addFile(orm, member, {
        direction: 'in',
        state: 'sending',
        locale,
        origin: settings.origin,
        bytes,
        pieces,
        all: pieces,
      })
      return fileAnswerOf(row, locale)
    })
  },
})

export const sendPiece = defineCall({
  ...moves,
  method: 'put',
  limits: [{ per: 'person', times: 6000, seconds: 3600 }],
  path: `${filePath}/pieces/{number}`,
  summary:
    'Sends the next piece of 8 MB of a file; the last one is shorter. One that was sent already can be sent again',
  maxBytes: pieceBytes + 65_536,
  params: oneFile.extend({ number: z.coerce.number().int().min(0).max(100_000).describe('From 0 on.') }),
  body: pieceBody,
  act: async ({ orm: outside, member, params: { id, number }, body, files, locale, transaction }) => {
    const row = await ownFile(outside, member, id)
    const { FILE } = body
    const size = Math.min(pieceBytes, row.bytes - number * pieceBytes)
    if (row.state !== 'sending' || number > row.done || FILE.size !== size) throw new ApiError('CONFLICT')
    await putPiece(files, { file: row.id }, number, new Uint8Array(await FILE.arrayBuffer()))
    const done = Math.max(row.done, number + 1)
    return transaction(async (orm) => fileAnswerOf(await moveFile(orm, row, ['sending'], { done }), locale))
  },
})

export const checkCompanyFile = defineCall({
  ...moves,
  path: `${filePath}/check`,
  summary: 'Has a file that was sent to its end looked at: what would come, and what not. Nothing is written',
  act: async ({ params, member, locale, transaction }) =>
    transaction(async (orm) => {
      const row = await ownFile(orm, member, params.id)
      if (row.done < row.pieces) throw new ApiError('CONFLICT')
      const moved = await moveFile(orm, row, ['sending'], { state: 'checking', done: 0, all: 0 })
      await tellWorkers(orm)
      return fileAnswerOf(moved, locale)
    }),
})

export const writeCompanyFile = defineCall({
  ...moves,
  path: `${filePath}/write`,
  summary: 'Has a file that was looked at written into the company, which must be new (409)',
  act: async ({ params, member, locale, transaction }) =>
    transaction(async (orm) => {
      const row = await ownFile(orm, member, params.id)
      if (Object.keys(row.report?.present ?? {}).length > 0) throw new ApiError('CONFLICT')
      const moved = await moveFile(orm, row, ['checked'], { state: 'writing', done: 0, all: 0 })
      await tellWorkers(orm)
      return fileAnswerOf(moved, locale)
    }),
})
