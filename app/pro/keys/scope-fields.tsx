'use client'

import { useId } from 'react'
import { type KeySection, keySections, type Scope } from '../../../schemas/access/scopes.ts'
import { FieldProvider, useControlGroup } from '../../../ui/form/field-context.ts'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { useTranslation } from '../../use-translation.ts'
import { type Level, levelOf, levelsOf, levelWord, scopesOf } from './levels.ts'

const sections = Object.keys(keySections) as KeySection[]

type Props = { value: readonly Scope[]; onValueChange: (value: Scope[]) => void }

/** What a program may do, section by section. */
export function ScopeFields({ value, onValueChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { group, invalid } = useControlGroup({})
  const change = (section: KeySection, level: Level) =>
    onValueChange(sections.flatMap((one) => scopesOf(one, one === section ? level : levelOf(one, value))))
  return (
    // A fieldset would need a legend inside; here the field's label is the name.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" {...group} className="divide-y divide-line border-y border-line">
      <FieldProvider value={undefined}>
        {sections.map((section) => (
          <div
            key={section}
            className="grid items-center gap-x-4 gap-y-1 py-2 min-[440px]:grid-cols-[1fr_14rem]"
          >
            <label htmlFor={`${id}-${section}`}>{t(`application:area.${section}`)}</label>
            <NativeSelect
              id={`${id}-${section}`}
              aria-invalid={invalid}
              options={levelsOf(section).map((level) => ({
                value: level,
                label: t(levelWord(level)),
              }))}
              value={levelOf(section, value)}
              onChange={(event) => change(section, event.target.value as Level)}
            />
          </div>
        ))}
      </FieldProvider>
    </div>
  )
}
