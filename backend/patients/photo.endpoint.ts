import { and, eq, inArray } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import { patientCard as card, patientPhotoBody } from '../../schemas/api/patients.ts'
import { maxSentPictureBytes } from '../../schemas/formats/picture-file.ts'
import { patient } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { pictureOfField } from '../kit/files/picture-of-field.ts'
import { removeFiles } from '../kit/files/uploaded-files.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { noteOpening } from './cards/note-opening.ts'
import { onePatient } from './cards/one-patient.ts'
import type { PatientRow } from './cards/patient-name.ts'
import { readPatient } from './cards/read-patient.ts'
import { openedCard } from './patient-answer.ts'

const path = '/{companyCode}/{cabinetCode}/patient/{id}/photo'
const limits = [{ per: 'person', times: 120, seconds: 3600 }] as const

/** On a card, and in a row of a list. */
const side = { maxWidth: 640, maxHeight: 640 }
const smallSide = { maxWidth: 96, maxHeight: 96 }

type Photo = Pick<PatientRow, 'photo' | 'photoSmall' | 'photoConsentAt' | 'photoConsentText'>
const noPhoto: Photo = { photo: null, photoSmall: null, photoConsentAt: null, photoConsentText: null }

/**
 * Gives a card a photo, in place of the one before, or takes it away. Returns the card of now, and the files that nothing names any more. Merged cards
 * lose the photo that is replaced, and every photo in a withdrawal: undoing the merge would bring it back.
 */
async function write(orm: Orm, row: PatientRow, photo: Photo, by: string) {
  const own = row.photo === null ? [] : [row.photo]
  const isMerged = eq(patient.mergedInto, row.id)
  const where = photo.photo === null ? isMerged : and(isMerged, inArray(patient.photo, own))
  const merged = await orm.select({ photo: patient.photo }).from(patient).where(where)
  await orm.update(patient).set(noPhoto).where(where)
  const [written] = await orm
    .update(patient)
    .set({ ...photo, updatedBy: by })
    .where(eq(patient.id, row.id))
    .returning()
  if (!written) throw new ApiError('NOT_FOUND')
  return { written, files: [...new Set([...own, ...merged.flatMap((card) => card.photo ?? [])])] }
}

/** The picture is encoded anew, so that neither metadata nor embedded content is stored. */
export const addPatientPhoto = defineCall({
  method: 'post',
  service: 'w-business',
  path,
  summary:
    'A photo of a patient who has agreed to it, in place of the one before: JPEG, PNG or WebP of at most 5 MB',
  access: { section: 'patients', action: 'write' },
  limits,
  maxBytes: maxSentPictureBytes,
  params: onePatient,
  body: patientPhotoBody,
  answer: card,
  act: async ({ params, body: { file }, member, locale, files, log, transaction }) => {
    const place = { company: params.companyCode, id: uuidOf(params.id), member }
    await transaction((orm) => readPatient(orm, place))
    const sent = { by: member.account, field: 'file', problem: 'picture', locale } as const
    const picture = await pictureOfField({ ...sent, bytes: new Uint8Array(await file.arrayBuffer()) }, side)
    const small = await pictureOfField({ ...sent, bytes: picture.bytes }, smallSide)
    const name = await files.put(picture.bytes, { folder: 'patients', extension: picture.extension })
    try {
      const changed = await transaction(async (orm) => {
        const row = await readPatient(orm, place)
        const photo = {
          photo: name,
          photoSmall: Buffer.from(small.bytes).toString('base64'),
          photoConsentAt: new Date(),
          photoConsentText: translate(row.locale)('business:patients.photo.consent'),
        }
        const { written, files: unused } = await write(orm, row, photo, member.account)
        return { answer: await openedCard(orm, written, member), unused }
      })
      await removeFiles(files, log, changed.unused)
      return changed.answer
    } catch (error) {
      await removeFiles(files, log, [name])
      throw error
    }
  },
})

export const removePatientPhoto = defineCall({
  method: 'delete',
  service: 'w-business',
  path,
  summary: 'Deletes the photo of a patient, and that they agreed to it',
  access: { section: 'patients', action: 'write' },
  limits,
  params: onePatient,
  answer: card,
  act: async ({ params, member, files, log, transaction }) => {
    const { answer, unused } = await transaction(async (orm) => {
      const row = await readPatient(orm, { company: params.companyCode, id: uuidOf(params.id), member })
      const { written, files: unused } = await write(orm, row, noPhoto, member.account)
      return { answer: await openedCard(orm, written, member), unused }
    })
    await removeFiles(files, log, unused)
    return answer
  },
})

/** It has no address for anybody else, and no browser keeps it. */
export const readPatientPhoto = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'The photo of a patient, as bytes; the patient reads who has opened it',
  access: { section: 'patients', action: 'read' },
  params: onePatient,
  answer: fileAnswer('image/webp'),
  act: async ({ params, member, files, transaction }) => {
    const company = params.companyCode
    const name = await transaction(async (orm) => {
      const row = await readPatient(orm, { company, id: uuidOf(params.id), member })
      if (row.photo === null) throw new ApiError('NOT_FOUND')
      await noteOpening(orm, { company, patient: row.id, what: 'card', member })
      return row.photo
    })
    const bytes = await files.read(name)
    if (!bytes) throw new ApiError('NOT_FOUND')
    return new Response(bytes, {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
