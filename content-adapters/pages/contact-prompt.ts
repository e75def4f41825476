import callToAction from '../../schemas/blocks/call-to-action.ts'
import type { LinkTarget } from '../../schemas/core/link.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import { shortened } from '../parts/localized-text.ts'
import { menuHas } from '../parts/menu-has.ts'
import { paths, toPage } from '../parts/paths.ts'
import { words } from '../words.ts'

/** Contacts at the end of a page of general information; empty if the clinic has none. */
export function contactPrompt(company: Company, menu: readonly MenuItem[]): StoredBlock[] {
  const number = company.phones[0]
  const contacts = menuHas(menu, paths.contacts) ? toPage(paths.contacts) : undefined
  const link: LinkTarget | undefined = number === undefined ? contacts : { kind: 'phone', number }
  if (!link) return []
  return [
    storedBlock(callToAction, {
      title: words('head:questionsLeft'),
      text: shortened(words('head:questionsLeftText', { name: company.name }), 300),
      action: { label: words(link.kind === 'phone' ? 'head:call' : 'head:contacts'), link },
      tone: 'calm',
    }),
  ]
}
