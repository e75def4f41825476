import { describe, expect, it } from 'vitest'
import { areaRights, bulkActionsFor } from './area-rights.ts'

describe('what may be done in an area', () => {
  it('is what may be done in its section', () => {
    expect(areaRights({ section: 'mis' }, { mis: ['read', 'write'] })).toEqual({
      change: true,
      publish: true,
    })
    expect(areaRights({ section: 'mis' }, { mis: ['read'], news: ['read', 'write'] })).toEqual({
      change: false,
      publish: false,
    })
    expect(areaRights({ section: 'mis' }, {})).toEqual({ change: false, publish: false })
  })
  it('is not to publish where that is a right of its own and was not given', () => {
    expect(areaRights({ section: 'news' }, { news: ['read', 'write'] })).toEqual({
      change: true,
      publish: false,
    })
    expect(areaRights({ section: 'news' }, { news: ['read', 'write', 'publish'] }).publish).toBe(true)
  })
  it('is to show and hide only where rows can be hidden', () => {
    const all = { change: true, publish: true }
    expect(bulkActionsFor({}, all)).toEqual(['remove'])
    expect(bulkActionsFor({ scheduled: true }, all)).toEqual(['show', 'hide', 'remove'])
    expect(bulkActionsFor({ moderated: true }, { change: true, publish: false })).toEqual(['remove'])
    expect(bulkActionsFor({ scheduled: true }, { change: false, publish: false })).toEqual([])
  })
})
