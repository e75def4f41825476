import callToAction from '../../schemas/blocks/call-to-action.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import type { LinkTarget } from '../../schemas/link.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import type { Company } from '../entities.ts'
import type { PageContent } from '../page-content.ts'
import { toPage } from '../parts/paths.ts'
import { words } from '../words.ts'

/**
 * Where the link of a booking leads whose code is not known (B-16): what to check, and whom to call. The company is that of
 * the link, if it names one.
 */
export function unknownAppointmentToPage(company?: Company): PageContent {
  const number = company?.phones[0]
  const link: LinkTarget = number === undefined ? toPage('/companies/clinics') : { kind: 'phone', number }
  const text =
    number === undefined
      ? words('head:unknownAppointment.find')
      : words('head:unknownAppointment.callText', { phone: formatPhone(number) })
  return {
    title: words('head:unknownAppointment.title'),
    description: words('head:unknownAppointment.description'),
    type: 'website',
    blocks: [
      storedBlock(pageTitle, {
        title: words('head:unknownAppointment.title'),
        lead: words('head:unknownAppointment.lead'),
      }),
      storedBlock(callToAction, {
        title: words('head:unknownAppointment.call'),
        text,
        action: {
          label: words(number === undefined ? 'head:unknownAppointment.clinics' : 'head:call'),
          link,
        },
        tone: 'calm',
      }),
    ],
    sidebar: [],
    robots: 'noindex',
  }
}
