import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { askedFacts } from '../draft/asked-facts.ts'
import { characters } from '../draft/site-name.ts'

const name = z.enum(characters)

/** Sites that are proposed to a company: `KIND` is the kind of clinic that they are for, `MISSING` names facts that would improve them. */
export const siteProposals = z
  .object({
    KIND: z.string(),
    LOCALES: z.array(z.enum(locales)),
    MISSING: z.array(z.enum(askedFacts)),
    PROPOSALS: z.array(z.object({ NAME: name, TITLE: z.string(), TEXT: z.string() })),
  })
  .meta({ id: 'SiteProposals' })

/** A proposed site: `DRAFT` is one as PS2. */
export const siteProposal = z.object({ NAME: name, DRAFT: z.looseObject({}) }).meta({ id: 'SiteProposal' })
