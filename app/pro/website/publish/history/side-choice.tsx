import { localeNames } from '../../../../../locales/languages.ts'
import { type Locale, locales } from '../../../../../locales/locale.ts'
import { Field } from '../../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { siteVersions } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import type { Compared } from './sides.ts'
import { useVersionName } from './use-version-name.ts'

type Props = {
  compared: Compared
  /** Absent where nothing else can be compared. */
  onChange: ((compared: Compared) => void) | undefined
  language: Locale
  onLanguage: (language: Locale) => void
}

/** Chooses the two sides of a comparison, and the language of their pages. */
export function SideChoice({ compared, onChange, language, onLanguage }: Props) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const nameOf = useVersionName()
  const { data } = useLateQuery(onChange && siteVersions(place))
  const numbers = data?.map(({ NUMBER }) => NUMBER) ?? [compared.before]
  const versions = numbers.map((number) => ({ value: String(number), label: nameOf(number) }))
  const draft = { value: 'draft', label: nameOf('draft') }
  return (
    <div className="grid grow grid-cols-2 gap-x-3 gap-y-2 sm:flex sm:grow-0">
      {onChange && (
        <>
          <Field label={t('business:site.history.before')}>
            <NativeSelect
              value={String(compared.before)}
              options={versions}
              onChange={({ target }) => onChange({ ...compared, before: Number(target.value) })}
            />
          </Field>
          <Field label={t('business:site.history.after')}>
            <NativeSelect
              value={String(compared.after)}
              options={[draft, ...versions]}
              onChange={({ target: { value } }) =>
                onChange({ ...compared, after: value === 'draft' ? value : Number(value) })
              }
            />
          </Field>
        </>
      )}
      <Field label={t('business:site.language')} className="col-span-2">
        <NativeSelect
          value={language}
          options={locales.map((one) => ({ value: one, label: localeNames[one] }))}
          onChange={({ target }) => onLanguage(target.value as Locale)}
        />
      </Field>
    </div>
  )
}
