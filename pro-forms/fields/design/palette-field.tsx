'use client'

import { type PaletteName, palettes } from '../../../schemas/design/theme.ts'
import { FieldFrame } from '../../field-frame.tsx'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { ChoiceCards } from './choice-cards.tsx'

const isPalette = (name: string): name is PaletteName => Object.hasOwn(palettes, name)

/** The choice of a palette, each shown by its colour. */
export function PaletteField(props: FormFieldProps<string>) {
  const { value, set, hints, isReadOnly } = formField(props)
  const cards = (hints?.choices ?? []).flatMap(({ value: name, label }) =>
    isPalette(name)
      ? [
          {
            value: name,
            label,
            content: (
              <>
                <span
                  className="block h-9 rounded-small forced-color-adjust-none"
                  style={{ background: palettes[name].accent }}
                />
                <span className="mt-1 block text-center text-[0.8125rem] leading-tight wrap-anywhere">
                  {label}
                </span>
              </>
            ),
          },
        ]
      : [],
  )
  return (
    <FieldFrame of={props} group>
      <ChoiceCards
        cards={cards}
        value={value ?? String(hints?.fallback)}
        onChoose={set}
        isReadOnly={isReadOnly}
        className="grid-cols-4 *:p-1.5"
      />
    </FieldFrame>
  )
}
