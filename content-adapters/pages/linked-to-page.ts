import type { TextKey } from '../../locales/text-key.ts'
import bookedVisit from '../../schemas/blocks/booked-visit.ts'
import findVisit from '../../schemas/blocks/find-visit.ts'
import linkForm, { type LinkFormProps } from '../../schemas/blocks/link-form.ts'
import ownCard from '../../schemas/blocks/own-card.ts'
import ownCase from '../../schemas/blocks/own-case.ts'
import ownConsultation from '../../schemas/blocks/own-consultation.ts'
import ownQuestion from '../../schemas/blocks/own-question.ts'
import ownWish from '../../schemas/blocks/own-wish.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import type { Link, LinkedPage } from '../../schemas/page/linked-pages.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** Page types opened from message links: the block, and its text for an invalid link. */
const linked = {
  /** R28 */
  managedAppointment: { block: bookedVisit, unknown: 'blocks:booked-visit.unknown' },
  /** R28, of a waiting list (PA10). */
  ownWish: { block: ownWish, unknown: 'blocks:own-wish.unknown' },
  /** R24 */
  ownQuestion: { block: ownQuestion, unknown: 'blocks:own-question.unknown' },
  /** R13 */
  ownConsultation: { block: ownConsultation, unknown: 'blocks:consultation.unknown' },
  /** R127 */
  ownCase: { block: ownCase, unknown: 'blocks:own-case.unknown' },
  /** R131 */
  ownCard: { block: ownCard, unknown: 'blocks:own-card.unknown' },
} as const satisfies Record<LinkedPage, { block: unknown; unknown: TextKey }>

const pageOf = (what: LinkedPage): Omit<PageContent, 'blocks'> => ({
  title: words(`head:${what}.title`),
  description: words(`head:${what}.description`),
  type: 'website',
  sidebar: [],
  robots: 'noindex',
})

/**
 * The page of a linked object. Its script loads the object with the link's code and token; for whoever has none, the page of a visit has it too.
 */
export const linkedToPage = (what: LinkedPage, link: Link): PageContent => ({
  ...pageOf(what),
  blocks: [
    storedBlock(pageTitle, { title: words(`head:${what}.title`) }),
    what === 'managedAppointment' ? storedBlock(bookedVisit, link) : storedBlock(linked[what].block, {}),
  ],
})

/** Form to enter code and token when they are missing or invalid; a booking can also be found by its number. */
export function linkFormToPage(
  what: LinkedPage,
  typed: Pick<LinkFormProps, 'code' | 'fault'> = {},
): PageContent {
  const isMissing = typed.fault === 'missing'
  const title = words(isMissing ? linked[what].unknown : `head:${what}.title`)
  const usual = what === 'managedAppointment' ? 'head:managedAppointment.lead' : 'head:linkLead'
  const lead = words(isMissing ? `${linked[what].unknown}Text` : usual)
  const byLink = [storedBlock(linkForm, typed)]
  const byNumber = what === 'managedAppointment' ? [storedBlock(findVisit, {})] : []
  return {
    ...pageOf(what),
    title,
    // A form with a fault is first.
    blocks: [
      storedBlock(pageTitle, { title, lead }),
      ...(typed.fault ? [...byLink, ...byNumber] : [...byNumber, ...byLink]),
    ],
  }
}
