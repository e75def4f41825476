import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormDate } from '../../../../client/form/form-date.tsx'
import { FormField } from '../../../../client/form/form-field.tsx'
import { homeDay } from '../../../../schemas/formats/home-day.ts'
import { useTranslation } from '../../../use-translation.ts'

type Props<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  /** Its template says how long it is valid. */
  usual?: boolean
}

/** The last day on which a document is valid. */
export function ValidTo<Values extends FieldValues, Sent>({
  control,
  name,
  usual = false,
}: Props<Values, Sent>) {
  const { t } = useTranslation()
  return (
    <FormField
      name={name}
      label={t('documents:field.validTo')}
      hint={t(usual ? 'documents:field.usualTo' : 'documents:field.foreverHint')}
    >
      <FormDate control={control} name={name} min={homeDay()} />
    </FormField>
  )
}
