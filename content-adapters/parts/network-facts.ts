import type { Network } from '../entities/network.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Cities that are named. */
const named = 5

/** The facts on a card and in the head of the pages of a network, for `networkFields`. */
export const networkFacts = ({ name, category, logo, clinics, cities, rating, isDemo }: Network) =>
  withoutUndefined({
    name,
    category,
    logo,
    clinics,
    rating,
    isDemo,
    cities: cities.slice(0, named).map((city) => city.name),
    more: cities.length > named ? cities.length - named : undefined,
  })
