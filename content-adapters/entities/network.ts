import type { Company } from './company.ts'
import type { ListingItem } from './listing.ts'
import type { NamedCount } from './named-count.ts'
import type { Paged } from './paged.ts'

/** A network of clinics, by its head; `cities` say how many of its clinics are there, the most first. */
export type Network = Pick<Company, 'code' | 'slug' | 'name' | 'category' | 'logo' | 'isDemo'> & {
  clinics: number
  cities: NamedCount[]
  /** Absent without reviews. */
  rating?: { value: number; count: number }
}

/** A page of the clinics of a network; `companies` are all of them, and the head. */
export type NetworkClinics = Paged<ListingItem> & {
  network: Network
  companies: Pick<Company, 'code' | 'slug' | 'name'>[]
}
