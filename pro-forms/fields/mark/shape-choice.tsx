'use client'

import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'

/** Shapes with a name of their own; others are called by their proportion, `16:9`. */
const named = ['own', 'square', 'wide', 'wider'] as const
const isNamed = (shape: string): shape is (typeof named)[number] =>
  (named as readonly string[]).includes(shape)

type Props<Shape extends string> = {
  shapes: readonly Shape[]
  value: Shape
  onChange: (shape: Shape) => void
}

/** The choice of the shape of a frame over a picture. */
export function ShapeChoice<Shape extends string>({ shapes, value, onChange }: Props<Shape>) {
  const { t } = usePage()
  return (
    <Field label={t('forms:mark.shape')} group>
      <RadioGroup
        className="sm:flex-row sm:flex-wrap sm:gap-x-6"
        value={value}
        onValueChange={(next) => onChange(next as Shape)}
        options={shapes.map((shape) => ({
          value: shape,
          label: isNamed(shape) ? t(`forms:mark.shapes.${shape}`) : shape,
        }))}
      />
    </Field>
  )
}
