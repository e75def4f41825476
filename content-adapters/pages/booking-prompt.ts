import callToAction from '../../schemas/blocks/call-to-action.ts'
import type { LinkTarget } from '../../schemas/link.ts'
import type { StoredBlock } from '../../schemas/page.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import type { Company, MenuItem } from '../entities.ts'
import { menuHas } from '../parts/menu-has.ts'
import { paths, toPage } from '../parts/paths.ts'
import { words } from '../words.ts'

/** How to see a doctor, below an article: online if the clinic offers it, otherwise by phone; empty without either. */
export function bookingPrompt(company: Company, menu: readonly MenuItem[]): StoredBlock[] {
  const isOnline = company.isOnlineEntryActive && menuHas(menu, paths.appointment)
  const number = company.phones[0]
  const link: LinkTarget | undefined = isOnline
    ? toPage(paths.appointment)
    : number === undefined
      ? undefined
      : { kind: 'phone', number }
  if (!link) return []
  const title = words('head:seeDoctor')
  const action = { label: words(isOnline ? 'head:book' : 'head:call'), link }
  return [storedBlock(callToAction, { title, action, tone: 'calm' })]
}
