import { z } from 'zod'

// What we read of the service, by the names of the schemas in clinic-service.json. The test compares both, so that a new version of the
// description says what has to change here.

const Words = z.object({ ru: z.string().min(1), kk: z.string().optional() })

const Service = z.object({
  id: z.int(),
  title: Words,
  section: Words,
  price: z.number().min(0).nullish(),
})

const PriceList = z.object({ currency: z.enum(['KZT', 'UZS']), services: z.array(Service) })

const Doctor = z.object({
  id: z.string().min(1),
  fullName: z.string().min(1),
  specialities: z.array(Words),
  worksSince: z.int().optional(),
})

const Doctors = z.object({ doctors: z.array(Doctor) })

/** The schemas that are read. */
export const read = { Words, Service, PriceList, Doctor, Doctors }
