import { localize } from '../shared/answers/localize.ts'
import { corrected } from './corrected.ts'
import type { Findings } from './find.ts'

/** The parts of a search's answer besides its hits. */
export const aboutFindings = (query: string, findings: Findings) => ({
  LOCATION: findings.city
    ? { LOCATION_CODE: findings.city.code, ...localize('LOCATION_NAME', findings.city.name) }
    : null,
  ...corrected(query, findings),
})
