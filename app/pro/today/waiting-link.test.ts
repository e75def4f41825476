import { describe, expect, it } from 'vitest'
import { readListState } from '../../../pro-forms/list/list-state.ts'
import { areaDefinitions, areaPath } from '../../../schemas/areas/registry.ts'
import { listRules } from '../area/list-rules.ts'
import { waitingLinks } from './waiting-link.ts'

const lists = [...waitingLinks].flatMap(([kind, { path }]) => {
  const { pathname, searchParams } = new URL(path, 'https://shipa.example')
  return searchParams.size > 0 ? [[kind, pathname.slice(1), searchParams] as const] : []
})

describe('a list that “Today” leads to', () => {
  it('has a filter for what waits in a list of other rows', () => {
    expect(lists.map(([kind]) => kind).sort()).toEqual(['links', 'photos', 'requests', 'widgetSites'])
  })
  it.each(lists)('of %s obeys the filter of its address', (_, path, query) => {
    const area = [...areaDefinitions.values()].find((one) => one.list && areaPath(one) === path)
    if (!area) throw new Error(`No area is at ${path}`)
    expect(Object.keys(readListState(query, listRules(area)).filters)).toHaveLength(query.size)
  })
})
