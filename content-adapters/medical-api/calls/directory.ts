import { z } from 'zod'
import { directoryRules } from '../../source/directory.ts'
import { searchRules } from '../../source/search.ts'
import type { ContentSource } from '../../source.ts'
import { nestedQuery, segment } from '../api-address.ts'
import { cityCompaniesFromRaw } from '../entities/company.ts'
import { documentFromRaw } from '../entities/document.ts'
import {
  comparisonFromRaw,
  directoryListFromRaw,
  directoryServiceFromRaw,
  facedSpecialityFromRaw,
  listingItemFromRaw,
  namedCountFromRaw,
  serviceOffersFromRaw,
} from '../entities/listing.ts'
import { networkClinicsFromRaw, networkFromRaw } from '../entities/network.ts'
import { pagedFromRaw } from '../entities/paged.ts'
import { doctorsAnswerFromRaw } from '../entities/people.ts'
import { searchResultsFromRaw, searchStartFromRaw } from '../entities/search.ts'
import { statisticsFromRaw } from '../entities/statistics.ts'
import { visitFromRaw } from '../entities/visit.ts'
import { rawCompaniesByCity } from '../raw/company.ts'
import { rawDocument } from '../raw/document.ts'
import {
  rawComparison,
  rawDirectoryServices,
  rawListing,
  rawListingCities,
  rawListingItems,
  rawListingSpecialities,
  rawServiceOffers,
} from '../raw/listing.ts'
import { rawNetworkClinics, rawNetworks } from '../raw/network.ts'
import { rawDoctorsAnswers } from '../raw/people.ts'
import { rawSearchResults, rawSearchStart } from '../raw/search.ts'
import { rawStatistics } from '../raw/statistics.ts'
import { rawSlots, rawVisit } from '../raw/visit.ts'
import type { Calls } from './calls.ts'

/** Lists of the directory, its search, networks, figures, and documents to be checked. */
export const directoryCalls = ({ get, getOr, ask }: Calls) =>
  ({
    listing: ({ section, city, speciality, page, sort, near, flags, ...values }) => {
      const on = Object.fromEntries(flags.map((flag) => [flag, '1']))
      const filter = { section, location: city, speciality, ...on, ...values, near }
      return get(
        `/front/v1/listing${nestedQuery({ filter, sort, page: { number: page } })}`,
        rawListing,
        directoryListFromRaw,
      )
    },

    directoryServices: ({ city, page }) =>
      get(
        `/front/v1/directory_services${nestedQuery({ filter: { location: city }, page: { number: page } })}`,
        rawDirectoryServices,
        (raw) => pagedFromRaw(raw, directoryServiceFromRaw),
      ),

    serviceOffers: ({ service, city, page }) =>
      get(
        `/front/v1/service_offers${nestedQuery({ filter: { service, location: city }, page: { number: page } })}`,
        rawServiceOffers,
        serviceOffersFromRaw,
      ),

    comparison: (section, slugs) =>
      get(
        `/front/v1/comparison${nestedQuery({ filter: { section, slugs: slugs.join(',') } })}`,
        rawComparison,
        comparisonFromRaw,
      ),

    listingCities: (section, options) =>
      getOr(
        `/front/v1/listing_cities${nestedQuery({ filter: { section } })}`,
        rawListingCities,
        ({ data }) => data.map(namedCountFromRaw),
        {
          ...directoryRules.listingCities,
          failing: directoryRules.listingCities.failing(section, options),
        },
      ),

    listingSpecialities: (city) =>
      getOr(
        `/front/v1/listing_specialities${nestedQuery({ filter: { location: city } })}`,
        rawListingSpecialities,
        ({ data }) => data.map(facedSpecialityFromRaw),
        directoryRules.listingSpecialities,
      ),

    doctorsAnswers: () =>
      getOr(
        '/front/v1/doctors_answers',
        rawDoctorsAnswers,
        ({ data }) => data.map(doctorsAnswerFromRaw),
        directoryRules.doctorsAnswers,
      ),

    consulting: (page) =>
      getOr(
        `/front/v1/consulting_companies${nestedQuery({ page: { number: page } })}`,
        rawListingItems,
        (raw) => pagedFromRaw(raw, listingItemFromRaw),
        directoryRules.consulting,
      ),

    networks: (page) =>
      get(`/front/v1/networks${nestedQuery({ page: { number: page } })}`, rawNetworks, (raw) =>
        pagedFromRaw(raw, networkFromRaw),
      ),

    network: ({ slug, page }) =>
      get(
        `/front/v1/network/${segment(slug)}${nestedQuery({ page: { number: page } })}`,
        rawNetworkClinics,
        networkClinicsFromRaw,
      ),

    statistics: () => get('/front/v1/statistics', rawStatistics, statisticsFromRaw),

    companiesByCity: () =>
      get('/front/v1/companies_by_city', rawCompaniesByCity, ({ data }) => data.map(cityCompaniesFromRaw)),

    search: ({ words, city, kind, page }) =>
      get(
        `/front/v1/search${nestedQuery({ q: words, city, kind, page })}`,
        rawSearchResults,
        searchResultsFromRaw,
      ),

    searchStart: () =>
      getOr('/front/v1/search/start', rawSearchStart, searchStartFromRaw, searchRules.searchStart),

    linked: (call, { code, token }) =>
      ask(`/front/v1/${call}/${segment(code)}${nestedQuery({ token })}`, z.unknown(), () => undefined),

    visit: ({ code, token }) =>
      ask(`/front/v1/appointment/${segment(code)}${nestedQuery({ token })}`, rawVisit, visitFromRaw),

    visitTimes: ({ company, cabinet, doctor, service }, { first, last }) =>
      ask(
        `/front/v1/appointment/slots${nestedQuery({
          company_code: company,
          cabinet_code: cabinet,
          doctor_code: doctor.code,
          service_code: service,
          date_from: first,
          date_to: last,
        })}`,
        rawSlots,
        ({ DAYS }) =>
          DAYS.flatMap(({ DATE, SLOTS }) =>
            SLOTS.map(({ START, LABEL }) => ({
              date: DATE,
              time: LABEL,
              start: START,
              cabinet,
              doctor: doctor.code,
            })),
          ),
      ),

    document: ({ lang, code }) => ask(`/front/v1/dv/${lang}/${segment(code)}`, rawDocument, documentFromRaw),
  }) satisfies Partial<ContentSource>
