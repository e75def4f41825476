import { directoryRules } from '../../source/directory.ts'
import type { ContentSource } from '../../source.ts'
import { nestedQuery } from '../api-address.ts'
import {
  sitemapCompanyFromRaw,
  sitemapFileFromRaw,
  sitemapListFromRaw,
  sitemapPageFromRaw,
} from '../entities/sitemap.ts'
import { rawSitemapCompanies, rawSitemapFiles, rawSitemapLists, rawSitemapPages } from '../raw/sitemap.ts'
import type { Calls } from './calls.ts'

/** The sitemap by files. */
export const sitemapCalls = ({ getOr }: Calls) =>
  ({
    sitemapFiles: (company) =>
      getOr(
        `/front/v1/sitemap_files${nestedQuery({ filter: { company } })}`,
        rawSitemapFiles,
        ({ data }) => data.map(sitemapFileFromRaw),
        directoryRules.sitemapFiles,
      ),

    sitemap: async ({ section, from }, company) => {
      if (section === 'sites' || (section === 'lists' && company !== undefined)) return []
      const filter = section === 'lists' ? {} : { company }
      const call = `/front/v1/sitemap_${section}${nestedQuery({ filter, page: { from } })}`
      const none = directoryRules.sitemap
      if (section === 'companies')
        return getOr(call, rawSitemapCompanies, ({ data }) => data.flatMap(sitemapCompanyFromRaw), none)
      if (section === 'lists')
        return getOr(call, rawSitemapLists, ({ data }) => data.map(sitemapListFromRaw), none)
      return getOr(call, rawSitemapPages, ({ data }) => data.map(sitemapPageFromRaw(section)), none)
    },
  }) satisfies Partial<ContentSource>
