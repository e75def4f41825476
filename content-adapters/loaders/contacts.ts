import type contacts from '../../schemas/blocks/contacts.ts'
import type { Cabinet, Company } from '../entities.ts'
import { defineLoader } from '../loader.ts'
import { defined } from '../parts/defined.ts'
import { placeLinks } from '../parts/map-links.ts'

/** Contacts of the clinic, with its branches if it has several. Omitted if there are none. */
export default defineLoader<typeof contacts>(async ({ branchesHidden }, { company, source }) => {
  if (!company) return undefined
  const cabinets = branchesHidden ? [] : await source.cabinets(company.code)
  const { address, phones, whatsapp, email, site } = company
  const branches =
    cabinets.length > 1 ? cabinets.slice(0, 100).map((cabinet) => branchOf(cabinet, company)) : undefined
  const data = defined({ address, phones, whatsapp, email, site, mapLinks: placeLinks(company), branches })
  return phones.length === 0 && Object.keys(data).length === 1 ? undefined : data
})

const branchOf = ({ name, address, phones, latitude, longitude, photos }: Cabinet, { country }: Company) =>
  defined({
    name,
    address,
    photo: photos[0],
    phones,
    mapLinks: placeLinks(defined({ latitude, longitude, country })),
  })
