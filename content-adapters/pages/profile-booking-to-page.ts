import appointment from '../../schemas/blocks/appointment.ts'
import bookingHead from '../../schemas/blocks/booking-head.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { besideName } from '../parts/beside-name.ts'
import { words } from '../words.ts'

/** Booking a visit to a company within the directory (R128). */
export const profileBookingToPage = ({ name }: Company): PageContent => ({
  title: besideName(name, words('head:appointment'), ': '),
  description: words('head:appointmentDescription', { name }),
  type: 'website',
  blocks: [storedBlock(bookingHead, {}), storedBlock(appointment, { titleHidden: true })],
  sidebar: [],
})
