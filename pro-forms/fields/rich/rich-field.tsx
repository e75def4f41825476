'use client'

import type { FormFieldProps } from '../../form-field.ts'

/** Rich text. */
export function RichField(_: FormFieldProps<unknown>) {
  return null
}
