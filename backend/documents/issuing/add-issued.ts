import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { documentKinds } from '../../../schemas/documents/document-kinds.ts'
import { document, medicalRecord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { FileStore } from '../../kit/files/store.ts'
import { removeFiles } from '../../kit/files/uploaded-files.ts'
import type { Log } from '../../kit/log.ts'
import { addDocument, type NewDocument, storeDocument } from '../issue-document.ts'
import type { About, AboutAsked } from './read-about.ts'

export type IssuedRow = typeof document.$inferSelect

/** A document that is ready to be added: its paper, and what it is about. */
export type Ready = Pick<NewDocument, 'kind' | 'number' | 'file' | 'pages'> &
  Pick<About, 'patient' | 'visit' | 'signer'> & {
    code: string
    /** Name of the file in the store. */
    name: string
    /** Title in the patient's records; by default that of the kind, with the number. */
    title?: string
    cabinet: string | null
    issued: string
    validTo: string | undefined
    template: string | null
    request: KeptRequest | undefined
  }

/** A call with an Idempotency-Key as it is kept. */
export type KeptRequest = { requestKey: string; requestHash: string }

/** What a member has `sent` under a key, by default all of the body: others may have the same key for what they ask. Undefined without a key. */
export const keptRequest = (
  key: string | undefined,
  { member, body }: AboutAsked,
  sent: unknown = body,
): KeptRequest | undefined =>
  key === undefined
    ? undefined
    : {
        requestKey: hash('sha256', `${member.company}/${member.account}/${key}`),
        requestHash: hash('sha256', JSON.stringify(sent)),
      }

/** What an earlier call with the same Idempotency-Key has issued. Throws 409 if it asked for anything else: a document would be taken for another. */
export async function issuedBefore(
  orm: Orm,
  request: KeptRequest | undefined,
): Promise<IssuedRow | undefined> {
  if (!request) return undefined
  const [row] = await orm.select().from(document).where(eq(document.requestKey, request.requestKey))
  if (row && row.requestHash !== request.requestHash) throw new ApiError('CONFLICT')
  return row
}

/** Stores a file while `write` adds its document under a new code. It does not stay if that throws, or adds none. */
export async function withStored<Row extends IssuedRow | undefined>(
  { files, log }: { files: FileStore; log: Log },
  file: NewDocument['file'],
  code: string,
  write: (name: string) => Promise<Row>,
): Promise<Row> {
  const name = await storeDocument(files, file)
  try {
    const row = await write(name)
    if (row?.code !== code) await removeFiles(files, log, [name])
    return row
  } catch (error) {
    await removeFiles(files, log, [name])
    throw error
  }
}

/** Adds a document, and the record of the patient's profile, whose link leads to its check. */
export async function addIssued(orm: Orm, { member, body }: AboutAsked, ready: Ready): Promise<IssuedRow> {
  const { patient, visit, signer, kind, number, code } = ready
  const company = member.company
  const row = await addDocument(
    orm,
    {
      company,
      kind,
      number,
      lang: body.LANG,
      file: ready.file,
      pages: ready.pages,
      issued: ready.issued,
      ...(ready.validTo !== undefined && { validTo: ready.validTo }),
      ...(signer && {
        doctor: { name: signer.name, ...(signer.speciality && { speciality: signer.speciality }) },
      }),
      patient: {
        lastName: patient.lastName,
        name: patient.name,
        ...(patient.middleName && { middleName: patient.middleName }),
        ...(patient.birthday && { birthYear: Number(patient.birthday.slice(0, 4)) }),
        ...(patient.phone && { phone: patient.phone }),
      },
    },
    {
      code,
      name: ready.name,
      patient: patient.id,
      visit: visit?.id ?? null,
      cabinet: ready.cabinet,
      specialist: signer?.code ?? null,
      template: ready.template,
      ...ready.request,
      issuedBy: member.account,
    },
  )
  // A card booked for somebody else has the account of who booked, whose profile is not the patient's.
  if (patient.account && patient.isOwnAccount)
    await orm.insert(medicalRecord).values({
      account: patient.account,
      company,
      kind: 'document',
      specialist: signer?.code ?? null,
      title: ready.title ?? `${documentKinds[kind][body.LANG]} № ${number}`,
      lang: body.LANG,
      date: ready.issued,
      documentCode: code,
    })
  return row
}
