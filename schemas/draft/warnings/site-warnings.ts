import company from '../../areas/company.ts'
import { areaPath } from '../../areas/registry.ts'
import type { SiteDraft } from '../site-draft.ts'
import { accent } from './accent.ts'
import { deadLinks } from './dead-links.ts'
import { descriptions } from './descriptions.ts'
import { emptyBlocks } from './empty-blocks.ts'
import { headingSteps, mainHeading } from './headings.ts'
import { languages } from './languages.ts'
import { pictures } from './pictures.ts'
import { readyPromises } from './ready-promises.ts'
import { serviceLanguages } from './service-languages.ts'
import type { Check, Facts, Warning } from './warning.ts'

const license: Check = (_, { hasLicense }) =>
  hasLicense ? [] : [{ code: 'noLicense', path: ['company'], params: { area: areaPath(company) }, fix: [] }]

const checks: readonly Check[] = [
  emptyBlocks,
  deadLinks,
  mainHeading,
  headingSteps,
  pictures,
  descriptions,
  languages,
  accent,
  license,
  serviceLanguages,
  readyPromises,
]

/**
 * Possible improvements of a draft that can be published: faults that visitors would see or miss. The weight of our own pictures is no part
 * of it: they are sent in every width.
 */
export const siteWarnings = (draft: SiteDraft, facts: Facts): Warning[] =>
  checks.flatMap((check) => check(draft, facts))
