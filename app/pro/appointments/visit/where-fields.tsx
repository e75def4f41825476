import { Field } from '../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { useTranslation } from '../../../use-translation.ts'
import type { ClinicMoment } from '../../clinic-moment.ts'
import { MomentFields } from '../../moment-fields.tsx'
import { useBranch } from '../appointments-context.ts'

/** The doctor and the time of a visit, by the clocks of the branch. */
export type Where = ClinicMoment & { doctor: string }

type Props = {
  value: Where
  onChange: (value: Where) => void
  isTried: boolean
  doctors: readonly Option[]
}

/** Doctor, day and time of a visit. */
export function WhereFields({ value, onChange, isTried, doctors }: Props) {
  const { t } = useTranslation()
  const { timezone } = useBranch()
  return (
    <>
      <Field label={t('calendar:field.doctor')}>
        <NativeSelect
          options={doctors}
          value={value.doctor}
          onChange={(event) => onChange({ ...value, doctor: event.target.value })}
        />
      </Field>
      <MomentFields
        value={value}
        onChange={(moment) => onChange({ ...value, ...moment })}
        isTried={isTried}
        timezone={timezone}
        label={t('calendar:field.when')}
        hint={t('calendar:field.clock')}
      />
    </>
  )
}
