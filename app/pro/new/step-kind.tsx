import { companyKinds } from '../../../schemas/api/registration.ts'
import { Field } from '../../../ui/field.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { StepProps } from './step-props.ts'
import { TextField } from './text-field.tsx'

const names = ['COMPANY_NAME_KK', 'COMPANY_NAME_UZ', 'COMPANY_NAME_EN'] as const

/** What it is and what it is called, in Russian at least. */
export function StepKind(props: StepProps) {
  const { t } = usePage()
  const { entered, change, errorOf } = props
  return (
    <>
      <Field id="KIND" label={t('registration:field.KIND')} error={errorOf('KIND')} group required>
        <RadioGroup
          options={companyKinds.map((value) => ({
            value,
            label: t(`registration:kind.${value}`),
            note: t(`registration:kindNote.${value}`),
          }))}
          value={entered.KIND || null}
          onValueChange={(value) => change({ KIND: companyKinds.find((kind) => kind === value) ?? '' })}
        />
      </Field>
      <TextField {...props} name="COMPANY_NAME" required autoComplete="organization" />
      <fieldset>
        <legend className="mb-1 font-medium">{t('registration:otherNames')}</legend>
        <p className="mb-3 text-sm text-ink-soft">{t('registration:otherNamesHint')}</p>
        <div className="grid gap-4">
          {names.map((name) => (
            <TextField key={name} {...props} name={name} />
          ))}
        </div>
      </fieldset>
    </>
  )
}
