'use client'

import { useId } from 'react'
import { isEqual } from '../../schemas/core/is-equal.ts'
import type { Localized } from '../../schemas/core/localized.ts'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { useFormSettings } from '../form-context.ts'
import { firstError } from '../form-errors.ts'
import { type FormFieldProps, formField } from '../form-field.ts'
import { CopyTextsButton } from './copy-texts-button.tsx'
import { LocalizedLabel } from './localized-label.tsx'
import { WithTranslation } from './translation-help.tsx'
import { useLocalizedHint } from './use-localized-hint.ts'
import { useStandIn } from './use-stand-in.ts'

type Texts = Partial<Localized<string>>

/** A text in the edited language. The placeholder is the text that readers see while it is empty: that of the fallback language. */
export function TextField(props: FormFieldProps<Texts>) {
  const { locale, lending, services } = useFormSettings()
  const { hints, label, hint, value, set, isReadOnly, error, required } = formField(props)
  const shown = useStandIn(value, hints?.isOwn)
  const help = useLocalizedHint(hint, value)
  const wrong = firstError(props.errorSchema?.[locale]) ?? error

  const suggested = services.suggestions?.[props.name] ?? []
  const list = useId()

  function write(text: string) {
    const other = suggested.find((one) => one[locale] === text) as Texts | undefined
    if (other) return set(other)
    // Languages of the words that were taken are not those of other words.
    const wasTaken = suggested.some((one) => isEqual(one, value))
    const { [locale]: _, ...others } = (wasTaken ? undefined : value) ?? {}
    const next = text === '' ? others : { ...others, [locale]: text }
    set(Object.keys(next).length > 0 || required ? next : undefined)
  }
  const control = {
    lang: locale,
    value: value?.[locale] ?? '',
    placeholder: shown?.value,
    onChange: (event: { target: { value: string } }) => write(event.target.value),
    readOnly: isReadOnly,
  }
  return (
    <FieldFrame
      of={props}
      label={<LocalizedLabel label={label} locale={locale} fallback={shown?.lang} />}
      hint={wrong ? hint : help}
      error={wrong}
      required={required && locale === lending.asked}
    >
      <WithTranslation texts={value}>
        {hints?.isMultiline ? (
          <Textarea {...control} />
        ) : (
          <Input {...control} {...(suggested.length > 0 && { list })} />
        )}
        {suggested.length > 0 && (
          <datalist id={list}>
            {suggested.flatMap(({ [locale]: words }) =>
              typeof words === 'string' ? [<option key={words} value={words} />] : [],
            )}
          </datalist>
        )}
      </WithTranslation>
      {wrong && !isReadOnly && !hints?.isOwn && <CopyTextsButton value={value} />}
    </FieldFrame>
  )
}
