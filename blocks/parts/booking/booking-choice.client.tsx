import type { Locale } from '../../../locales/locale.ts'
import type { BookingSpecialist, bookingCompany, DatedSlot } from '../../../schemas/api/booking.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import type { PromotedVisit } from '../../../schemas/api/promoted-visit.ts'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import type { OptionGroup } from '../../../ui/form/options.ts'
import type { BookingTexts } from './booking-texts.ts'
import { repeatPrice, slotPrice } from './slot-words.ts'
import { visitPrice } from './visit-price.tsx'

/** The branches, services and doctors of a company that can be booked. */
export type Bookable = { company: ReturnType<(typeof bookingCompany)['parse']>; doctors: BookingSpecialist[] }

/** The visitor's choice: codes; `whom` may be `any`, or any doctor of a speciality, `any:dentist`. Empty means any branch, no service. */
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

/** What a doctor is, the first speciality before others; empty if nothing is known. */
export const specialitiesOf = ({ SPECIALITIES }: BookingSpecialist, locale: Locale): string =>
  SPECIALITIES.map((speciality) => sayOf(locale)(speciality, 'NAME'))
    .filter(Boolean)
    .join(', ')

/** The doctors whom a choice means, in all branches. */
const wantedOf = (doctors: readonly BookingSpecialist[], whom: string): BookingSpecialist[] => {
  const own = doctors.filter(
    ({ SPECIALIST_CODE, SPECIALITIES }) =>
      SPECIALIST_CODE === whom || SPECIALITIES.some(({ SLUG }) => anyOf(SLUG) === whom),
  )
  return own.length > 0 ? own : [...doctors]
}

/** The next free times of the doctors whom a choice means, in its branch if it has one, the earliest first. */
export const nearestOf = ({ doctors }: Bookable, { whom, cabinet }: Choice): DatedSlot[] =>
  wantedOf(doctors, whom)
    .flatMap(({ NEAREST_SLOTS }) => NEAREST_SLOTS)
    .filter(({ COMPANY_CABINET_CODE }) => cabinet === '' || COMPANY_CABINET_CODE === cabinet)
    .sort((one, other) => (one.START < other.START ? -1 : one.START > other.START ? 1 : 0))

/**
 * The meaning of a choice: the branch (if none is chosen, that of the next free time), its doctors, and the doctors and services whose
 * slots are read. Codes that no longer exist count as not chosen. Undefined if nothing can be booked.
 */
export function chosenOf(data: Bookable, choice: Choice) {
  const { company, doctors } = data
  const branch = (code: string | undefined) =>
    company.CABINETS.find(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE === code)
  const [nearest] = nearestOf(data, { ...choice, cabinet: '' })
  const wanted = doctors.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === choice.whom)
  const cabinet =
    branch(choice.cabinet) ??
    branch(nearest?.COMPANY_CABINET_CODE) ??
    branch(wanted?.CABINETS[0]) ??
    company.CABINETS[0]
  if (!cabinet) return undefined
  const here = doctors.filter(({ CABINETS }) => CABINETS.includes(cabinet.COMPANY_CABINET_CODE))
  if (here.length === 0) return undefined
  const doctor = here.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === choice.whom)
  const speciality = here
    .flatMap(({ SPECIALITIES }) => SPECIALITIES)
    .find(({ SLUG }) => anyOf(SLUG) === choice.whom)
  const services = company.SERVICES.filter((one) => !doctor || isOfferedBy(one, doctor))
  const service = services.find(({ SERVICE_CODE }) => SERVICE_CODE === choice.service)
  return { cabinet, here, doctor, speciality, services, service }
}

type BookableService = Bookable['company']['SERVICES'][number]

type Priced = BookableService & {
  PROMOTION?: PromotedVisit
  /** The doctor who alone has this price; of others it is higher. */
  only?: BookingSpecialist
}

