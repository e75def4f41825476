import type { TextKey } from '../../locales/text-key.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import { words } from '../words.ts'
import { bookingPath } from './booking-path.ts'
import { menuHas } from './menu-has.ts'
import { paths, toPage } from './paths.ts'

/** How a clinic takes bookings online: a free time is chosen, or a request is left, which a person answers. */
export type BookingWay = 'slots' | 'request'

/** The way of online booking with a clinic; undefined without one, so that no button promises it (V-13). */
export const bookingWay = (company: Company, menu: readonly MenuItem[]): BookingWay | undefined =>
  company.isOnlineEntryActive && menuHas(menu, paths.appointment)
    ? company.takesSlots
      ? 'slots'
      : 'request'
    : undefined

/** The labels of the buttons. */
const labels: Record<BookingWay, TextKey> = { slots: 'head:book', request: 'head:leaveRequest' }

/** A button that opens booking, with a doctor if one is named, labelled by the way of booking; `company` is its slug on pages of the directory. */
export const bookingAction = (way: BookingWay, chosen: { company?: string; doctor?: string } = {}) => ({
  label: words(labels[way]),
  link: toPage(bookingPath(chosen)),
})
