import { locales } from '../../locales/locale.ts'
import { fold } from '../formats/fold.ts'
import type { SheetRow } from './cell.ts'
import type { ExchangeDefinition } from './define-exchange.ts'
import { textOf } from './kind.ts'

/** Of how many rows at the beginning one is the head: titles and groups of columns may be above it. */
export const beginRows = 20

/** The name of a column without what differs between tables: case, signs, what is said in brackets. */
const bare = (text: string): string =>
  fold(text.replace(/\([^)]*\)|\[[^\]]*\]/gu, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The fields by the names of their columns. */
function fieldsByName({ fields }: ExchangeDefinition): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const [field, { label, names = [] }] of Object.entries(fields))
    for (const name of [...locales.map((locale) => label[locale]), ...names])
      if (!all.has(bare(name))) all.set(bare(name), field)
  return all
}

/** What the columns of a table are: the number of the row that names them, and the field of each; null for none. */
export type Columns = { headAt: number | null; fields: (string | null)[] }

/** The fields that a row names, each once. */
function namedBy({ cells }: SheetRow, byName: ReadonlyMap<string, string>): (string | null)[] {
  const taken = new Set<string>()
  return cells.map((cell) => {
    const field = byName.get(bare(textOf(cell) ?? ''))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const count = (fields: readonly (string | null)[]): number => fields.filter((field) => field !== null).length

/** What the columns are if the row `headAt` names them; nothing without it. */
export function columnsOfHead(
  definition: ExchangeDefinition,
  begin: readonly SheetRow[],
  headAt: number | null,
): Columns {
  const head = begin.find(({ at }) => at === headAt)
  return { headAt, fields: head ? namedBy(head, fieldsByName(definition)) : [] }
}

/** Guesses what the columns are, by the row at the beginning that names the most fields. */
export function guessColumns(definition: ExchangeDefinition, begin: readonly SheetRow[]): Columns {
  const byName = fieldsByName(definition)
  const heads = begin.slice(0, beginRows).map((row) => ({ headAt: row.at, fields: namedBy(row, byName) }))
  return heads.reduce<Columns>((one, other) => (count(other.fields) > count(one.fields) ? other : one), {
    headAt: null,
    fields: [],
  })
}

/** What is wrong with a choice of columns: required fields that none of them is, and fields that several are. */
export function columnProblems(
  { fields: known }: ExchangeDefinition,
  chosen: Columns['fields'],
): { missing: string[]; repeated: string[]; unknown: string[] } {
  const names = chosen.filter((name) => name !== null)
  const hasWhole = names.some((name) => known[name]?.isWhole)
  return {
    missing: Object.keys(known).filter(
      (name) => known[name]?.isRequired && !hasWhole && !names.includes(name),
    ),
    repeated: [...new Set(names.filter((name, index) => names.indexOf(name) !== index))],
    unknown: names.filter((name) => known[name] === undefined),
  }
}
