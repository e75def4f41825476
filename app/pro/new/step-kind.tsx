import { useController } from 'react-hook-form'
import { FormField } from '../../../client/form/form-field.tsx'
import { languageNames } from '../../../locales/languages.ts'
import { locales } from '../../../locales/locale.ts'
import { companyKinds, companyNames } from '../../../schemas/api/registration.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { RegistrationValues } from './registration-values.ts'
import { TextField } from './text-field.tsx'

/** The kind and the names of the company; the name in the language of the screen is enough. */
export function StepKind() {
  const { t } = useTranslation()
  const { locale: own } = usePage()
  const { field } = useController<RegistrationValues, 'KIND'>({ name: 'KIND' })
  return (
    <>
      <FormField id="KIND" name="KIND" label={t('registration:field.KIND')} group required>
        <RadioGroup
          options={companyKinds.map((value) => ({
            value,
            label: t(`registration:kind.${value}`),
            note: t(`registration:kindNote.${value}`),
          }))}
          value={field.value || null}
          onValueChange={field.onChange}
        />
      </FormField>
      <TextField
        name={companyNames[own]}
        label={t('registration:field.COMPANY_NAME')}
        required
        autoComplete="organization"
      />
      <fieldset>
        <legend className="mb-1 font-medium">{t('registration:otherNames')}</legend>
        <p className="mb-3 text-sm text-ink-soft">{t('registration:otherNamesHint')}</p>
        <div className="grid gap-4">
          {locales
            .filter((locale) => locale !== own)
            .map((locale) => (
              <TextField key={locale} name={companyNames[locale]} label={languageNames[own][locale]} />
            ))}
        </div>
      </fieldset>
    </>
  )
}
