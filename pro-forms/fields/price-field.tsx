'use client'

import { structureOf } from '../../schemas/core/schema-shape.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Field } from '../../ui/form/field.tsx'
import { NumberInput } from '../../ui/form/number-input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { fieldOptions } from '../field-options.ts'
import { firstError } from '../form-errors.ts'
import { type FormFieldProps, formField } from '../form-field.ts'

type Price = { amount?: number; amountTo?: number; currency?: string }

/** A price range in a currency (`t.price`); absent if nothing is entered. */
export function PriceField(props: FormFieldProps<Price>) {
  const { locale } = usePage()
  const { value = {}, set, isReadOnly, schema } = formField(props)
  const structure = structureOf(schema)
  const optionsOf = (name: keyof Price) =>
    fieldOptions((structure.kind === 'object' && structure.properties[name]) || schema, locale)
  const { choices, label: currency } = optionsOf('currency')

  function write(change: Price) {
    const next = { currency: choices[0]?.value, ...value, ...change }
    set(next.amount === undefined && next.amountTo === undefined && !props.required ? undefined : next)
  }
  return (
    <FieldFrame of={props} group>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        {(['amount', 'amountTo'] as const).map((name) => (
          <Field
            key={name}
            label={optionsOf(name).label}
            error={firstError(props.errorSchema?.[name])}
            disabled={isReadOnly}
          >
            <NumberInput
              value={value[name] ?? null}
              min={0}
              onValueChange={(next) => write({ [name]: next ?? undefined })}
            />
          </Field>
        ))}
        <Field label={currency} error={firstError(props.errorSchema?.currency)} disabled={isReadOnly}>
          <Select
            options={choices}
            value={value.currency ?? null}
            onValueChange={(next) => write({ currency: next ?? undefined })}
          />
        </Field>
      </div>
    </FieldFrame>
  )
}
