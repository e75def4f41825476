import type companyContacts from '../../schemas/blocks/company-contacts.ts'
import { defineLoader } from '../loader.ts'
import { chatOf } from '../parts/chat-of.ts'
import { currentStatus } from '../parts/current-status.ts'
import { fullAddress } from '../parts/full-address.ts'
import { menuHas } from '../parts/menu-has.ts'
import { paths, toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

export default defineLoader<typeof companyContacts>(async (_props, context) => {
  const { company, source, inDirectory } = context
  if (!company) return undefined
  const { name, category, phones, email, license, isDemo, attribution } = company
  const menu = await source.menu(company, { isOptional: true })
  return withoutUndefined({
    name,
    category,
    // The head of a profile says it, and a doctor may see patients in another branch.
    address: inDirectory ? undefined : fullAddress(company),
    phones,
    ...chatOf(company, 'contacts', context),
    email,
    license,
    isDemo,
    attribution,
    status: company.hours && currentStatus(company.hours, company.timezone, context),
    contactsLink: !inDirectory && menuHas(menu, paths.contacts) ? toPage(paths.contacts) : undefined,
  })
})
