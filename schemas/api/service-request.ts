import { z } from 'zod'
import { email, personName, phone, problem } from './fields.ts'
import { blank, formConsent, line, lines } from './form-fields.ts'

/** What clinics ask us for (A6), each with a page of its own. */
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
    SERVICES: z
      .array(z.enum(requestedServices, problem('invalid')), problem('services'))
      .min(1, problem('services'))
      .max(requestedServices.length, problem('invalid'))
      .overwrite((services) => [...new Set(services)]),
    NAME: personName,
    TEL: blank(phone),
    EMAIL: blank(email),
    COMPANY_NAME: blank(line(120)),
    COMMENT: blank(lines(2000)),
    CONSENT: formConsent,
    /** Path of the page that it was sent from. */
    page: blank(line(300).regex(/^\//, problem('invalid'))),
  })
  .refine(({ TEL, EMAIL }) => TEL !== undefined || EMAIL !== undefined, {
    ...problem('reach'),
    path: ['TEL'],
  })

/** A request that was taken, and the code by which it is asked about. */
export const takenServiceRequest = z.object({ REQUEST_CODE: z.string() })
