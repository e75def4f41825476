import { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import {
  mostSectionBytes,
  siteSection,
  siteSectionBody,
  siteSectionChange,
  siteSections,
} from '../../../schemas/api/site-sections.ts'
import type { Membership } from '../../database/tables/index.ts'
import { checkRight } from '../../kit/access/check-right.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { publishAccess, readAccess, writeAccess } from '../drafts/access.ts'
import {
  changeSection,
  listSections,
  readSavedSection,
  removeSection,
  saveSection,
} from './saved-sections.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/sections'
const limits = [{ per: 'person', times: 120, seconds: 3600 }] as const
const one = place.extend({ id: z.uuid().describe('Id of the section.') })

/** A body has a name beside the section. */
const maxBytes = mostSectionBytes + 1024

const writerOf = (member: Membership, locale: Locale) => ({
  company: member.company,
  account: member.account,
  locale,
  checkSharing: () => checkRight(member, publishAccess),
})

export const siteSectionList = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary:
    'Sections that a company has saved under names of its own, and those that its network shares, in the current versions of their blocks',
  access: readAccess,
  params: place,
  answer: siteSections,
  act: ({ orm, locale, member: { company } }) => listSections(orm, { company, locale }),
})

export const oneSiteSection = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${path}/{id}`,
  summary: 'A saved section, or a shared one that a page shows, whatever has become of it',
  access: readAccess,
  params: one,
  answer: siteSection,
  act: ({ orm, locale, member: { company }, params: { id } }) =>
    readSavedSection(orm, { company, locale }, id),
})

export const keepSiteSection = defineCall({
  method: 'post',
  service: 'w-business',
  path,
  summary: 'Keeps a section of a page under a name; 409 if there are as many as may be',
  access: writeAccess,
  limits,
  maxBytes,
  params: place,
  body: siteSectionBody,
  answer: siteSection,
  status: 201,
  act: async ({ member, locale, body: { NAME, BLOCK, IS_SHARED }, transaction }) =>
    transaction((orm) =>
      saveSection(orm, writerOf(member, locale), { name: NAME, block: BLOCK, isShared: IS_SHARED === true }),
    ),
})

export const changeSiteSection = defineCall({
  method: 'patch',
  service: 'w-business',
  path: `${path}/{id}`,
  summary:
    'Gives a saved section another name or other content, or shares it; all sites that show it show the new content at once',
  access: writeAccess,
  limits,
  maxBytes,
  params: one,
  body: siteSectionChange,
  answer: siteSection,
  act: async ({ member, locale, params: { id }, body: { NAME, BLOCK, IS_SHARED }, transaction }) =>
    transaction((orm) =>
      changeSection(orm, writerOf(member, locale), id, {
        ...(NAME !== undefined && { name: NAME }),
        ...(BLOCK && { block: BLOCK }),
        ...(IS_SHARED && { isShared: true }),
      }),
    ),
})

export const removeSiteSection = defineCall({
  method: 'delete',
  service: 'w-business',
  path: `${path}/{id}`,
  summary: 'Removes a saved section; pages where it was inserted or placed keep it',
  access: writeAccess,
  limits,
  params: one,
  act: async ({ orm, member: { company }, params: { id } }) => {
    await removeSection(orm, company, id)
    return undefined
  },
})
