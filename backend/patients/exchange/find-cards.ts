import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { ExchangedPatient } from '../../../schemas/patients/patients.exchange.ts'
import { isSameName } from '../../../schemas/patients/same-name.ts'
import { patient } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { PatientRow } from '../cards/patient-name.ts'

/** What a table says of a patient: the names are always there. */
export type NamedPatient = ExchangedPatient & { lastName: string; name: string }

/** Without the small photos, which are larger than all else of a thousand cards. */
const { photoSmall: _, ...columns } = getTableColumns(patient)

/** A card as it is compared with a row. */
export type KnownCard = Omit<PatientRow, 'photoSmall'>

/** The card that a row is of; or why it is not clear which, with the number of one that it may be. Neither for a new patient. */
export type FoundCard =
  | { card: KnownCard; isByNumber: boolean }
  | { problem: 'nameless' | 'several' | 'otherPhone' | 'otherBirthday'; number?: number }
  | undefined

const given = <One>(values: readonly (One | undefined)[]): One[] =>
  values.filter((value): value is One & {} => value !== undefined)

/** Cards that rows may be of, each with the one that it was merged into. */
async function cardsNear(orm: Orm, company: string, values: readonly NamedPatient[]) {
  const near = await orm
    .select(columns)
    .from(patient)
    .where(
      and(
        eq(patient.company, company),
        or(
          inArray(patient.number, given(values.map(({ number }) => number))),
          inArray(patient.phone, given(values.map(({ phone }) => phone))),
          inArray(patient.birthday, given(values.map(({ birthday }) => birthday))),
        ),
      ),
    )
  const known = new Map(near.map((card) => [card.id, card]))
  const missing = given(near.map(({ mergedInto }) => mergedInto ?? undefined)).filter((id) => !known.has(id))
  const kept =
    missing.length > 0 ? await orm.select(columns).from(patient).where(inArray(patient.id, missing)) : []
  for (const card of kept) known.set(card.id, card)
  return near.map((card) => ({ card, kept: known.get(card.mergedInto ?? card.id) ?? card }))
}

type Near = Awaited<ReturnType<typeof cardsNear>>[number]

const isSame = (one: unknown, other: unknown): boolean => one !== undefined && one === other

const contradicts = (one: string | undefined, other: string | null): boolean =>
  one !== undefined && other !== null && one !== other

function cardOf(value: NamedPatient, near: readonly Near[]): FoundCard {
  const name = { lastName: value.lastName, name: value.name, middleName: value.middleName ?? null }
  const isAlike = ({ card }: Near) => isSameName(card, name)
  const sharesContact = ({ card }: Near) =>
    isSame(value.phone, card.phone) || isSame(value.birthday, card.birthday)
  // A number of another system is that of another patient here.
  const numbered = near.find(
    (one) => isSame(value.number, one.card.number) && (isAlike(one) || sharesContact(one)),
  )
  if (numbered) return { card: numbered.kept, isByNumber: true }
  if (value.phone === undefined && value.birthday === undefined) return { problem: 'nameless' }
  const named = near.filter((one) => sharesContact(one) && isAlike(one))
  const alike = named.filter(({ card }) => !contradicts(value.birthday, card.birthday))
  const fitting = alike.filter(({ card }) => !contradicts(value.phone, card.phone))
  const kept = [...new Map(fitting.map((one) => [one.kept.id, one.kept])).values()]
  const [card, other] = kept
  if (card && other) return { problem: 'several', number: card.number }
  if (card) return { card, isByNumber: false }
  const [doubtful] = alike
  if (doubtful) return { problem: 'otherPhone', number: doubtful.kept.number }
  const [older] = named
  return older && { problem: 'otherBirthday', number: older.kept.number }
}

/** For each row the card that it is of, as a booking finds it: by the same name and the same phone number or birthday, and nothing that contradicts. */
export async function findCards(
  orm: Orm,
  company: string,
  values: readonly NamedPatient[],
): Promise<FoundCard[]> {
  const near = await cardsNear(orm, company, values)
  const by = (key: 'number' | 'phone' | 'birthday') => Map.groupBy(near, ({ card }) => card[key])
  const [numbers, phones, birthdays] = [by('number'), by('phone'), by('birthday')]
  return values.map((value) => {
    const ofValue = [
      ...(value.number === undefined ? [] : (numbers.get(value.number) ?? [])),
      ...(value.phone === undefined ? [] : (phones.get(value.phone) ?? [])),
      ...(value.birthday === undefined ? [] : (birthdays.get(value.birthday) ?? [])),
    ]
    return cardOf(value, ofValue)
  })
}
