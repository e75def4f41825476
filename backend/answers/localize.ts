import type { Texts } from '../database/tables/columns.ts'

type Spelled<Name extends string, Ru> = { [Key in Name]: Ru } & {
  [Key in `${Name}_KK` | `${Name}_UZ` | `${Name}_EN`]: string | null
}

/** A text as the API spells it: `NAME`, `NAME_KK`, `NAME_UZ`, `NAME_EN`. */
export const localize = <const Name extends string>(name: Name, texts: Texts) =>
  localizeOptional(name, texts) as Spelled<Name, string>

/** As `localize`; without a text all four are null. */
export const localizeOptional = <const Name extends string>(name: Name, texts: Texts | null | undefined) =>
  ({
    [name]: texts?.ru ?? null,
    [`${name}_KK`]: texts?.kk ?? null,
    [`${name}_UZ`]: texts?.uz ?? null,
    [`${name}_EN`]: texts?.en ?? null,
  }) as Spelled<Name, string | null>
