import callToAction from '../../schemas/blocks/call-to-action.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import { bookingAction, bookingWay } from '../parts/booking-way.ts'
import { words } from '../words.ts'

/** How to see a doctor, below an article: online if the clinic offers it, otherwise by phone; empty without either. */
export function bookingPrompt(company: Company, menu: readonly MenuItem[]): StoredBlock[] {
  const title = words('head:seeDoctor')
  const way = bookingWay(company, menu)
  const action = way ? bookingAction(way) : callAction(company)
  return action ? [storedBlock(callToAction, { title, action, tone: 'calm' })] : []
}

const callAction = ({ phones: [number] }: Company) =>
  number === undefined ? undefined : { label: words('head:call'), link: { kind: 'phone' as const, number } }
