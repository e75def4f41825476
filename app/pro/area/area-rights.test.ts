import { describe, expect, it } from 'vitest'
import type { ProPermissions } from '../../../schemas/api/business.ts'
import { areaRights, bulkActionsFor, rowRights } from './area-rights.ts'

const access = (AREAS: ProPermissions['AREAS'], CABINETS = ['0']): ProPermissions => ({
  ROLE: 'manager',
  CABINETS,
  AREAS,
  CLOSED: [],
})

describe('what may be done in an area', () => {
  it('is what may be done in its section', () => {
    const mis = { section: 'mis' } as const
    const all = { change: true, publish: true, add: true, order: true, isForCompany: false }
    const none = { change: false, publish: false, add: false, order: false, isForCompany: false }
    expect(areaRights(mis, access({ mis: ['read', 'write'] }))).toEqual(all)
    expect(areaRights(mis, access({ mis: ['read'], news: ['read', 'write'] }))).toEqual(none)
    expect(areaRights(mis, access({}))).toEqual(none)
  })
  it('is not to publish where that is a right of its own and was not given', () => {
    const news = { section: 'news', drafted: true } as const
    expect(areaRights(news, access({ news: ['read', 'write'] }))).toMatchObject({
      change: true,
      publish: false,
    })
    expect(areaRights(news, access({ news: ['read', 'write', 'publish'] })).publish).toBe(true)
  })
  it('is not to change or order what visitors see at once, for who may not publish', () => {
    const writer = access({ news: ['read', 'write'] })
    expect(areaRights({ section: 'news' }, writer)).toMatchObject({ change: false, add: false, order: false })
    expect(areaRights({ section: 'news', scheduled: true }, writer)).toMatchObject({
      add: true,
      order: false,
    })
    const publisher = access({ news: ['read', 'write', 'publish'] })
    expect(areaRights({ section: 'news' }, publisher)).toMatchObject({ change: true, add: true, order: true })
  })
  it.each([
    ['what is the whole company’s', {}, { change: false, publish: false, add: false, isForCompany: true }],
    ['branches', { branch: 'code' }, { change: true, publish: true, add: false, isForCompany: false }],
    ['what is a branch’s', { branch: 'cabinet' }, { change: true, add: true, isForCompany: false }],
  ] as const)('of somebody of one branch ends at %s', (_, area, rights) => {
    const ofOne = access({ mis: ['read', 'write'] }, ['11'])
    expect(areaRights({ section: 'mis', ...area }, ofOne)).toMatchObject({ ...rights, order: false })
  })
  it('is to show and hide only where rows can be hidden', () => {
    const all = { add: true, publish: true }
    expect(bulkActionsFor({}, all)).toEqual(['remove'])
    expect(bulkActionsFor({ scheduled: true }, all)).toEqual(['show', 'hide', 'remove'])
    expect(bulkActionsFor({ scheduled: true }, { add: true, publish: false })).toEqual(['remove'])
    expect(bulkActionsFor({ scheduled: true }, { add: false, publish: false })).toEqual([])
  })
  it.each([
    ['hidden', { STATUS: 'hidden' }, true, true],
    ['shown', { STATUS: 'shown' }, false, false],
    ['a draft', { STATUS: 'draft', PUBLISHED: null, PUBLISH_AT: null }, true, true],
    [
      'a draft that will be published',
      { STATUS: 'scheduled', PUBLISH_AT: '2099-01-01T00:00:00Z' },
      false,
      false,
    ],
    ['published', { STATUS: 'published', PUBLISHED: 3, PUBLISH_AT: null }, true, false],
  ] as const)(
    'is not to take from visitors what is %s, for who may not publish',
    (_, row, change, remove) => {
      const writer = { add: true, change: true, publish: false }
      expect(rowRights(row, writer)).toEqual({ change, remove })
      expect(rowRights(row, { ...writer, publish: true })).toEqual({ change: true, remove: true })
      expect(rowRights(row, { ...writer, add: false, change: false })).toEqual({
        change: false,
        remove: false,
      })
    },
  )
})
