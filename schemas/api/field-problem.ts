import type { TextKey } from '../../locales/text-key.ts'

/** Key of an error message, `errors:fields.<key>`. */
export type FieldProblem = TextKey extends infer Key
  ? Key extends `errors:fields.${infer Name}`
    ? Name
    : never
  : never
