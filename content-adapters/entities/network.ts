import type { Company } from './company.ts'
import type { ListingItem } from './listing.ts'
import type { NamedCount } from './named-count.ts'
import type { Paged } from './paged.ts'

/** A clinic network, identified by its head company; `cities` counts its clinics per city, largest first. */
export type Network = Pick<Company, 'code' | 'slug' | 'name' | 'category' | 'logo' | 'isDemo'> & {
  clinics: number
  cities: NamedCount[]
  /** Absent without reviews. */
  rating?: { value: number; count: number }
}

/** One page of a network's clinics; `companies` lists all companies of the network, head first. */
export type NetworkClinics = Paged<ListingItem> & {
  network: Network
  companies: Pick<Company, 'code' | 'slug' | 'name'>[]
}
