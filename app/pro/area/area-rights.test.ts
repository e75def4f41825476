import { describe, expect, it } from 'vitest'
import type { ProPermissions } from '../../../schemas/api/business.ts'
import { areaRights, bulkActionsFor } from './area-rights.ts'

const access = (AREAS: ProPermissions['AREAS']): ProPermissions => ({
  ROLE: 'manager',
  CABINETS: ['0'],
  AREAS,
  CLOSED: [],
})

describe('what may be done in an area', () => {
  it('is what may be done in its section', () => {
    const mis = { section: 'mis' } as const
    const all = { change: true, publish: true, arrange: true }
    const none = { change: false, publish: false, arrange: false }
    expect(areaRights(mis, access({ mis: ['read', 'write'] }))).toEqual(all)
    expect(areaRights(mis, access({ mis: ['read'], news: ['read', 'write'] }))).toEqual(none)
    expect(areaRights(mis, access({}))).toEqual(none)
  })
  it('is not to publish where that is a right of its own and was not given', () => {
    const news = { section: 'news' } as const
    expect(areaRights(news, access({ news: ['read', 'write'] }))).toMatchObject({
      change: true,
      publish: false,
    })
    expect(areaRights(news, access({ news: ['read', 'write', 'publish'] })).publish).toBe(true)
  })
  it('is not to arrange where the area has a reason against it', () => {
    const some = access({ cabinets: ['read', 'write'] })
    const rights = areaRights({ section: 'cabinets' }, some, { mayArrange: () => false })
    expect(rights).toEqual({ change: true, publish: true, arrange: false })
  })
  it('is to show and hide only where rows can be hidden', () => {
    const all = { change: true, publish: true }
    expect(bulkActionsFor({}, all)).toEqual(['remove'])
    expect(bulkActionsFor({ scheduled: true }, all)).toEqual(['show', 'hide', 'remove'])
    expect(bulkActionsFor({ scheduled: true }, { change: true, publish: false })).toEqual(['remove'])
    expect(bulkActionsFor({ scheduled: true }, { change: false, publish: false })).toEqual([])
  })
})
