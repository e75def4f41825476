import type { z } from 'zod'
import { slugify } from '../../schemas/formats/slug.ts'
import type { Specialist } from '../entities/doctor.ts'
import type { Service } from '../entities/service.ts'
import { jsonService } from '../source/json-service.ts'
import { type FacetSource, SourceError } from '../source.ts'
import { read } from './clinic-service.ts'

const servicesOf = ({ currency, services }: z.output<typeof read.PriceList>): Service[] =>
  services.map(({ id, title, section, price }) => ({
    code: String(id),
    name: title,
    group: section,
    currency,
    ...(typeof price === 'number' && { price }),
  }))

const doctorsOf = ({ doctors }: z.output<typeof read.Doctors>): Specialist[] =>
  doctors.map(({ id, fullName, specialities, worksSince }) => ({
    code: id,
    // Names may be the same, codes may not.
    slug: slugify(`${fullName}-${id}`),
    name: { ru: fullName },
    specialities,
    languages: [],
    ...(worksSince !== undefined && { experienceSince: worksSince }),
  }))

/**
 * Services and doctors of one clinic from an HTTP service that OpenAPI describes: an example to copy. Photos, hours, reviews and all else stay
 * with the source below.
 */
export function openapiExample(options: Parameters<typeof jsonService>[0]): FacetSource<'clinic'> {
  const service = jsonService(options)
  return {
    forget: service.forget,
    openSource: (reader) => {
      const get = service.open(reader)
      const doctors = () => get('/doctors', read.Doctors, doctorsOf)
      return {
        services: () => get('/price-list', read.PriceList, servicesOf),
        specialists: doctors,
        specialist: async (_, slug) => {
          const found = (await doctors()).find((doctor) => doctor.slug === slug)
          if (!found) throw new SourceError(404, `The service has no doctor ${slug}`)
          return found
        },
      }
    },
  }
}
