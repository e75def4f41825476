import type { CallError } from '../../../../../client/call-error.ts'
import { localeNames } from '../../../../../locales/languages.ts'
import { locales } from '../../../../../locales/locale.ts'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { Textarea } from '../../../../../ui/form/textarea.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { HelpHint } from '../help/help-hint.tsx'
import type { MediaBody } from './media-calls.ts'

type Props = {
  body: MediaBody
  isPicture: boolean
  fault: CallError | undefined
  isReadOnly: boolean
  onChange: (changes: Partial<MediaBody>) => void
}

/** The name of an item, and a picture's description in each language. */
export function ItemTexts({ body: { NAME, ALT }, isPicture, fault, isReadOnly, onChange }: Props) {
  const { t } = useTranslation()
  const blank = NAME.trim() === '' ? t('business:site.library.item.noName') : undefined
  return (
    <>
      <Field label={t('business:site.library.item.name')} error={blank ?? fault?.fields.NAME?.[0]}>
        <Input
          value={NAME}
          maxLength={200}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange({ NAME: target.value })}
        />
      </Field>
      {isPicture && (
        <fieldset className="grid min-w-0 grid-cols-1 gap-3">
          <legend className="mb-1.5 font-medium">{t('business:site.library.item.alt')}</legend>
          <p className="-mt-2 text-sm text-ink-soft">{t('business:site.library.item.altHint')}</p>
          {!isReadOnly && <HelpHint article="pictures" />}
          {locales.map((locale) => (
            <Field key={locale} label={localeNames[locale]}>
              <Textarea
                lang={locale}
                rows={1}
                maxLength={300}
                value={ALT[locale] ?? ''}
                readOnly={isReadOnly}
                onChange={({ target }) => onChange({ ALT: { ...ALT, [locale]: target.value } })}
              />
            </Field>
          ))}
        </fieldset>
      )}
    </>
  )
}
