import type { z } from '@hono/zod-openapi'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Section } from '../../schemas/access/sections.ts'
import { type PatientLetter, patientLetterList } from '../../schemas/api/patients.ts'
import type { Membership } from '../database/tables/index.ts'
import { checkRight } from '../kit/access/check-right.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Acting } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { noteOpening } from './cards/note-opening.ts'
import { onePatient } from './cards/one-patient.ts'
import type { PatientRow } from './cards/patient-name.ts'
import { readPatient } from './cards/read-patient.ts'

/** How many letters a card shows. */
export const mostLetters = 50

/** Letters from the phone number or address of a card, or from the patient's own account. */
export function isFromPatient(
  { account, isOwnAccount, phone, email }: PatientRow,
  letter: { account: PgColumn; contact: PgColumn },
): SQL {
  const contacts = [phone, email].filter((one) => one !== null)
  return (
    or(
      account !== null && isOwnAccount ? eq(letter.account, account) : undefined,
      contacts.length > 0 ? inArray(letter.contact, contacts) : undefined,
    ) ?? sql`false`
  )
}

type Letters = {
  /** The last part of the path, and the section of the letters: who may not read it is refused, and so is a key without its scope. */
  name: string
  section: Section
  summary: string
  read: (orm: Orm, card: PatientRow, member: Membership) => Promise<PatientLetter[]>
}

const access = { section: 'patients', action: 'read' } as const
type Asked = Pick<
  Acting<z.infer<typeof onePatient>, unknown, unknown, typeof access>,
  'params' | 'member' | 'transaction'
>

/** What declares a call for a part of a patient's card: the letters of one kind that the member may read, of a patient whom they may read. */
export const lettersOf = ({ name, section, summary, read }: Letters) => ({
  method: 'get' as const,
  service: 'business-api-front2' as const,
  path: `/{companyCode}/{cabinetCode}/patient/{id}/${name}` as const,
  summary,
  access,
  params: onePatient,
  answer: patientLetterList,
  act: async ({ params, member, transaction }: Asked) => {
    checkRight(member, { section, action: 'read' })
    const [company, id] = [params.companyCode, uuidOf(params.id)]
    return transaction(async (orm) => {
      const card = await readPatient(orm, { company, id, member })
      await noteOpening(orm, { company, patient: card.id, what: 'card', member })
      return wholeList(await read(orm, card, member))
    })
  },
})
