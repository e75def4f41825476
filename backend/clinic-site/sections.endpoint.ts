import { z } from 'zod'
import {
  mostSectionBytes,
  siteSection,
  siteSectionBody,
  siteSectionChange,
  siteSections,
} from '../../schemas/api/site-sections.ts'
import { defineCall } from '../http/endpoint.ts'
import { place } from '../staff/place.ts'
import { readAccess, writeAccess } from './access.ts'
import { changeSection, listSections, removeSection, saveSection } from './saved-sections.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/sections'
const limits = [{ per: 'person', times: 120, seconds: 3600 }] as const
const one = place.extend({ id: z.uuid() })

/** A body has a name beside the section. */
const maxBytes = mostSectionBytes + 1024

export const siteSectionList = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary:
    'Sections that a company has saved under names of its own, in the current versions of their blocks',
  access: readAccess,
  params: place,
  answer: siteSections,
  act: ({ orm, member: { company } }) => listSections(orm, company),
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
  act: async ({ member: { company, account }, body: { NAME, BLOCK }, transaction }) =>
    transaction((orm) => saveSection(orm, { company, account, name: NAME, block: BLOCK })),
})

export const changeSiteSection = defineCall({
  method: 'patch',
  service: 'w-business',
  path: `${path}/{id}`,
  summary: 'Gives a saved section another name, or other content',
  access: writeAccess,
  limits,
  maxBytes,
  params: one,
  body: siteSectionChange,
  answer: siteSection,
  act: async ({ member: { company, account }, params: { id }, body: { NAME, BLOCK }, transaction }) =>
    transaction((orm) => changeSection(orm, { company, account, id }, { name: NAME, block: BLOCK })),
})

export const removeSiteSection = defineCall({
  method: 'delete',
  service: 'w-business',
  path: `${path}/{id}`,
  summary: 'Removes a saved section; pages where it was inserted keep it',
  access: writeAccess,
  limits,
  params: one,
  act: async ({ orm, member: { company }, params: { id } }) => {
    await removeSection(orm, company, id)
    return undefined
  },
})
