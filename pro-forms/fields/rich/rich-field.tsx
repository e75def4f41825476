'use client'

import { useRef } from 'react'
import type { Locale } from '../../../locales/locale.ts'
import { isEqual } from '../../../schemas/core/is-equal.ts'
import { isBlank, type Localized } from '../../../schemas/core/localized.ts'
import type { PortableText } from '../../../schemas/rich/portable-text.ts'
import { loadedPart } from '../../../ui/loaded/loaded-part.tsx'
import { RichText } from '../../../ui/rich/rich-text.tsx'
import { FieldFrame } from '../../field-frame.tsx'
import { useFormSettings } from '../../form-context.ts'
import { firstError } from '../../form-errors.ts'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { useMounted } from '../../use-mounted.ts'
import { CopyTextsButton } from '../copy-texts-button.tsx'
import { LocalizedLabel } from '../localized-label.tsx'
import { WithTranslation } from '../translation-help.tsx'
import { useLocalizedHint } from '../use-localized-hint.ts'
import { useStandIn } from '../use-stand-in.ts'

const RichEditor = loadedPart(async () => (await import('./rich-editor.tsx')).RichEditor, {
  Pending: ({ content, locale }) => <Shown content={content} lang={locale} />,
})

type Texts = Partial<Localized<PortableText>>

/** Rich text in the language that is being edited; the editor is loaded when the first such field is rendered. */
export function RichField(props: FormFieldProps<Texts>) {
  const { locale, lending } = useFormSettings()
  const { hints, label, hint, value, set, isReadOnly, error, required } = formField(props)
  const own = value?.[locale]
  // The editor cannot be rendered on the server.
  const isMounted = useMounted()
  const generation = useGeneration(locale, own)
  const seen = useStandIn(value, hints?.isOwn)
  const help = useLocalizedHint(hint, value)
  const wrong = firstError(props.errorSchema?.[locale]) ?? error

  function write(content: PortableText) {
    const { [locale]: _, ...others }: Texts = value ?? {}
    const next: Texts = isBlank(content) ? others : { ...others, [locale]: content }
    generation.told(next[locale])
    set(Object.keys(next).length > 0 || required ? next : undefined)
  }
  const shown = <Shown content={own} lang={locale} />
  return (
    <FieldFrame
      of={props}
      group
      label={<LocalizedLabel label={label} locale={locale} fallback={seen?.lang} />}
      hint={wrong ? hint : help}
      error={wrong}
      required={required && locale === lending.asked}
    >
      <WithTranslation texts={value}>
        {isReadOnly || !isMounted ? (
          shown
        ) : (
          <RichEditor
            key={generation.key}
            label={label}
            locale={locale}
            content={own}
            fallback={seen?.value}
            isWrong={wrong !== undefined}
            isRequired={required && locale === lending.asked}
            of={props}
            onChange={write}
          />
        )}
      </WithTranslation>
      {wrong && !isReadOnly && !hints?.isOwn && <CopyTextsButton value={value} />}
    </FieldFrame>
  )
}

/** The text as readers see it, while the editor is loading. */
function Shown({ content = [], lang }: { content?: PortableText; lang: Locale }) {
  return (
    <div className="field min-h-32">
      <RichText value={{ content, lang }} />
    </div>
  )
}

/**
 * A key that changes with the language, and with a value that did not come from the editor, so that the editor is created
 * again. A value reported by the editor may come back after it has reported newer ones.
 */
function useGeneration(locale: Locale, content: unknown) {
  const state = useRef({ count: 0, told: [content] })
  const back = state.current.told.findIndex((one) => isEqual(one, content))
  if (back >= 0) state.current.told = state.current.told.slice(back)
  else state.current = { count: state.current.count + 1, told: [content] }
  return {
    key: `${locale} ${state.current.count}`,
    told: (next: unknown) => void state.current.told.push(next),
  }
}
