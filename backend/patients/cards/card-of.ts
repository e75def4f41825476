import { and, count, eq, ne, or, sql } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { appointment, patient } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { type Alike, alikeCards } from './alike-cards.ts'
import { takeCardNumbers } from './card-numbers.ts'
import type { PatientRow } from './patient-name.ts'
import { writeWords } from './write-words.ts'

/** A patient as a booking or a member of the staff names them. */
export type GivenPatient = {
  company: string
  lastName: string
  name: string
  middleName: string | null
  birthday: string | null
  phone: string | null
  email: string | null
  locale: Locale
  /** The account of the person who books, and whether the patient is that person. */
  account: string | null
  isOwnAccount: boolean
  /** Whether the phone number is known to be theirs: confirmed by a code, or given to the staff. Only then a card that is there learns something new. */
  isSure?: boolean
  consent?: { at: Date; text: string }
  doNotCall?: boolean
  remark?: string | null
  /** The member of staff; null for the patient. */
  by: string | null
}

const isContradicted = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other

/** How well a card fits: the more of it is the same, the better. */
const fitOf = ({ card, likeness }: Alike, given: GivenPatient): number =>
  (likeness === 'same' ? 1 : 0) + (card.birthday !== null && card.birthday === given.birthday ? 2 : 0)

/**
 * The one card that fits: with the same phone number, or of the same account for themselves, the same name in any script and order, with or
 * without a patronymic, and no other birthday; of a merged card the one that was kept. Undefined also where two fit equally well: whose visit it
 * is then only a person can say.
 */
async function findCard(orm: Orm, given: GivenPatient): Promise<PatientRow | undefined> {
  const isOwn =
    given.account !== null && given.isOwnAccount
      ? and(eq(patient.account, given.account), patient.isOwnAccount)
      : undefined
  const isSamePhone = given.phone === null ? undefined : eq(patient.phone, given.phone)
  if (!isOwn && !isSamePhone) return undefined
  const alike = await alikeCards(orm, given.company, given, or(isSamePhone, isOwn))
  const fitting = alike.filter(
    ({ card, likeness }) => likeness !== 'alike' && !isContradicted(card.birthday, given.birthday),
  )
  const best = Math.max(...fitting.map((one) => fitOf(one, given)))
  const cards = fitting.filter((one) => fitOf(one, given) === best).map(({ card }) => card)
  const [kept, other] = new Set(cards.map(({ id, mergedInto }) => mergedInto ?? id))
  if (kept === undefined || other !== undefined) return undefined
  const here = cards.find(({ id }) => id === kept)
  if (here) return here
  const [row] = await orm.select().from(patient).where(eq(patient.id, kept))
  return row
}

/** Adds to a card what it lacks and a booking says. */
async function complete(orm: Orm, card: PatientRow, given: GivenPatient): Promise<void> {
  const set = {
    ...(card.birthday === null && given.birthday !== null && { birthday: given.birthday }),
    ...(card.middleName === null && given.middleName !== null && { middleName: given.middleName }),
    ...(card.phone === null && given.phone !== null && { phone: given.phone }),
    ...(card.email === null && given.email !== null && { email: given.email }),
    ...(card.account === null &&
      given.account !== null && { account: given.account, isOwnAccount: given.isOwnAccount }),
    ...(card.consentAt === null &&
      given.consent && { consentAt: given.consent.at, consentText: given.consent.text }),
  }
  if (Object.keys(set).length === 0) return
  await orm
    .update(patient)
    .set({
      ...set,
      revision: sql`${patient.revision} + 1`,
      updatedAt: sql`now()`,
      updatedBy: given.by,
    })
    .where(eq(patient.id, card.id))
  await writeWords(orm, card.company, [card.id])
}

/** Makes a new card, with the next number of the company. Call it with the company's lock. */
export async function makeCard(orm: Orm, given: GivenPatient): Promise<PatientRow> {
  const { company, lastName, name, middleName, birthday, phone, email, locale, account, by, consent } = given
  const [made] = await orm
    .insert(patient)
    .values({
      company,
      number: await takeCardNumbers(orm, company, 1),
      ...{ lastName, name, middleName, birthday, phone, email, locale, account },
      isOwnAccount: given.isOwnAccount,
      doNotCall: given.doNotCall ?? false,
      remark: given.remark ?? null,
      consentAt: consent?.at ?? null,
      consentText: consent?.text ?? null,
      createdBy: by,
      updatedBy: by,
    })
    .returning()
  if (!made) throw new Error('the card is not there')
  await writeWords(orm, company, [made.id])
  return made
}

/** The id of the card that was found, which learns what it lacks, or else of a new one. */
async function idOf(orm: Orm, card: PatientRow | undefined, given: GivenPatient): Promise<string> {
  if (!card) return (await makeCard(orm, given)).id
  if (given.isSure || (given.account !== null && card.account === given.account))
    await complete(orm, card, given)
  return card.id
}

/** The id of the patient's card, found or made. Call it with the company's lock: then nobody makes the same card at the same time. */
export const cardOf = async (orm: Orm, given: GivenPatient): Promise<string> =>
  idOf(orm, await findCard(orm, given), given)

/**
 * The id of the card of an appointment with a corrected name or phone number. A card that only this appointment has made, and nobody has
 * changed, is corrected with it. Call it with the company's lock.
 */
export async function cardOfCorrected(
  orm: Orm,
  { id, patient: old }: { id: string; patient: string | null },
  given: GivenPatient,
): Promise<string> {
  const found = await findCard(orm, given)
  if (old === null || found) return idOf(orm, found, given)
  const [others] = await orm
    .select({ number: count() })
    .from(appointment)
    .where(and(eq(appointment.patient, old), ne(appointment.id, id)))
  if (others?.number !== 0) return idOf(orm, undefined, given)
  const { lastName, name, middleName, phone } = given
  const [corrected] = await orm
    .update(patient)
    .set({ lastName, name, middleName, phone, updatedAt: sql`now()`, updatedBy: given.by })
    .where(and(eq(patient.id, old), eq(patient.revision, 1)))
    .returning()
  if (!corrected) return idOf(orm, undefined, given)
  await writeWords(orm, corrected.company, [old])
  return old
}
