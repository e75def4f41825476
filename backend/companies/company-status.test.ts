import { describe, expect, it } from 'vitest'
import { companyStatuses } from '../../schemas/companies/company-status.ts'
import { mayChangeStatus } from './company-status.ts'

const allowed = {
  moderator: ['moderation active', 'moderation rejected', 'active suspended', 'suspended active'],
  owner: ['rejected moderation'],
}

describe('a company’s standing (S-COMPANY)', () => {
  const steps = companyStatuses.flatMap((from) => companyStatuses.map((to) => [from, to] as const))
  it.each(steps)('goes from %s to %s only by whom it may', (from, to) => {
    for (const mover of ['owner', 'moderator'] as const)
      expect([mover, mayChangeStatus(mover, from, to)]).toEqual([
        mover,
        allowed[mover].includes(`${from} ${to}`),
      ])
  })
})
