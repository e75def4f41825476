import type { Texts } from '../database/tables/columns.ts'

type Spelled<Name extends string, Ru> = { [Key in Name]: Ru } & {
  [Key in `${Name}_KK` | `${Name}_UZ` | `${Name}_EN`]: string | null
}

/** A text as the API spells it: `NAME`, `NAME_KK`, `NAME_UZ`, `NAME_EN`. */
export const localize = <const Name extends string>(name: Name, texts: Texts) =>
  localizeOptional(name, texts) as Spelled<Name, string>

type Names = readonly [kk: string, uz: string, en: string]
const spelled = new Map<string, Names>()

/** The other three names of a text; putting them together anew costs more than the rest of an answer. */
function namesOf(name: string): Names {
  const known = spelled.get(name)
  if (known) return known
  const names: Names = [`${name}_KK`, `${name}_UZ`, `${name}_EN`]
  spelled.set(name, names)
  return names
}

/** As `localize`; without a text all four are null. */
export function localizeOptional<const Name extends string>(name: Name, texts: Texts | null | undefined) {
  const [kk, uz, en] = namesOf(name)
  return {
    [name]: texts?.ru ?? null,
    [kk]: texts?.kk ?? null,
    [uz]: texts?.uz ?? null,
    [en]: texts?.en ?? null,
  } as Spelled<Name, string | null>
}
