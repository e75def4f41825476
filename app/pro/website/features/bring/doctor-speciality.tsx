import { specialities } from '../../../../../schemas/reference/specialities.ts'
import type { Fact } from '../../../../../schemas/site-import.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { useTranslation } from '../../../../use-translation.ts'

type Props = { doctor: Fact; onChoose: (slug: string) => void }

/** Asks for the speciality of a doctor of whom the old site says only that they are the head of the clinic. */
export function DoctorSpeciality({ doctor, onChoose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const [chosen] = doctor.kind === 'doctor' ? doctor.specialities : []
  const all = Object.entries(specialities)
    .map(([value, words]) => ({ value, label: words[locale] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <Field
      label={t('business:site.bring.facts.speciality')}
      hint={!chosen && t('business:site.bring.facts.specialityHint')}
      className="ms-8 mb-2 max-w-text"
    >
      <NativeSelect
        value={chosen ?? ''}
        {...(!chosen && { placeholder: t('business:site.bring.facts.noSpeciality') })}
        onChange={({ target }) => onChoose(target.value)}
        options={all}
      />
    </Field>
  )
}
