import type { Network, NetworkClinics } from '../../entities/network.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RawNetwork, RawNetworkClinics } from '../raw/network.ts'
import { listingItemFromRaw, namedCountFromRaw } from './listing.ts'
import { pagedFromRaw } from './paged.ts'
import { imageOf, textOf } from './parts.ts'

export function networkFromRaw(raw: RawNetwork): Network {
  const name = textOf(raw, 'NAME') ?? { ru: raw.SLUG }
  return withoutUndefined({
    code: raw.COMPANY_CODE,
    slug: raw.SLUG,
    name,
    category: textOf(raw, 'CATEGORY'),
    logo: raw.LOGO && imageOf(raw.LOGO, name),
    isDemo: raw.is_demo ?? false,
    clinics: raw.CLINICS,
    cities: (raw.LOCATIONS ?? []).map(namedCountFromRaw),
    rating: raw.RATING && raw.REVIEWS_COUNT ? { value: raw.RATING, count: raw.REVIEWS_COUNT } : undefined,
  })
}

export const networkClinicsFromRaw = (raw: RawNetworkClinics): NetworkClinics => ({
  ...pagedFromRaw(raw, listingItemFromRaw),
  network: networkFromRaw(raw.NETWORK),
  companies: raw.COMPANIES.map((company) => ({
    code: company.COMPANY_CODE,
    slug: company.SLUG,
    name: textOf(company, 'NAME') ?? { ru: company.SLUG },
  })),
})
