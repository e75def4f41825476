import { useController } from 'react-hook-form'
import { FormField } from '../../../client/form/form-field.tsx'
import { localeNames } from '../../../locales/languages.ts'
import { companyKinds, companyNames } from '../../../schemas/api/registration.ts'
import { otherLocales } from '../../../schemas/localized-shape.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useTranslation } from '../../texts.tsx'
import type { RegistrationValues } from './registration-values.ts'
import { TextField } from './text-field.tsx'

/** The kind and the names of the company; the Russian name is required. */
export function StepKind() {
  const { t } = useTranslation()
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
        name="COMPANY_NAME"
        label={t('registration:field.COMPANY_NAME')}
        required
        autoComplete="organization"
      />
      <fieldset>
        <legend className="mb-1 font-medium">{t('registration:otherNames')}</legend>
        <p className="mb-3 text-sm text-ink-soft">{t('registration:otherNamesHint')}</p>
        <div className="grid gap-4">
          {otherLocales.map((locale) => (
            <TextField key={locale} name={companyNames[locale]} label={localeNames[locale]} />
          ))}
        </div>
      </fieldset>
    </>
  )
}