/** A service with what it costs today in the chosen branch, with the chosen doctor; with any of them the lowest price of a promotion that only some doctor has. */
export function pricedToday(
  one: BookableService,
  { cabinet, here, doctor, speciality }: Pick<Chosen, 'cabinet' | 'here' | 'doctor' | 'speciality'>,
): Priced {
  const prices =
    one.PRICES?.filter(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE === cabinet.COMPANY_CABINET_CODE) ??
    []
  const of = (code: string | null | undefined) =>
    prices.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === code)
  const priced = { ...one, ...((doctor && of(doctor.SPECIALIST_CODE)) ?? of(null)) }
  if (doctor) return priced
  const [lowest] = here
    .flatMap((only) => {
      const own =
        isWith(only, speciality?.SLUG) && isOfferedBy(one, only) ? of(only.SPECIALIST_CODE) : undefined
      return own?.PROMOTION && own.PRICE !== null ? [{ only, own, price: own.PRICE }] : []
    })
    .sort((first, other) => first.price - other.price)
  return lowest && lowest.price < (priced.PRICE ?? Number.POSITIVE_INFINITY)
    ? { ...one, ...lowest.own, only: lowest.only }
    : priced
}

const isWith = ({ SPECIALITIES }: BookingSpecialist, speciality: string | undefined) =>
  speciality === undefined || SPECIALITIES.some(({ SLUG }) => SLUG === speciality)

const isOfferedBy = ({ SPECIALISTS }: BookableService, { SPECIALIST_CODE }: BookingSpecialist) =>
  SPECIALISTS.length === 0 || SPECIALISTS.includes(SPECIALIST_CODE)

/** The price in a line of the list; one that only some doctor has is said with the name: "from 12 000 ₸: Anna Kim". */
function priceInList(one: Priced, { locale, texts }: { locale: Locale; texts: BookingTexts }): string {
  const price = slotPrice(one, one.CURRENCY, texts)
  return one.only ? `${texts.from.replace('{price}', price)}: ${nameOfDoctor(one.only, locale)}` : price
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
export function BookingChoice({ data, chosen, locale, texts, onChange }: Props) {
  const { CABINETS } = data.company
  const { cabinet, doctor, speciality, services, service } = chosen
  const say = sayOf(locale)
  const priced = services.map((one) => pricedToday(one, chosen))
  const promoted = priced.find((one) => one.SERVICE_CODE === service?.SERVICE_CODE && one.PROMOTION)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @lg:grid-cols-2">
      {CABINETS.length > 1 && (
        <Field label={texts.branch} hint={say(cabinet, 'ADDRESS')}>
          <NativeSelect
            value={cabinet.COMPANY_CABINET_CODE}
            onChange={({ target }) => onChange({ cabinet: target.value })}
            options={CABINETS.map((one) => ({
              value: one.COMPANY_CABINET_CODE,
              // The address of the chosen one stands below.
              label: say(one, 'NAME') || say(one, 'ADDRESS'),
            }))}
          />
        </Field>
      )}
      <Field label={texts.doctor}>
        <NativeSelect
          value={doctor?.SPECIALIST_CODE ?? (speciality ? anyOf(speciality.SLUG) : anyDoctor)}
          onChange={({ target }) => onChange({ whom: target.value })}
          options={[{ value: anyDoctor, label: texts.anyDoctor }, ...doctorGroups(chosen, locale, texts)]}
        />
      </Field>
      {services.length > 0 && (
        <Field
          label={texts.service}
          hint={
            promoted && (
              <>
                {visitPrice(promoted, { locale, texts })}
                {promoted.only && <span className="block">{nameOfDoctor(promoted.only, locale)}</span>}
              </>
            )
          }
        >
          <NativeSelect
            value={service?.SERVICE_CODE ?? ''}
            onChange={({ target }) => onChange({ service: target.value })}
            placeholder={texts.anyService}
            options={[...Map.groupBy(priced, (one) => say(one, 'GROUP'))].map(([label, items]) => ({
              label,
              options: items.map((one) => ({
                value: one.SERVICE_CODE,
                label: [say(one, 'NAME'), priceInList(one, { locale, texts }), repeatPrice(one, texts)]
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
