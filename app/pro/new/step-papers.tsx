import { maxScanBytes, maxScans } from '../../../schemas/api/registration.ts'
import { maxPictureBytes, pictureTypes } from '../../../schemas/formats/picture-file.ts'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileUpload } from '../../../ui/file-upload/file-upload.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import type { StepProps } from './step-props.ts'
import { TextField } from './text-field.tsx'
import type { Before } from './use-registration.ts'

/** Files go along with the rest, when everything is sent. */
const keep = async (file: File) => file

/** By what a moderator knows it: tax number, licence, logo. */
export function StepPapers({ before, ...props }: StepProps & { before: Before | undefined }) {
  const { t } = usePage()
  const { entered, change, errorOf } = props
  const scanError = () => {
    const wrong = entered.LICENSE_SCANS.findIndex((_, index) => errorOf(`LICENSE_SCANS[${index}]`))
    if (wrong < 0) return errorOf('LICENSE_SCANS') ?? errorOf('KEEP_SCANS')
    return `${entered.LICENSE_SCANS[wrong]?.name}: ${errorOf(`LICENSE_SCANS[${wrong}]`)}`
  }
  return (
    <>
      <TextField {...props} name="TAX_NUMBER" required inputMode="numeric" hint={t('registration:taxHint')} />
      <TextField {...props} name="LICENSE" hint={t('registration:licenseHint')} />
      {before && before.scans.length > 0 && (
        <Field id="KEEP_SCANS" label={t('registration:field.KEEP_SCANS')} group>
          <CheckboxGroup
            options={before.scans.map(({ id, name }) => ({ value: id, label: name }))}
            value={entered.KEEP_SCANS}
            onValueChange={(value) => change({ KEEP_SCANS: value })}
          />
        </Field>
      )}
      <Field
        id="LICENSE_SCANS"
        label={t('registration:field.LICENSE_SCANS')}
        hint={t('registration:scansHint')}
        error={scanError()}
        group
      >
        <FileUpload
          id="LICENSE_SCANS"
          aria-label={t('registration:field.LICENSE_SCANS')}
          upload={keep}
          accept={{ types: `.pdf,${pictureTypes}`, text: t('registration:scanTypes') }}
          maxSize={maxScanBytes}
          maxCount={maxScans}
          onResultsChange={(files) => change({ LICENSE_SCANS: files })}
        />
      </Field>
      <Field
        id="LOGO"
        label={t('registration:field.LOGO')}
        hint={t('registration:logoHint')}
        error={errorOf('LOGO')}
        group
      >
        <FileUpload
          id="LOGO"
          aria-label={t('registration:field.LOGO')}
          upload={keep}
          accept={{ types: pictureTypes, text: t('registration:logoTypes') }}
          maxSize={maxPictureBytes}
          maxCount={1}
          onResultsChange={([file]) => change({ LOGO: file })}
        />
      </Field>
    </>
  )
}
