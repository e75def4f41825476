import { locales } from '../../locales/locale.ts'
import { fold } from '../formats/fold.ts'
import type { SheetRow } from './cell.ts'
import type { ExchangeDefinition } from './define-exchange.ts'
import { textOf } from './kind.ts'

/** Of how many rows at the beginning one is the head: titles and groups of columns may be above it. */
export const beginRows = 20

/** Letters with a dot behind each: `Ф.И.О.`, `Д. р.`, `F.I.SH.` */
const initials = /(?<!\p{L})\p{L}(?:\.\s?\p{L}{1,2})+\.?(?!\p{L})/gu

/** In what the values of a column are counted, behind its name: `Цена, тг`. */
const unit =
  /[\s,]+(?:тг|тенге|теңге|₸|kzt|руб|рублей|₽|rub|сум|so['‘’`ʻʼ]?m|uzs|сом|kgs|byn|мин|минут|daqiqa|min)\.?$/iu

/** The name of a column without what differs between tables: case, signs, dots of initials, units, what is said in brackets. */
const bare = (text: string): string =>
  fold(
    text
      .replace(/\([^)]*\)|\[[^\]]*\]/gu, ' ')
      .replace(initials, (letters) => letters.replace(/[.\s]/gu, ''))
      .trim()
      .replace(unit, ''),
  )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The fields by the names of their columns. */
type Names = ReadonlyMap<string, string>

function fieldsByName({ fields }: ExchangeDefinition): Names {
  const all = new Map<string, string>()
  for (const [field, { label, names = [] }] of Object.entries(fields))
    for (const name of [...locales.map((locale) => label[locale]), ...names])
      if (!all.has(bare(name))) all.set(bare(name), field)
  return all
}

/**
 * What the columns of a table are: the number of the row that names them, or of the last one if several do, and then that of the first;
 * and the field of each column, null for none.
 */
export type Columns = { headAt: number | null; headFrom?: number; fields: (string | null)[] }

/** The rows of a head, by the numbers of the first and the last one. */
export type HeadRows = Pick<Columns, 'headAt' | 'headFrom'>

const textsOf = ({ cells }: SheetRow): string[] => cells.map((cell) => textOf(cell) ?? '')

const isFilled = (text: string | undefined): boolean => text !== undefined && text !== ''

/** Whether a row counts the columns, as forms do below their head: `1 | 2 | 3`. */
function isCount(row: SheetRow): boolean {
  const texts = textsOf(row)
  return texts.length > 1 && texts.every((text, at) => text === String(at + 1))
}

/** A title stands alone above a table. */
const isTitle = (texts: readonly string[]): boolean => texts.filter(isFilled).length < 2

/** Whether a row has names of groups, whose columns the row below it names: of merged cells only the first has a text. */
const isAbove = (upper: readonly string[], lower: readonly string[]): boolean =>
  !isTitle(upper) && lower.some((text, at) => at > 0 && isFilled(text) && !isFilled(upper[at]))

/**
 * Whether a row only divides the groups above it, and leaves every other column to the row above, whose name is merged downwards. A row of
 * things says something in those columns, or has numbers.
 */
function isBelowGroups(upper: readonly string[], lower: readonly string[]): boolean {
  const isInGroup = (at: number) =>
    !isFilled(upper[at]) || (at + 1 < lower.length && !isFilled(upper[at + 1]) && isFilled(lower[at + 1]))
  const filled = [...lower.keys()].filter((at) => isFilled(lower[at]))
  const others = [...upper.keys()].filter((at) => isFilled(upper[at]) && !isInGroup(at))
  return (
    filled.length > 1 &&
    others.length > 0 &&
    filled.every((at) => isInGroup(at) && !/\d/u.test(lower[at] ?? ''))
  )
}

/** The name of a group and those of its columns in one. */
const joint = ' / '

/** A head of several rows as one: a group stands before each of its columns. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above = '', below = ''] = [upper[at], lower[at]]
    if (isFilled(above)) group = above
    // A name of its own, merged downwards, and not a column of the group before it.
    if (!isFilled(below)) return above
    return group === '' || group === below ? below : `${group}${joint}${below}`
  })
}

/** The names of the columns by the rows of their head; none without it. */
export function headNames(begin: readonly SheetRow[], { headAt, headFrom }: HeadRows): string[] {
  if (headAt === null) return []
  const rows = begin.filter(({ at }) => at >= (headFrom ?? headAt) && at <= headAt)
  return rows
    .filter((row) => rows.length === 1 || !isCount(row))
    .reduce<string[]>((names, row, index) => (index === 0 ? textsOf(row) : joined(names, textsOf(row))), [])
}

