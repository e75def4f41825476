import type { ClinicFeature } from '../../schemas/companies/clinic-features.ts'
import type { DistrictKey } from './place.ts'

export type ClinicKind =
  | 'dental'
  | 'childrens-dental'
  | 'polyclinic'
  | 'centre'
  | 'hospital'
  | 'childrens'
  | 'development'
  | 'women'
  | 'eye'
  | 'ent'
  | 'heart'
  | 'nerves'
  | 'skin'
  | 'mind'
  | 'bones'
  | 'family'

export type HoursName = 'everyDay' | 'notSunday' | 'weekdays' | 'evenings' | 'always'

/** What is decided about a clinic of the city; its people, prices and reviews are made by the seed number. */
export type PlannedClinic = {
  kind: ClinicKind
  doctors: number
  reviews: number
  /** The mean of its stars, about. */
  stars: number
  hours: HoursName
  district: DistrictKey
  /** The district of a second branch. */
  second?: DistrictKey
  features?: readonly ClinicFeature[]
  /** Nearly empty: what somebody enters in five minutes. */
  bare?: true
}

const clinic = (
  kind: ClinicKind,
  doctors: number,
  [reviews, stars]: readonly [number, number],
  hours: HoursName,
  district: DistrictKey,
  more: Pick<PlannedClinic, 'second' | 'features' | 'bare'> = {},
): PlannedClinic => ({ kind, doctors, reviews, stars, hours, district, ...more })

/** The thirty clinics: large and small, loved and criticised, open at night, closed on Sunday, and some that have hardly begun. */
export const plan: readonly PlannedClinic[] = [
  clinic('dental', 7, [96, 4.7], 'everyDay', 'oldTown', {
    second: 'university',
    features: ['children', 'stepFree'],
  }),
  clinic('dental', 5, [41, 4.4], 'notSunday', 'gardens', { features: ['children'] }),
  clinic('dental', 4, [18, 4.1], 'notSunday', 'university'),
  clinic('dental', 3, [6, 3.5], 'weekdays', 'steppe'),
  clinic('childrens-dental', 4, [52, 4.8], 'notSunday', 'riverside', { features: ['children', 'stepFree'] }),
  clinic('dental', 2, [3, 5], 'weekdays', 'university', { features: ['children'] }),
  clinic('dental', 3, [27, 3.8], 'always', 'oldTown', { features: ['stepFree'] }),
  clinic('dental', 1, [0, 0], 'notSunday', 'steppe', { bare: true }),
  clinic('polyclinic', 12, [164, 4], 'everyDay', 'oldTown', {
    second: 'gardens',
    features: ['osms', 'gobmp', 'children', 'homeVisits', 'stepFree'],
  }),
  clinic('polyclinic', 9, [88, 3.6], 'notSunday', 'riverside', {
    features: ['osms', 'gobmp', 'children', 'stepFree'],
  }),
  clinic('polyclinic', 8, [61, 4.3], 'notSunday', 'steppe', { features: ['osms', 'gobmp', 'children'] }),
  clinic('centre', 8, [73, 4.6], 'everyDay', 'university', { features: ['osms', 'stepFree'] }),
  clinic('centre', 6, [35, 4.5], 'notSunday', 'gardens', { features: ['children'] }),
  clinic('centre', 5, [12, 4.2], 'notSunday', 'steppe'),
  clinic('hospital', 7, [57, 4.1], 'always', 'riverside', { features: ['osms', 'gobmp', 'stepFree'] }),
  clinic('childrens', 6, [84, 4.8], 'everyDay', 'gardens', {
    features: ['osms', 'children', 'homeVisits', 'stepFree'],
  }),
  clinic('childrens', 4, [22, 4.4], 'notSunday', 'steppe', { features: ['osms', 'children'] }),
  clinic('development', 3, [9, 4.9], 'weekdays', 'university', { features: ['children'] }),
  clinic('women', 5, [44, 4.6], 'notSunday', 'oldTown', { features: ['osms', 'stepFree'] }),
  clinic('women', 3, [8, 4], 'weekdays', 'riverside'),
  clinic('eye', 4, [31, 4.7], 'notSunday', 'university', { features: ['osms', 'children', 'stepFree'] }),
  clinic('eye', 2, [2, 4.5], 'weekdays', 'gardens'),
  clinic('ent', 3, [15, 4.3], 'notSunday', 'oldTown', { features: ['children'] }),
  clinic('heart', 4, [26, 4.6], 'notSunday', 'riverside', { features: ['osms', 'stepFree'] }),
  clinic('nerves', 4, [19, 4.5], 'notSunday', 'steppe', { features: ['osms', 'homeVisits', 'stepFree'] }),
  clinic('skin', 3, [23, 4.4], 'everyDay', 'oldTown'),
  clinic('mind', 3, [7, 4.9], 'evenings', 'gardens'),
  clinic('bones', 3, [14, 4.2], 'notSunday', 'steppe', { features: ['osms', 'stepFree'] }),
  clinic('family', 2, [11, 4.9], 'notSunday', 'gardens', { features: ['children', 'homeVisits'] }),
  clinic('family', 1, [0, 0], 'weekdays', 'riverside', { bare: true }),
]

/** The folder of a clinic's drawn pictures, `city-07-dental`, which do not depend on the seed number. */
export const pictureFolder = (index: number, { kind }: PlannedClinic): string =>
  `city-${String(index + 1).padStart(2, '0')}-${kind}`
