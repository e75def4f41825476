import bookedVisit from '../../schemas/blocks/booked-visit.ts'
import ownConsultation from '../../schemas/blocks/own-consultation.ts'
import ownQuestion from '../../schemas/blocks/own-question.ts'
import ownWish from '../../schemas/blocks/own-wish.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** What links of messages lead to, with the block that shows it. */
const linked = {
  /** R28 */
  managedAppointment: bookedVisit,
  /** R28, of a waiting list (PA10). */
  ownWish,
  /** R24 */
  ownQuestion,
  /** R13 */
  ownConsultation,
} as const

/**
 * The page of something for whoever has its link. It is the same for all: what it shows its script asks for with the link itself, which no
 * server stores.
 */
export const linkedToPage = (what: keyof typeof linked): PageContent => ({
  title: words(`head:${what}.title`),
  description: words(`head:${what}.description`),
  type: 'website',
  blocks: [storedBlock(pageTitle, { title: words(`head:${what}.title`) }), storedBlock(linked[what], {})],
  sidebar: [],
  robots: 'noindex',
})
