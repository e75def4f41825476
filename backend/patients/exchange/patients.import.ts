import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { defaultLocale } from '../../../locales/locale.ts'
import { patientWords, wordsVersion } from '../../../schemas/patients/patient-words.ts'
import { exchange } from '../../../schemas/patients/patients.exchange.ts'
import { nameSounds } from '../../../schemas/patients/same-name.ts'
import { patient, patientOpening, patientWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import {
  defineImport,
  type ImportedBy,
  type Planned,
  type PlannedChange,
  type Written,
} from '../../kit/exchange/define-import.ts'
import { retireCardNumber, takeCardNumbers } from '../cards/card-numbers.ts'
import { insertWords, writeWords } from '../cards/write-words.ts'
import { movedColumns } from '../doubles/moved-columns.ts'
import { type FoundCard, findCards, type KnownCard, type NamedPatient } from './find-cards.ts'

/** The fields of a card that a table can fill in or change, if it is clear whose it is. */
const changeable = ['birthday', 'phone', 'email', 'locale', 'doNotCall', 'remark'] as const
/** Those that only change where the row names the number of the card: another spelling is no other name. */
const names = ['lastName', 'name', 'middleName'] as const

/** What a row changes of a card, as it is now. */
function changedOf(card: KnownCard, value: NamedPatient, isByNumber: boolean): Record<string, unknown> {
  const isNameless = card.middleName === null ? (['middleName'] as const) : []
  const fields = [...changeable, ...(isByNumber ? names : isNameless)]
  const changed = fields.filter((field) => value[field] !== undefined && value[field] !== card[field])
  return Object.fromEntries(changed.map((field) => [field, card[field]]))
}

function planOf(found: FoundCard, value: NamedPatient): Planned {
  if (!found) return { outcome: 'add' }
  if ('problem' in found)
    return {
      outcome: 'fault',
      code: found.problem,
      ...(found.number !== undefined && { with: String(found.number) }),
    }
  const { card, isByNumber } = found
  const before = changedOf(card, value, isByNumber)
  if (Object.keys(before).length === 0) return { outcome: 'same', target: card.id }
  return { outcome: 'change', target: card.id, revision: card.revision, before }
}

/** Two rows are of one patient if they have the same name and the same phone number or birthday. */
function keysOf({ lastName, name, phone, birthday }: NamedPatient): string[] {
  const sounds = nameSounds({ lastName, name, middleName: null }).join(' ')
  return [phone, birthday].flatMap((one) => (one === undefined ? [] : [`${sounds} ${one}`]))
}

/** The revision of a card that was added just now. */
const firstRevision = 1

async function add(
  orm: Orm,
  { company, account }: ImportedBy,
  values: readonly NamedPatient[],
): Promise<Written[]> {
  if (values.length === 0) return []
  const first = await takeCardNumbers(orm, company, values.length)
  const cards = values.map(({ lastName, name, ...value }, index) => ({
    ...value,
    ...{ lastName, name, middleName: value.middleName ?? null },
    ...{ birthday: value.birthday ?? null, phone: value.phone ?? null },
    ...{ locale: value.locale ?? defaultLocale, doNotCall: value.doNotCall ?? false },
    ...{ id: randomUUID(), number: first + index },
  }))
  // As one value: one for each column of each card takes the processor many times as long.
  await orm.execute(sql`insert into ${patient} (id, company_code, number, last_name, name, middle_name, birthday, phone,
      email, locale, do_not_call, remark, words_version, created_by, updated_by)
    select id, ${company}, number, "lastName", name, "middleName", birthday, phone,
      email, locale, "doNotCall", remark, ${wordsVersion}::int, ${account}::uuid, ${account}::uuid
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as cards (id uuid, number int, "lastName" text, name text,
      "middleName" text, birthday date, phone text, email text, locale text, "doNotCall" boolean, remark text)`)
  const words = cards.flatMap((card) => patientWords(card).map((word) => ({ word, patient: card.id })))
  await insertWords(orm, company, words)
  return cards.map(({ id }) => ({ target: id, revision: firstRevision }))
}

/** Sets values of a card that has this revision. Returns the new one. */
async function set(
  orm: Orm,
  { company, account }: ImportedBy,
  { target, revision }: Written,
  values: Record<string, unknown>,
): Promise<number | undefined> {
  const [written] = await orm
    .update(patient)
    .set({ ...values, revision: sql`${patient.revision} + 1`, updatedAt: sql`now()`, updatedBy: account })
    .where(
      and(
        eq(patient.id, target),
        eq(patient.company, company),
        eq(patient.revision, revision),
        isNull(patient.mergedInto),
      ),
    )
    .returning()
  if (!written) return undefined
  await writeWords(orm, company, [written.id])
  return written.revision
}

const change = (orm: Orm, by: ImportedBy, { value, before, ...thing }: PlannedChange<NamedPatient>) =>
  set(orm, by, thing, Object.fromEntries(Object.entries(value).filter(([field]) => field in before)))

const changeBack = async (orm: Orm, by: ImportedBy, { before, ...thing }: PlannedChange<NamedPatient>) =>
  (await set(orm, by, thing, before)) !== undefined

/** Rows that name a card, other than that somebody has looked at it. */
const uses = movedColumns.filter(({ table }) => table !== patientOpening)

async function takeBack(orm: Orm, { company }: ImportedBy, added: readonly Written[]): Promise<Set<string>> {
  const isAsAdded = or(
    ...added.map(({ target, revision }) => and(eq(patient.id, target), eq(patient.revision, revision))),
  )
  const free = await orm
    .select({ id: patient.id, number: patient.number })
    .from(patient)
    .where(
      and(
        eq(patient.company, company),
        isAsAdded,
        isNull(patient.mergedInto),
        isNull(patient.photo),
        ...uses.map(({ table, column }) =>
          notExists(
            sql`(select from ${table} as used where ${sql.raw('used')}.${sql.identifier(column.name)} = ${patient.id})`,
          ),
        ),
      ),
    )
  const ids = free.map(({ id }) => id)
  if (ids.length === 0) return new Set()
  await retireCardNumber(orm, company, Math.max(...free.map(({ number }) => number)))
  await orm.delete(patient).where(inArray(patient.id, ids))
  return new Set(ids)
}

/** Patients of a table. Nobody is guessed: a row that may be of a known patient, or of two, is said and left out. */
export const imported = defineImport<NamedPatient>({
  definition: exchange,
  tables: [patient, patientWord],
  keysOf,
  plan: async (orm, company, values) => {
    const found = await findCards(orm, company, values)
    return values.map((value, index) => planOf(found[index], value))
  },
  add,
  change,
  takeBack,
  changeBack,
})
