'use client'

import type { ComponentType } from 'react'
import { shapeOf, structureOf } from '../schemas/schema-shape.ts'
import type { Editor } from '../schemas/type.ts'
import { usePage } from '../ui/page-context.tsx'
import { type FieldProps, fieldOptions } from './field-options.ts'
import { BooleanField } from './fields/boolean-field.tsx'
import { ChoiceField } from './fields/choice-field.tsx'
import { HoursField } from './fields/hours/hours-field.tsx'
import { NumberField } from './fields/number-field.tsx'
import { PhonesField } from './fields/phones-field.tsx'
import { PicturesField } from './fields/pictures-field.tsx'
import { PlainTextField } from './fields/plain-text-field.tsx'
import { PointField } from './fields/point/point-field.tsx'
import { TextField } from './fields/text-field.tsx'

const editors: Record<Editor, ComponentType<FieldProps>> = {
  hours: HoursField,
  phones: PhonesField,
  pictures: PicturesField,
  point: PointField,
}

const scalars: Record<string, ComponentType<FieldProps>> = {
  string: PlainTextField,
  number: NumberField,
  integer: NumberField,
  boolean: BooleanField,
}

/** The fields of an object in the order of its schema. */
export function SchemaFields({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const structure = structureOf(schema)
  if (structure.kind !== 'object')
    throw new Error(`A form is drawn from an object, not from ${structure.kind}`)
  return (
    <div className="grid gap-8">
      {Object.entries(structure.properties).map(([name, property]) => (
        <FieldView
          key={name}
          schema={property}
          path={[...path, name]}
          required={structure.required.has(name)}
        />
      ))}
    </div>
  )
}

/** The control of one value, chosen by what its schema says. Throws for a kind of value that nothing draws yet. */
function FieldView(props: FieldProps) {
  const { locale } = usePage()
  const { editor, isHidden, choices, type = '' } = fieldOptions(props.schema, locale)
  if (isHidden) return null
  const shape = shapeOf(props.schema)
  if (shape.kind === 'leaf' && shape.leaf === 'text') return <TextField {...props} />
  if (shape.kind === 'object' && !editor) return <SchemaFields {...props} />
  const Control = editor ? editors[editor] : choices.length > 0 ? ChoiceField : scalars[type]
  if (!Control) throw new Error(`No control draws ${shape.kind} "${type}" at ${props.path.join('.')}`)
  return <Control {...props} />
}
