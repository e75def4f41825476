import { z } from 'zod'
import { network } from '../../schemas/api/network.ts'
import { network as networkEvent } from '../../schemas/companies/companies.event.ts'
import { keepSections, readAccess } from '../clinic-site/index.ts'
import {
  joinNetwork,
  leaveNetwork,
  networkAccess,
  networkAnswer,
  networkOf,
  readNetwork,
} from '../companies/index.ts'
import { place } from '../kit/company/place.ts'
import { allChanged, changed } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { defineCall } from '../kit/http/endpoint.ts'

const path = '/{companyCode}/{cabinetCode}/network'
const limits = [{ per: 'person', times: 60, seconds: 3600 }] as const
const one = place.extend({ member: z.string().max(40).describe('Code of the member of the network.') })

export const readOwnNetwork = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'The companies whose sites share sections, and those that the caller may add to them or take out',
  access: { ...readAccess, ofPeople: true },
  params: place,
  answer: network,
  act: ({ orm, locale, person, member: { company } }) =>
    networkAnswer(orm, { code: company, account: person.account.id, locale }),
})

export const joinOwnNetwork = defineCall({
  method: 'put',
  service: 'w-business',
  path: `${path}/{member}`,
  summary:
    'Puts a company into the network of the one in the path, by who may act for both; 409 if one of them is in another network',
  access: networkAccess,
  limits,
  params: one,
  alsoChanges: ({ member }, named) => [...named, member],
  act: async ({ member: { company }, person, params: { member }, transaction }) => {
    await transaction(async (orm) => {
      await joinNetwork(orm, { head: company, member, account: person.account.id })
      await changed(orm, networkEvent, { company: member })
    })
    return undefined
  },
})

export const leaveOwnNetwork = defineCall({
  method: 'delete',
  service: 'w-business',
  path: `${path}/{member}`,
  summary: 'Takes a company out of its network, by who may act for it or for the head',
  access: networkAccess,
  limits,
  params: one,
  // Each of them keeps the sections of the others that its site shows.
  alsoChanges: ({ member }, named) => networkOf([...named, member]),
  act: async ({ member: { company }, params: { member }, transaction }) => {
    await transaction(async (orm) => {
      const together = (await readNetwork(orm, member)).map(({ code }) => code)
      await leaveNetwork(orm, company, member)
      await allChanged(orm, [
        happened(networkEvent, { company: member }),
        ...(await keepSections(orm, together)),
      ])
    })
    return undefined
  },
})
