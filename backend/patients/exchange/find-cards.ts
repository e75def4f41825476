import { and, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { isInitial } from '../../../schemas/exchange/kinds/full-name.ts'
import { isShortOf, shortName } from '../../../schemas/formats/short-name.ts'
import { phoneWord, sameNameWords, wordsVersion } from '../../../schemas/patients/patient-words.ts'
import type { ExchangedPatient } from '../../../schemas/patients/patients.exchange.ts'
import { isSameName } from '../../../schemas/patients/same-name.ts'
import { patient, patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { PatientRow } from '../cards/patient-name.ts'

/** What a table says of a patient: the names are always there; of a visit they may be initials. */
export type NamedPatient = ExchangedPatient & { lastName: string; name: string }

/** Without the small photos, which are larger than all else of a thousand cards. */
const { photoSmall: _, ...columns } = getTableColumns(patient)

/** A card as it is compared with a row. */
export type KnownCard = Omit<PatientRow, 'photoSmall'>

/** The card that a row is of; or why it is not clear which, with the number of one that it may be. Neither for a new patient. */
export type FoundCard =
  | { card: KnownCard; isByNumber: boolean }
  | { problem: 'nameless' | 'shortName' | 'several' | 'otherPhone' | 'otherBirthday'; number?: number }
  | undefined

const given = <One>(values: readonly (One | undefined)[]): One[] =>
  values.filter((value): value is One & {} => value !== undefined)

/** A row, and the words of which a card of it has one. */
type Sought = { value: NamedPatient; words: readonly string[] }

/**
 * The ids of the cards that have these words, by word. The name stands in each with a contact, so that they are about as many as the rows, and not as
 * many as share a birthday.
 */
async function cardsByWord(orm: Orm, company: string, words: readonly string[]) {
  // As one value: one for each word takes the processor many times as long. And as a table: for a condition with a thousand words Postgres
  // would read all words of the clinic, for each batch anew.
  const sought = sql`unnest(${sql.param([...new Set(words)])}::text[]) as sought (word)`
  const found = await orm
    .select({ word: patientWord.word, id: patientWord.patient })
    .from(sought)
    .innerJoin(patientWord, and(eq(patientWord.company, company), sql`${patientWord.word} = sought.word`))
  return Map.groupBy(found, ({ word }) => word)
}

/**
 * The cards of a company whose words a worker has still to write anew, as they are since this version, with those that were merged into them; null if
 * there are none, as soon after an update. They are found by their contacts alone.
 */
async function unwrittenCards(orm: Orm, company: string) {
  const isDue = and(
    eq(patient.company, company),
    isNull(patient.mergedInto),
    lt(patient.wordsVersion, wordsVersion),
  )
  const due = () => orm.select({ id: patient.id }).from(patient).where(isDue)
  if ((await due().limit(1)).length === 0) return null
  return or(inArray(patient.id, due()), inArray(patient.mergedInto, due()))
}

/** Cards that rows may be of, each with the one that it was merged into. */
export async function cardsNear(orm: Orm, company: string, sought: readonly Sought[]) {
  const byWord = await cardsByWord(
    orm,
    company,
    sought.flatMap(({ words }) => words),
  )
  const ids = [...new Set([...byWord.values()].flat().map(({ id }) => id))]
  const values = sought.map(({ value }) => value)
  const isUnwritten = (await unwrittenCards(orm, company)) ?? undefined
  const near = await orm
    .select(columns)
    .from(patient)
    .where(
      and(
        eq(patient.company, company),
        or(
          inArray(patient.id, ids),
          inArray(patient.mergedInto, ids),
          inArray(patient.number, given(values.map(({ number }) => number))),
          isUnwritten &&
            and(
              isUnwritten,
              or(
                inArray(patient.phone, given(values.map(({ phone }) => phone))),
                inArray(patient.birthday, given(values.map(({ birthday }) => birthday))),
              ),
            ),
        ),
      ),
    )
  const known = new Map(near.map((card) => [card.id, card]))
  const missing = given(near.map(({ mergedInto }) => mergedInto ?? undefined)).filter((id) => !known.has(id))
  const kept =
    missing.length > 0 ? await orm.select(columns).from(patient).where(inArray(patient.id, missing)) : []
  for (const card of kept) known.set(card.id, card)
  return {
    byWord,
    cards: near.map((card) => ({ card, kept: known.get(card.mergedInto ?? card.id) ?? card })),
  }
}

type Near = Awaited<ReturnType<typeof cardsNear>>['cards'][number]

const isSame = (one: unknown, other: unknown): boolean => one !== undefined && one === other

const contradicts = (one: string | undefined, other: string | null): boolean =>
  one !== undefined && other !== null && one !== other

/** How a card is told to be of the name of a row: one with initials may be of several. */
function likeName({ lastName, name, ...value }: NamedPatient): (near: Near) => boolean {
  const middleName = value.middleName ?? null
  const short = isInitial(name) ? shortName([lastName, name, middleName ?? ''].join(' ')) : undefined
  return short
    ? ({ card }) => isShortOf(short, [card.lastName, card.name, card.middleName ?? ''].join(' '))
    : ({ card }) => isSameName(card, { lastName, name, middleName })
}

function cardOf(value: NamedPatient, near: readonly Near[]): FoundCard {
  const isAlike = likeName(value)
  const sharesContact = ({ card }: Near) =>
    isSame(value.phone, card.phone) || isSame(value.birthday, card.birthday)
  // A number of another system is that of another patient here.
  const numbered = near.find(
    (one) => isSame(value.number, one.card.number) && (isAlike(one) || sharesContact(one)),
  )
  if (numbered) return { card: numbered.kept, isByNumber: true }
  if (isInitial(value.name) && value.phone === undefined) return { problem: 'shortName' }
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

/** The words of which the card of a row has one. */
export const soughtWords = ({ middleName, phone, birthday, ...names }: NamedPatient): string[] =>
  isInitial(names.name)
    ? given([phone && phoneWord(phone)])
    : sameNameWords({
        ...names,
        middleName: middleName ?? null,
        ...(phone && { phone }),
        ...(birthday && { birthday }),
      })

/**
 * For each row the card that it is of, as a booking finds it: by the same name and the same phone number or birthday, and nothing that contradicts. One with
 * initials is found by its phone number alone.
 */
export async function findCards(
  orm: Orm,
  company: string,
  values: readonly NamedPatient[],
): Promise<FoundCard[]> {
  const sought = values.map((value) => ({ value, words: soughtWords(value) }))
  const { byWord, cards } = await cardsNear(orm, company, sought)
  const byKept = Map.groupBy(cards, ({ kept }) => kept.id)
  const byNumber = new Map(cards.map((one) => [one.card.number, one]))
  // Few, and soon none: those alone are compared by their contacts.
  const unwritten = cards.filter(({ kept }) => kept.wordsVersion < wordsVersion)
  const by = (key: 'phone' | 'birthday') => Map.groupBy(unwritten, ({ card }) => card[key])
  const [phones, birthdays] = [by('phone'), by('birthday')]
  return sought.map(({ value, words }) => {
    const numbered = value.number === undefined ? undefined : byNumber.get(value.number)
    const ofValue = new Set([
      ...(numbered ? [numbered] : []),
      ...words.flatMap((word) => byWord.get(word) ?? []).flatMap(({ id }) => byKept.get(id) ?? []),
      ...(value.phone === undefined ? [] : (phones.get(value.phone) ?? [])),
      ...(value.birthday === undefined ? [] : (birthdays.get(value.birthday) ?? [])),
    ])
    return cardOf(value, [...ofValue])
  })
}
