import { uniqueBy } from '../../parts/unique-by.ts'
import { clinicRules } from '../../source/clinic.ts'
import type { ContentSource } from '../../source.ts'
import { nestedQuery, segment } from '../api-address.ts'
import { freeOfDoctorFromRaw } from '../entities/listing.ts'
import { personFromRaw, scheduleFromRaw, specialistFromRaw } from '../entities/people.ts'
import { rawNextFreeList } from '../raw/listing.ts'
import { rawPerson, rawSchedules, rawSpecialist, rawSpecialists } from '../raw/people.ts'
import { type Calls, ofCompany } from './calls.ts'

/** Doctors, when they work, and when they are free. */
export const doctorCalls = ({ get, getOr }: Calls) =>
  ({
    specialists: (company) =>
      get(`/front/v1/specialists${ofCompany(company)}`, rawSpecialists, ({ data }) =>
        uniqueBy(data.map(specialistFromRaw), ({ slug }) => slug),
      ),

    specialist: (company, slug) =>
      get(`/front/v1/specialist/${segment(company)}/${segment(slug)}`, rawSpecialist, specialistFromRaw),

    person: (slug) => get(`/front/v1/person/${segment(slug)}`, rawPerson, personFromRaw),

    schedules: (company) =>
      getOr(
        `/front/v1/schedules${ofCompany(company)}`,
        rawSchedules,
        ({ data }) => data.flatMap(scheduleFromRaw),
        clinicRules.schedules,
      ),

    nextFree: (company, doctor) =>
      getOr(
        `/front/v1/appointment/next${nestedQuery({ filter: { company, specialist: doctor } })}`,
        rawNextFreeList,
        ({ data }) => data.map(freeOfDoctorFromRaw),
        clinicRules.nextFree,
      ),
  }) satisfies Partial<ContentSource>
