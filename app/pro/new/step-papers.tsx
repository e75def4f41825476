import { useController, useFormState } from 'react-hook-form'
import { FormField } from '../../../client/form/form-field.tsx'
import { maxScanBytes, maxScans } from '../../../schemas/api/registration.ts'
import { maxPictureBytes, pictureTypes } from '../../../schemas/formats/picture-file.ts'
import { FileUpload } from '../../../ui/file-upload/file-upload.tsx'
import { CheckboxGroup } from '../../../ui/form/checkbox-group.tsx'
import { Field } from '../../../ui/form/field.tsx'
import type { City } from '../../api/read-cities.ts'
import { taxLabel } from '../../tax-label.ts'
import { useTranslation } from '../../use-translation.ts'
import { useChosenCity } from './chosen-city.ts'
import type { RegistrationValues, StoredScan } from './registration-values.ts'
import { TextField } from './text-field.tsx'

/** Files are not uploaded one by one, but sent with the form. */
const keep = async (file: File) => file

/** The papers that identify the company for a moderator: tax number, licence, logo. */
export function StepPapers({ cities, scans }: { cities: readonly City[]; scans: readonly StoredScan[] }) {
  const { t } = useTranslation()
  const country = useChosenCity(cities)?.country
  const { field: logo } = useController<RegistrationValues, 'LOGO'>({ name: 'LOGO' })
  return (
    <>
      <TextField
        name="TAX_NUMBER"
        label={t(taxLabel(country))}
        required
        inputMode="numeric"
        hint={t('registration:taxHint')}
      />
      <TextField
        name="LICENSE"
        label={t('registration:field.LICENSE')}
        hint={t('registration:licenseHint')}
      />
      {scans.length > 0 && <StoredScans scans={scans} />}
      <NewScans />
      <FormField
        id="LOGO"
        name="LOGO"
        label={t('registration:field.LOGO')}
        hint={t('registration:logoHint')}
        group
      >
        <FileUpload
          id="LOGO"
          aria-label={t('registration:field.LOGO')}
          upload={keep}
          accept={{ types: pictureTypes, text: t('registration:logoTypes') }}
          maxSize={maxPictureBytes}
          maxCount={1}
          onResultsChange={([file]) => logo.onChange(file)}
        />
      </FormField>
    </>
  )
}

/** Documents of the previous attempt; unticked ones are removed. */
function StoredScans({ scans }: { scans: readonly StoredScan[] }) {
  const { t } = useTranslation()
  const { field } = useController<RegistrationValues, 'KEEP_SCANS'>({ name: 'KEEP_SCANS' })
  return (
    <FormField id="KEEP_SCANS" name="KEEP_SCANS" label={t('registration:field.KEEP_SCANS')} group>
      <CheckboxGroup
        options={scans.map(({ id, name }) => ({ value: id, label: name }))}
        value={field.value}
        onValueChange={field.onChange}
      />
    </FormField>
  )
}

function NewScans() {
  const { t } = useTranslation()
  const { field } = useController<RegistrationValues, 'LICENSE_SCANS'>({ name: 'LICENSE_SCANS' })
  const { errors } = useFormState<RegistrationValues>({ name: 'LICENSE_SCANS' })
  const label = t('registration:field.LICENSE_SCANS')
  const faults = field.value.map(({ name }, index) => {
    const message = errors.LICENSE_SCANS?.[index]?.message
    return message && `${name}: ${message}`
  })
  return (
    <Field
      id="LICENSE_SCANS"
      label={label}
      hint={t('registration:scansHint')}
      error={faults.find(Boolean) ?? errors.LICENSE_SCANS?.message}
      group
    >
      <FileUpload
        id="LICENSE_SCANS"
        aria-label={label}
        upload={keep}
        accept={{ types: `.pdf,${pictureTypes}`, text: t('registration:scanTypes') }}
        maxSize={maxScanBytes}
        maxCount={maxScans}
        onResultsChange={field.onChange}
      />
    </Field>
  )
}
