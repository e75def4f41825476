'use client'

import { useRef } from 'react'
import { branchOf, structureOf } from '../../schemas/core/schema-shape.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { fieldPlace } from '../field-place.ts'
import { firstError } from '../form-errors.ts'
import { type FormFieldProps, formField } from '../form-field.ts'
import { outlineOf, uiSchemaOf } from '../ui-schema.ts'

type Fields = Record<string, unknown>

/** A choice between several shapes, with the fields of the chosen one. Switching back restores the earlier values. */
export function VariantsField(props: FormFieldProps<Fields>) {
  const { locale, t } = usePage()
  const { label, hint, error, required, isReadOnly, value, set, hints, schema } = formField(props)
  const previous = useRef(new Map<string, Fields>())
  const structure = structureOf(schema)
  if (structure.kind !== 'variants') throw new Error(`${props.name} has no alternatives`)
  const { key, names } = structure
  const branch = branchOf(structure, value)
  const chosen = branch && value ? String(value[key]) : null
  const labels = hints?.choices.length ? hints.choices : names.map((name) => ({ value: name, label: name }))
  const none = required || chosen === null ? [] : [{ value: '', label: t('forms:none') }]

  function choose(name: string | null) {
    if (chosen !== null && value) previous.current.set(chosen, value)
    set(name ? (previous.current.get(name) ?? { [key]: name }) : undefined)
  }
  const branchUi = branch && uiSchemaOf(branch, locale)
  const { SchemaField } = props.registry.fields
  return (
    <div className="grid gap-3">
      <Field
        label={label}
        hint={hint}
        error={firstError(props.errorSchema?.[key]) ?? error}
        required={required}
        disabled={isReadOnly}
        place={fieldPlace(props.fieldPathId.path)}
      >
        <Select options={[...none, ...labels]} value={chosen} onValueChange={choose} />
      </Field>
      {branch && SchemaField && (
        <SchemaField
          key={chosen}
          {...props}
          required
          schema={outlineOf(branch)}
          uiSchema={{
            ...branchUi,
            [key]: { 'ui:widget': 'hidden' },
            'ui:options': { ...branchUi?.['ui:options'], isBare: true },
          }}
        />
      )}
    </div>
  )
}