/** The rows at the beginning that may be a head: each of them, two of which the upper one has groups, and with it one that counts the columns. */
export function possibleHeads(begin: readonly SheetRow[]): (HeadRows & { headAt: number })[] {
  const rows = begin.slice(0, beginRows)
  return rows.flatMap((row, index) => {
    const next = rows[index + 1]
    const pair = next && isAbove(textsOf(row), textsOf(next)) ? next : undefined
    const counting = rows[index + (pair ? 2 : 1)]
    const long = counting && isCount(counting) ? counting : undefined
    const last = long ?? pair
    return [{ headAt: row.at }, ...(last ? [{ headAt: last.at, headFrom: row.at }] : [])]
  })
}

/**
 * The field that a column is by its name: by all of it, by its own part, or by its group if that is one value. A column of something else, as
 * `Врач / Телефон`, is none.
 */
function fieldOf(name: string, { fields }: ExchangeDefinition, byName: Names): string | undefined {
  const own = byName.get(bare(name))
  if (own !== undefined || !name.includes(joint)) return own
  const [group, column] = name.split(joint).map((part) => byName.get(bare(part)))
  if (group === undefined) return column
  const { isOther, whole } = fields[group] ?? {}
  return isOther ? undefined : (column ?? (whole ? undefined : group))
}

/** The fields that names say, each once. */
function namedBy(names: readonly string[], definition: ExchangeDefinition, byName: Names): (string | null)[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const field = fieldOf(name, definition, byName)
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const count = (fields: readonly (string | null)[]): number => fields.filter((field) => field !== null).length

/** What the columns are if these rows name them; nothing without any. */
export const columnsOfHead = (
  definition: ExchangeDefinition,
  begin: readonly SheetRow[],
  head: HeadRows,
): Columns => ({ ...head, fields: namedBy(headNames(begin, head), definition, fieldsByName(definition)) })

/** Guesses what the columns are, by the head that names the most fields; of several the longest, as it has the names of the others too. */
export function guessColumns(definition: ExchangeDefinition, begin: readonly SheetRow[]): Columns {
  const byName = fieldsByName(definition)
  const fieldsOf = (head: HeadRows) => namedBy(headNames(begin, head), definition, byName)
  // A row of things below names that are not whole is no part of the head.
  const isHead = ({ headAt, headFrom }: HeadRows) => {
    const [above, below] = begin.filter(({ at }) => at === headFrom || at === headAt)
    if (headFrom === undefined || !above || !below) return true
    return isCount(below) || count(fieldsOf({ headAt })) > 0 || isBelowGroups(textsOf(above), textsOf(below))
  }
  const heads = possibleHeads(begin)
    .filter(isHead)
    .map((head) => ({ ...head, fields: fieldsOf(head) }))
  return heads.reduce<Columns>(
    (one, other) => {
      const more = count(other.fields) - count(one.fields)
      const isLonger = other.headFrom !== undefined && count(one.fields) > 0
      return more > 0 || (more === 0 && isLonger) ? other : one
    },
    { headAt: null, fields: [] },
  )
}

/** What is wrong with a choice of columns: required fields that none of them is and no heading says, and fields that several are. */
export function columnProblems(
  { fields: known }: ExchangeDefinition,
  chosen: Columns['fields'],
  hasHeadings = false,
): { missing: string[]; repeated: string[]; unknown: string[] } {
  const names = chosen.filter((name) => name !== null)
  const said = new Set(names.flatMap((name) => [name, ...(known[name]?.whole ?? [])]))
  return {
    missing: Object.keys(known).filter(
      (name) => known[name]?.isRequired && !said.has(name) && !(hasHeadings && known[name]?.isHeading),
    ),
    repeated: [...new Set(names.filter((name, index) => names.indexOf(name) !== index))],
    unknown: names.filter((name) => known[name] === undefined),
  }
}
