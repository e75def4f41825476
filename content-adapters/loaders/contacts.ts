import type contacts from '../../schemas/blocks/contacts.ts'
import type { Cabinet, Company } from '../entities/company.ts'
import { defineLoader } from '../loader.ts'
import { chatOf } from '../parts/chat-of.ts'
import { fullAddress } from '../parts/full-address.ts'
import { placeLinks } from '../parts/map-links.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Contacts of the clinic, with its branches if it has several. Omitted if there are none. */
export default defineLoader<typeof contacts>(async ({ addressHidden, branchesHidden }, context) => {
  const { company, source } = context
  if (!company) return undefined
  const cabinets = branchesHidden ? [] : await source.cabinets(company.code)
  const { phones, email, site, category, license, isDemo, attribution } = company
  const branches =
    cabinets.length > 1 ? cabinets.slice(0, 100).map((cabinet) => branchOf(cabinet, company)) : undefined
  const data = withoutUndefined({
    address: addressHidden ? undefined : fullAddress(company),
    phones,
    ...chatOf(company, 'contacts', context),
    email,
    site,
    mapLinks: addressHidden ? undefined : placeLinks(company, company.address && fullAddress(company)),
    branches,
  })
  if (phones.length === 0 && Object.keys(data).length === 1) return undefined
  return withoutUndefined({ ...data, category, license, isDemo: isDemo || undefined, attribution })
})

const branchOf = (cabinet: Cabinet, { country, city }: Company) => {
  const { name, address, phones, latitude, longitude, photos } = cabinet
  const written = address && fullAddress(withoutUndefined({ address, city }))
  return withoutUndefined({
    name,
    address,
    photo: photos[0],
    phones,
    mapLinks: placeLinks(withoutUndefined({ latitude, longitude, country }), written),
  })
}
