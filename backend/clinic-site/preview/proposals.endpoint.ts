import { kindOf } from '../../../patterns/kinds.ts'
import { proposals } from '../../../patterns/propose.ts'
import { siteProposal, siteProposals } from '../../../schemas/api/site-proposals.ts'
import { askedFacts } from '../../../schemas/draft/asked-facts.ts'
import { characters } from '../../../schemas/draft/site-name.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { requestText } from '../../kit/input/query.ts'
import { readAccess } from '../drafts/access.ts'
import { readFacts } from '../proposals/read-facts.ts'
import { readNamedSite } from './named-site.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/proposals'

export const siteProposalList = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'The sites that are proposed to a company, and what it lacks for a better one',
  access: readAccess,
  params: place,
  answer: siteProposals,
  act: async ({ orm, files, locale, member: { company } }) => {
    const facts = await readFacts({ orm, files }, company)
    return {
      KIND: kindOf(facts).label[locale],
      LOCALES: [...facts.locales],
      MISSING: askedFacts.filter((name) => !facts.has.has(name)),
      PROPOSALS: characters.flatMap((name) => {
        const proposal = proposals.get(name)
        return proposal
          ? [{ NAME: name, TITLE: proposal.label[locale], TEXT: proposal.sentence[locale] }]
          : []
      }),
    }
  },
})

export const oneSiteProposal = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${path}/{name}`,
  summary: 'A proposed site with everything in it',
  access: readAccess,
  params: place.extend({ name: requestText.describe('Name of the proposal.') }),
  answer: siteProposal,
  act: async ({ orm, files, member: { company }, params: { name } }) => {
    const proposal = characters.find((one) => one === name)
    if (!proposal) return undefined
    const { draft } = await readNamedSite({ orm, files }, company, { proposal })
    return { NAME: proposal, DRAFT: draft as Record<string, unknown> }
  },
})
