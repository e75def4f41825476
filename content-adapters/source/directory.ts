import type { CommentType } from '../../schemas/api/comment.ts'
import type { ComparedSection } from '../../schemas/directory/comparison.ts'
import type { ListingSection } from '../../schemas/directory/listing.ts'
import type { Comment } from '../entities/article.ts'
import type { CityCompanies, Domain, Neighbour } from '../entities/company.ts'
import type { Person } from '../entities/doctor.ts'
import type { ShortLink } from '../entities/link.ts'
import type {
  Comparison,
  DirectoryList,
  DirectoryService,
  ListingItem,
  ServiceOffers,
} from '../entities/listing.ts'
import type { FacedSpeciality, NamedCount } from '../entities/named-count.ts'
import type { Network, NetworkClinics } from '../entities/network.ts'
import type { Paged } from '../entities/paged.ts'
import type { DoctorsAnswer, LatestReviews } from '../entities/review.ts'
import type { SitemapEntry, SitemapFile } from '../entities/sitemap.ts'
import type { Statistics } from '../entities/statistics.ts'
import type { ListingQuery } from '../parts/listing-query.ts'
import type { FacetRules } from './facet.ts'

/** What is made of all clinics together: lists, people, networks, figures, hosts, and readers' comments. */
export type DirectorySource = {
  /** A page of a list of the directory; 404 for an unknown city or speciality. */
  listing: (query: ListingQuery) => Promise<DirectoryList>
  /**
   * Cities of a section of the directory, the largest first. Empty if it is not available; with `isNeeded`, for a page that is nothing without
   * them, it fails then.
   */
  listingCities: (section: ListingSection, options?: { isNeeded?: boolean }) => Promise<NamedCount[]>
  /** Specialities that most doctors of a city have, with portraits of some; empty for an unknown city. */
  listingSpecialities: (city: string) => Promise<FacedSpeciality[]>
  /** The newest published questions that a doctor of the directory has answered; empty if the backend has none. */
  doctorsAnswers: () => Promise<DoctorsAnswer[]>
  /** Published companies by city, for the index of sites. */
  companiesByCity: () => Promise<CityCompanies[]>
  /** A doctor of the directory, with their details; a person who turned out to be another has that one's slug. */
  person: (slug: string) => Promise<Person>
  /** Companies of the same section and city, the nearest first; empty if the backend has none. */
  neighbours: (company: string) => Promise<Neighbour[]>
  /** Up to four clinics or doctors side by side, in this order; unknown ones are left out. */
  comparison: (section: ComparedSection, slugs: readonly string[]) => Promise<Comparison>
  /** A page of clinics that give online consultations, twenty at a time; empty if the backend has none. */
  consulting: (page: number) => Promise<Paged<ListingItem>>
  /** A page of the services of the directory, sixty at a time, the most frequent first. */
  directoryServices: (query: { city?: string; page: number }) => Promise<Paged<DirectoryService>>
  /** The offers of a service; 404 for a service or city that does not exist. */
  serviceOffers: (query: { service: string; city?: string; page: number }) => Promise<ServiceOffers>
  /** A page of the networks of the directory, twenty at a time, those with most clinics first. */
  networks: (page: number) => Promise<Paged<Network>>
  /** A network by the slug or code of any of its companies, with a page of its clinics; 404 for a company without a network. */
  network: (query: { slug: string; page: number }) => Promise<NetworkClinics>
  /** A page of the newest reviews of the directory or a city, twenty at a time; 404 for an unknown city. */
  latestReviews: (query: { city?: string; page: number }) => Promise<LatestReviews>
  /** Readers' comments on an article, the oldest first; empty if the backend has none. */
  comments: (type: CommentType, slug: string) => Promise<Comment[]>
  /** Public figures of the directory (R6). */
  statistics: () => Promise<Statistics>
  /** The owner of a host that is not the product's (B-33). */
  domain: (host: string) => Promise<Domain>
  /** A short link of a clinic by any of its words (R93). */
  shortLink: (slug: string) => Promise<ShortLink>
  /**
   * Files of the sitemap that are not empty, without pages of the directory: of the clinic with the slug, otherwise of all whose canonical
   * addresses are in the directory. Empty if the backend has no list.
   */
  sitemapFiles: (clinic?: string) => Promise<SitemapFile[]>
  /** The entries of a file of the sitemap; empty if there is no such file. */
  sitemap: (file: SitemapFile, clinic?: string) => Promise<SitemapEntry[]>
}

export const directoryRules = {
  listing: {},
  listingCities: {
    instead: [],
    failing: (_, { isNeeded = false } = {}) => (isNeeded ? undefined : 'degraded'),
  },
  listingSpecialities: { instead: [], failing: 'degraded' },
  doctorsAnswers: { instead: [], failing: 'complete' },
  companiesByCity: {},
  person: {},
  neighbours: { instead: [], failing: 'degraded' },
  comparison: {},
  consulting: { instead: { items: [], page: 1, pages: 1, total: 0 } },
  directoryServices: {},
  serviceOffers: {},
  networks: {},
  network: {},
  latestReviews: {},
  comments: { instead: [], failing: 'complete' },
  statistics: {},
  domain: {},
  shortLink: {},
  sitemapFiles: { instead: [] },
  sitemap: { instead: [] },
} satisfies FacetRules<DirectorySource>
