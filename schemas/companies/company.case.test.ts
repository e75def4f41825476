import { describe, expect, it } from 'vitest'
import { arrowBetween } from '../cases/define-case.ts'
import { companyCase } from './company.case.ts'
import { companyStatuses } from './company-status.ts'

const allowed = {
  moderator: ['moderation active', 'moderation rejected', 'active suspended', 'suspended active'],
  clinic: ['rejected moderation'],
}

describe('a company’s standing (S-COMPANY)', () => {
  const steps = companyStatuses.flatMap((from) => companyStatuses.map((to) => [from, to] as const))
  it.each(steps)('goes from %s to %s only by whom it may', (from, to) => {
    const arrow = arrowBetween(companyCase, from, to)
    for (const mover of ['clinic', 'moderator'] as const)
      expect([mover, arrow !== undefined && companyCase.arrows[arrow].by.includes(mover)]).toEqual([
        mover,
        allowed[mover].includes(`${from} ${to}`),
      ])
  })
})
