import type {
  Static,
  TArray,
  TBoolean,
  TInteger,
  TNumber,
  TObject,
  TOptional,
  TProperties,
  TSchema,
  TString,
  TUnsafe,
} from 'typebox'

export type { Static, TProperties, TSchema }

/** Marks an optional property for `object`; JSON does not show it. */
const isOptional = Symbol('optional')

/** A schema of one type. TypeBox's own builders bring 37 kB along, so only its types are used. */
const of =
  <T extends TSchema>(type: string) =>
  (options: object = {}): T =>
    ({ type, ...options }) as unknown as T

/** Builders of plain JSON Schema, typed as TypeBox's. */
export const plain = {
  string: of<TString>('string'),
  integer: of<TInteger>('integer'),
  number: of<TNumber>('number'),
  boolean: of<TBoolean>('boolean'),
  unsafe: <T>(schema: object) => ({ ...schema }) as TUnsafe<T>,
  array: <T extends TSchema>(items: T, options: object = {}) =>
    ({ type: 'array', items, ...options }) as unknown as TArray<T>,
  object: <T extends TProperties>(properties: T, options: object = {}) => {
    const required = Object.keys(properties).filter((name) => !(isOptional in (properties[name] as object)))
    return {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties,
      ...options,
    } as unknown as TObject<T>
  },
  optional: <T extends TSchema>(schema: T) =>
    Object.defineProperty({ ...schema }, isOptional, { value: true }) as unknown as TOptional<T>,
}
