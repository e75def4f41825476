import bookedVisit from '../../schemas/blocks/booked-visit.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** The page of a booking for whoever has its link (R28). It is the same for all: what it shows is asked for with the link itself. */
export const managedAppointmentToPage = (): PageContent => ({
  title: words('head:managedAppointment.title'),
  description: words('head:managedAppointment.description'),
  type: 'website',
  blocks: [
    storedBlock(pageTitle, { title: words('head:managedAppointment.title') }),
    storedBlock(bookedVisit, {}),
  ],
  sidebar: [],
  robots: 'noindex',
})
