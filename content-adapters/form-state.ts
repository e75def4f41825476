/**
 * What came of a form that was sent from the page itself, without JavaScript: it was taken, or it was refused and stands
 * there again with everything that was entered. Lists are by the names of its fields.
 */
export type FormState =
  | { kind: 'sent' }
  | {
      kind: 'refused'
      values: Record<string, readonly string[]>
      errors: Record<string, readonly string[]>
      /** What concerns no field. */
      message?: string
    }
