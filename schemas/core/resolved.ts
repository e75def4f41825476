import type { Link } from './link.ts'
import type { LeafMark, Rich, Text } from './localized.ts'

type Scalar = string | number | boolean | null | undefined

type Leaves = { text: Text; rich: Rich; own: Text | undefined; link: Link }

/** The type of a stored value after resolving: localized leaves in one language, links with an address. */
export type Resolved<T> = T extends Scalar
  ? T
  : LeafMark extends keyof T
    ? Leaves[NonNullable<T[LeafMark]> & keyof Leaves]
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : { [Key in keyof T]: Resolved<T[Key]> }
