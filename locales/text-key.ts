import type { Namespaces } from './namespaces.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Singular<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key
type Paths<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Singular<Key> : `${Key}.${Paths<T[Key]>}`
}[keyof T & string]

/** `namespace:path.of.the.text`, without the plural suffix. */
export type TextKey = {
  [Name in keyof Namespaces & string]: `${Name}:${Paths<Namespaces[Name]>}`
}[keyof Namespaces & string]

/** An interface text in one language. `count` picks the plural form. */
export type Translate = (key: TextKey, params?: Record<string, string | number>) => string
