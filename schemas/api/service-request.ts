import { z } from '../core/zod.ts'
import { email, personName, phone, problem, together } from './fields.ts'
import { blank, formConsent, line, lines } from './form-fields.ts'

/** Services that clinics can request (A6), each with its own page. */
export const requestedServices = [
  'clinic-website',
  'mis',
  'mis-practice',
  'promotion',
  'whatsapp',
  'bonus-system',
] as const

/** A6: a request for services of the product. */
export const serviceRequestBody = z
  .strictObject({
    SERVICES: z.array(z.enum(requestedServices, problem('invalid')), problem('services')).check(
      z.minLength(1, problem('services')),
      z.maxLength(requestedServices.length, problem('invalid')),
      z.overwrite((services) => [...new Set(services)]),
    ),
    NAME: personName,
    TEL: blank(phone),
    EMAIL: blank(email),
    COMPANY_NAME: blank(line(120)),
    COMMENT: blank(lines(2000)),
    CONSENT: formConsent,
    /** Path of the page with the form. */
    page: blank(line(300).check(z.regex(/^\//, problem('invalid')))),
  })
  .check(z.refine(({ TEL, EMAIL }) => TEL !== undefined || EMAIL !== undefined, together('reach', 'TEL')))
