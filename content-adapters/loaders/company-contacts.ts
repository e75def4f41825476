import type companyContacts from '../../schemas/blocks/company-contacts.ts'
import { defineLoader } from '../loader.ts'
import { defined } from '../parts/defined.ts'
import { menuHas } from '../parts/menu-has.ts'
import { paths, toPage } from '../parts/paths.ts'
import { shownStatus } from '../parts/shown-status.ts'

export default defineLoader<typeof companyContacts>(async (_props, context) => {
  const { company, source } = context
  if (!company) return undefined
  const { name, category, address, phones, whatsapp, email, license, isDemo, attribution } = company
  const menu = await source.menu(company, { isOptional: true })
  return defined({
    name,
    category,
    address,
    phones,
    whatsapp,
    email,
    license,
    isDemo,
    attribution,
    status: company.hours && shownStatus(company.hours, company.timezone, context),
    contactsLink: menuHas(menu, paths.contacts) ? toPage(paths.contacts) : undefined,
  })
})
