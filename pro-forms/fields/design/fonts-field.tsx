'use client'

import { type FontFamily, type FontPair, familiesOf, fontPairs } from '../../../schemas/design/font-pairs.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { FieldFrame } from '../../field-frame.tsx'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { ChoiceCards } from './choice-cards.tsx'

const isPair = (name: string): name is FontPair => Object.hasOwn(fontPairs, name)
const familyOf = (family: FontFamily | undefined) => `var(--font-${family ?? 'sans'})`

/** The choice of a pair of fonts, each set in itself. The screen that shows it brings the style sheets of the families. */
export function FontsField(props: FormFieldProps<string>) {
  const { t } = usePage()
  const { value, set, hints, isReadOnly } = formField(props)
  const cards = (hints?.choices ?? []).flatMap(({ value: name, label }) => {
    if (!isPair(name)) return []
    const { heading, text } = familiesOf[name]
    const content = (
      <>
        <span
          className="block text-2xl leading-tight font-semibold"
          style={{ fontFamily: familyOf(heading) }}
        >
          {t('forms:design.sampleHeading')}
        </span>
        <span className="mt-1 block" style={{ fontFamily: familyOf(text) }}>
          {t('forms:design.sampleText')}
        </span>
        <span className="mt-1 block text-sm text-ink-soft">{label}</span>
      </>
    )
    return [{ value: name, label, content }]
  })
  return (
    <FieldFrame of={props} group>
      <ChoiceCards
        cards={cards}
        value={value ?? ''}
        onChoose={set}
        isReadOnly={isReadOnly}
        className="grid-cols-1 *:px-4 *:py-3"
      />
    </FieldFrame>
  )
}
