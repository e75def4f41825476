import { FormField } from '../../../../client/form/form-field.tsx'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import { homeDay } from '../../../../schemas/formats/home-day.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
import { staffDoctors } from '../../../queries/staff.ts'
import { useLateQuery } from '../../../queries/use-late-query.ts'
import { useTranslation } from '../../../use-translation.ts'
import { doctorName } from '../../appointments/calendar/columns.ts'
import { whenOf } from '../../appointments/visit-when.ts'
import { useDocumentsPlace } from '../documents-place.ts'
import { useHeldVisits } from './use-visit-facts.ts'

type Props = {
  patient: string
  register: (name: 'VISIT_CODE' | 'SPECIALIST_CODE') => object
}

/** The visit that a document is about, and who signs it. */
export function AboutFields({ patient, register }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, isDoctor } = useDocumentsPlace()
  const held = useHeldVisits(patient)
  const { data: doctors } = useLateQuery(isDoctor ? undefined : staffDoctors(place))
  const today = homeDay()
  return (
    <>
      <FormField
        name="VISIT_CODE"
        label={t('documents:field.visit')}
        hint={held?.length === 0 ? t('documents:field.noVisits') : t('documents:field.visitHint')}
      >
        <NativeSelect
          // Anew when the visits are there: a native select cannot have the value of an option that comes later.
          key={held ? 'there' : 'coming'}
          {...register('VISIT_CODE')}
          placeholder={t('documents:field.noVisit')}
          options={(held ?? []).map((one) => ({
            value: one.APPOINTMENT_CODE,
            label: [whenOf(one, locale, today), readLocalized(one, 'DOCTOR', locale)?.text]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      </FormField>
      {!isDoctor && (
        <FormField
          name="SPECIALIST_CODE"
          label={t('documents:field.doctor')}
          hint={t('documents:field.doctorHint')}
        >
          <NativeSelect
            key={doctors ? 'there' : 'coming'}
            {...register('SPECIALIST_CODE')}
            placeholder={t('documents:field.noDoctor')}
            options={(doctors ?? []).map((doctor) => ({
              value: doctor.SPECIALIST_CODE,
              label: doctorName(doctor, locale),
            }))}
          />
        </FormField>
      )}
    </>
  )
}
