import {
  type ErrorSchema,
  type FieldPathId,
  type FieldPathList,
  getUiOptions,
  type Registry,
  type RJSFSchema,
  toFieldPathId,
  type UiSchema,
} from '@rjsf/utils'
import type { FieldHints } from './ui-schema.ts'

/** What rjsf gives to a field. A field changes its value by `onChange(value, fieldPathId.path)`; undefined takes it away. */
export type FormFieldProps<T> = {
  name: string
  schema: RJSFSchema
  uiSchema?: UiSchema
  formData?: T
  errorSchema?: ErrorSchema
  rawErrors?: string[]
  fieldPathId: FieldPathId
  required?: boolean
  readonly?: boolean
  onChange: (next: T | undefined, path: FieldPathList) => void
  onBlur: (id: string, value: unknown) => void
  onFocus: (id: string, value: unknown) => void
  registry: Registry
}

/** A field whatever its value, for what draws parts of its own in the same form. */
export type AnyFieldProps = Omit<FormFieldProps<unknown>, 'onChange' | 'formData'>

/** The same in the words of our parts: the value, what is wrong with it, and what its schema says of it. */
export function formField<T>(props: FormFieldProps<T>) {
  const { hints, full = {}, isBare = false } = getUiOptions(props.uiSchema) as FieldHints
  return {
    hints,
    /** All that is said of the value; `props.schema` is an outline. */
    schema: full,
    isBare,
    label: hints?.label ?? props.name,
    hint: hints?.help,
    error: props.rawErrors?.[0],
    required: props.required ?? false,
    isReadOnly: props.readonly ?? false,
    value: props.formData,
    set: (next: T | undefined) => props.onChange(next, props.fieldPathId.path),
  }
}

/** Where a part of a field's value is, for rjsf. */
export const childPath = <T>(
  { registry, fieldPathId }: FormFieldProps<T>,
  step: string | number,
): FieldPathId => toFieldPathId(step, registry.globalFormOptions, fieldPathId)
