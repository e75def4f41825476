import { z } from '@hono/zod-openapi'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { consultationFileParams } from '../../schemas/api/consultation.ts'
import { linkQuery } from '../../schemas/api/link-address.ts'
import { consultationStatus } from '../../schemas/consultations/consultation-status.ts'
import { consultation, consultationFile, consultationMessage } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { attachmentOf } from '../kit/files/attachment-of.ts'
import type { FileStore } from '../kit/files/store.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { codeParam } from '../kit/input/query.ts'
import { codeOfLink } from '../kit/secrets/link-token.ts'
import { consultationSecret } from './consultation-link.ts'
import { isForStaff } from './staff-consultations.ts'

/** A file of a consultation: always a download, never rendered on our origin. */
async function download(
  { orm, files }: { orm: Orm; files: FileStore },
  { code, file, where }: { code: string; file: string; where?: SQL | undefined },
): Promise<Response> {
  const [found] = await orm
    .select({ file: consultationFile })
    .from(consultationFile)
    .innerJoin(consultationMessage, eq(consultationMessage.id, consultationFile.message))
    .innerJoin(consultation, eq(consultation.code, consultationMessage.consultation))
    .where(and(eq(consultationFile.id, file), eq(consultation.code, code), where))
  const bytes = found && (await files.read(found.file.file))
  if (!found || !bytes) throw new ApiError('NOT_FOUND')
  return attachmentOf(found.file, bytes)
}

export const fileOfLink = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/online_consultation/{code}/file/{file}',
  summary: 'A file of an online consultation for whoever has its link, as an attachment',
  access: 'anyone',
  isPersonal: true,
  limits: [{ per: 'address', times: 600, seconds: 900 }],
  params: consultationFileParams,
  query: linkQuery,
  answer: fileAnswer('*/*'),
  act: async ({ orm, files, params: { code, file }, query: { token } }) =>
    download(
      { orm, files },
      { code: codeOfLink({ code, token, secret: await consultationSecret(orm) }), file },
    ),
})

export const fileForStaff = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/online_consultation/{consultation}/file/{file}',
  summary: 'A file of an online consultation for the staff of its clinic, as an attachment',
  access: { section: 'online-consultations', action: 'read' },
  params: z.object({
    ...place.shape,
    consultation: codeParam('consultation'),
    file: z.uuid().describe('Id of the file.'),
  }),
  answer: fileAnswer('*/*'),
  act: async ({ orm, files, params, member }) =>
    download({ orm, files }, { code: params.consultation, file: params.file, where: isForStaff(member) }),
})

const { moderation, blocked } = consultationStatus

/** Moderators see consultations that they have to judge, and nothing of an active or ended one. */
const isModerated = inArray(consultation.status, [moderation, blocked])

export const fileForModerators = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/consultations/{consultation}/files/{file}',
  summary: 'A file of an online consultation that waits for a moderator or is blocked, as an attachment',
  access: 'moderator',
  params: z.object({
    consultation: codeParam('consultation'),
    file: z.uuid().describe('Id of the file.'),
  }),
  answer: fileAnswer('*/*'),
  act: async ({ orm, files, params }) =>
    download({ orm, files }, { code: params.consultation, file: params.file, where: isModerated }),
})
