import type { Locale } from '../../../locales/locale.ts'
import type { BookingSpecialist, bookingCompany } from '../../../schemas/api/booking.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import type { OptionGroup } from '../../../ui/form/options.ts'
import { type DateWords, dayInWords } from '../common/date-words.ts'
import type { BookingTexts } from './booking-texts.ts'
import { repeatPrice, slotPrice } from './slot-words.ts'

/** The branches, services and doctors of a company that can be booked. */
export type Bookable = { company: ReturnType<(typeof bookingCompany)['parse']>; doctors: BookingSpecialist[] }

/** The visitor's choice: codes; `whom` may be `any`, or any doctor of a speciality, `any:dentist`. Empty means the first branch, no service. */
export type Choice = { cabinet: string; whom: string; service: string }

/** In place of a doctor's code: anybody who is free. */
export const anyDoctor = 'any'
const anyOf = (speciality: string) => `${anyDoctor}:${speciality}`

/** A text of an answer in the reader's language; empty if there is none. */
export const sayOf = (locale: Locale) => (answer: object, name: string) =>
  readLocalized(answer as Record<string, unknown>, name, locale)?.text ?? ''

/** The full name of a doctor. */
export const nameOfDoctor = (doctor: BookingSpecialist, locale: Locale): string =>
  ['LASTNAME', 'NAME', 'MIDDLENAME']
    .map((part) => sayOf(locale)(doctor, part))
    .filter(Boolean)
    .join(' ')

/**
 * The meaning of a choice: the branch (that of the doctor, if none is chosen), its doctors, and the doctors and services whose slots are
 * read. Codes that no longer exist count as not chosen. Undefined if nothing can be booked.
 */
export function chosenOf({ company, doctors }: Bookable, choice: Choice) {
  const wanted = doctors.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === choice.whom)
  const branch = (code: string | undefined) =>
    company.CABINETS.find(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE === code)
  const cabinet = branch(choice.cabinet) ?? branch(wanted?.CABINETS[0]) ?? company.CABINETS[0]
  if (!cabinet) return undefined
  // If the doctor sees patients in several branches, the visitor chooses the branch.
  const isBranchOpen = branch(choice.cabinet) === undefined && (wanted?.CABINETS.length ?? 0) > 1
  const here = doctors.filter(({ CABINETS }) => CABINETS.includes(cabinet.COMPANY_CABINET_CODE))
  if (here.length === 0) return undefined
  const doctor = here.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === choice.whom)
  const speciality = here
    .flatMap(({ SPECIALITIES }) => SPECIALITIES)
    .find(({ SLUG }) => anyOf(SLUG) === choice.whom)
  const services = company.SERVICES.filter(
    ({ SPECIALISTS }) => !doctor || SPECIALISTS.length === 0 || SPECIALISTS.includes(doctor.SPECIALIST_CODE),
  )
  const service = services.find(({ SERVICE_CODE }) => SERVICE_CODE === choice.service)
  return { cabinet, isBranchOpen, here, doctor, speciality, services, service }
}

type Chosen = NonNullable<ReturnType<typeof chosenOf>>

/** The wanted doctor in words: a doctor, any of a speciality, or any. */
export function whomInWords({ doctor, speciality }: Chosen, locale: Locale, texts: BookingTexts): string {
  if (doctor) return nameOfDoctor(doctor, locale)
  return speciality
    ? `${texts.anyDoctor}, ${sayOf(locale)(speciality, 'NAME').toLowerCase()}`
    : texts.anyDoctor
}

type Props = {
  data: Bookable
  chosen: Chosen
  locale: Locale
  texts: BookingTexts
  words: DateWords
  onChange: (change: Partial<Choice>) => void
}

/** Doctors by their first speciality, each group headed by “any free doctor”. */
function doctorGroups({ here }: Chosen, locale: Locale, texts: BookingTexts): OptionGroup[] {
  const say = sayOf(locale)
  return [...Map.groupBy(here, ({ SPECIALITIES: [first] }) => first?.SLUG ?? '')].map(([slug, own]) => {
    const [first] = own[0]?.SPECIALITIES ?? []
    const label = first ? say(first, 'NAME') : texts.doctor
    return {
      label,
      options: [
        ...(own.length > 1 ? [{ value: anyOf(slug), label: `${texts.anyDoctor}: ${label}` }] : []),
        ...own.map((one) => ({ value: one.SPECIALIST_CODE, label: nameOfDoctor(one, locale) })),
      ],
    }
  })
}

/** The choice of branch, doctor and service: native lists, which a phone shows best. */
export function BookingChoice({ data, chosen, locale, texts, words, onChange }: Props) {
  const { CABINETS } = data.company
  const { cabinet, isBranchOpen, doctor, speciality, services, service } = chosen
  const say = sayOf(locale)
  const nearest = doctor?.NEAREST_SLOTS.find(
    (one) => isBranchOpen || one.COMPANY_CABINET_CODE === cabinet.COMPANY_CABINET_CODE,
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @lg:grid-cols-2">
      {CABINETS.length > 1 && (
        <Field label={texts.branch} hint={isBranchOpen ? undefined : say(cabinet, 'ADDRESS')}>
          <NativeSelect
            value={isBranchOpen ? '' : cabinet.COMPANY_CABINET_CODE}
            onChange={({ target }) => onChange({ cabinet: target.value })}
            {...(isBranchOpen && { placeholder: texts.chooseBranch })}
            options={CABINETS.map((one) => ({
              value: one.COMPANY_CABINET_CODE,
              // The address of the chosen one stands below.
              label: say(one, 'NAME') || say(one, 'ADDRESS'),
            }))}
          />
        </Field>
      )}
      <Field
        label={texts.doctor}
        hint={
          nearest &&
          texts.nearest.replace('{date}', dayInWords(nearest.DATE, words)).replace('{time}', nearest.LABEL)
        }
      >
        <NativeSelect
          value={doctor?.SPECIALIST_CODE ?? (speciality ? anyOf(speciality.SLUG) : anyDoctor)}
          onChange={({ target }) => onChange({ whom: target.value })}
          options={[{ value: anyDoctor, label: texts.anyDoctor }, ...doctorGroups(chosen, locale, texts)]}
        />
      </Field>
      {services.length > 0 && (
        <Field label={texts.service}>
          <NativeSelect
            value={service?.SERVICE_CODE ?? ''}
            onChange={({ target }) => onChange({ service: target.value })}
            placeholder={texts.anyService}
            options={[...Map.groupBy(services, (one) => say(one, 'GROUP'))].map(([label, items]) => ({
              label,
              options: items.map((one) => ({
                value: one.SERVICE_CODE,
                label: [say(one, 'NAME'), slotPrice(one, one.CURRENCY, texts), repeatPrice(one, texts)]
                  .filter(Boolean)
                  .join(' · '),
              })),
            }))}
          />
        </Field>
      )}
    </div>
  )
}
