import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrowsOf } from '../cases/define-case.ts'
import {
  decisionsFrom,
  needsReason,
  type PageCaseArrow,
  pageCaseDefinition,
  pageDecisions,
} from './page-case.case.ts'
import { hiddenStatuses, pageCaseStatuses, reportedPage, reportPath } from './page-case.ts'

describe('the case of a page', () => {
  const leadsFrom = (status: string): PageCaseArrow[] =>
    arrowsOf(pageCaseDefinition).filter((arrow) =>
      (pageCaseDefinition.arrows[arrow].from as readonly string[]).includes(status),
    )

  it('ends nowhere: from each state an arrow leads on, and what is hidden can be put back', () => {
    for (const status of pageCaseStatuses) expect(leadsFrom(status).length).toBeGreaterThan(0)
    for (const status of hiddenStatuses) expect(decisionsFrom(status)).toContain('putBack')
  })
  it('is hidden by moderators alone, who then say why', () => {
    const hides = arrowsOf(pageCaseDefinition).filter(
      (arrow) => pageCaseDefinition.arrows[arrow].to === 'down',
    )
    for (const arrow of hides) expect(pageCaseDefinition.arrows[arrow].by).toEqual(['moderator'])
    expect(pageDecisions.filter(needsReason)).toEqual(hides)
  })
  it('comes into view by moderators alone', () => {
    for (const status of hiddenStatuses)
      for (const arrow of leadsFrom(status)) {
        const { to, by } = pageCaseDefinition.arrows[arrow]
        if (!(hiddenStatuses as readonly string[]).includes(to)) expect(by).toEqual(['moderator'])
      }
  })
})

describe('the address of a page', () => {
  it.each([
    ['/l/demo-dent', { kind: 'site', key: 'demo-dent' }],
    ['/l/demo-dent/about', { kind: 'site', key: 'demo-dent' }],
    ['/l/demo-dent/news/events/page/2', { kind: 'site', key: 'demo-dent' }],
    ['/l/1001/news/events/open-day', { kind: 'news', key: 'open-day' }],
    ['/news/events/open-day', { kind: 'news', key: 'open-day' }],
    ['/l/demo-dent/materials/caries', { kind: 'materials', key: 'caries' }],
    ['/materials/teeth/caries', { kind: 'materials', key: 'caries' }],
    ['/companies/clinics/demo-dent/reviews', { kind: 'organization', key: 'demo-dent' }],
    ['/-organizations/hub/network', { kind: 'organization', key: 'network' }],
    ['/companies/clinics/location/almaty', undefined],
    ['/companies/clinics', undefined],
    ['/companies/clinics/page/2', undefined],
    ['/-organizations/hub/page/2', undefined],
    ['/news/page/2', undefined],
    ['/materials/page/2', undefined],
    ['/l/demo-dent/news/page/2', { kind: 'site', key: 'demo-dent' }],
    ['/', undefined],
    ['https://evil.test/l/demo-dent', undefined],
    ['/l/demo-dent/о-клинике', { kind: 'site', key: 'demo-dent' }],
    ['/l/demo-dent/a.b/', { kind: 'site', key: 'demo-dent' }],
    ['/l/demo-dent/..', undefined],
    ['/l/demo-dent/../../auth', undefined],
    ['/l/demo-dent/%2e%2e/x', undefined],
    ['/l/demo-dent/a\r\nSet-Cookie: a=b', undefined],
    ['/l/demo-dent/a\u0000', undefined],
    ['/l/demo-dent//about', undefined],
    ['/companies/clinics/demo-dent/./x', undefined],
    [`/l/demo-dent/${'a'.repeat(500)}`, undefined],
  ])('%s says what is reported', (path, page) => expect(reportedPage(path)).toEqual(page))

  it('is read in a bounded time, and comes back from the link that reports it', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (path) => {
        reportedPage(path)
        const { searchParams } = new URL(reportPath(path.toWellFormed()), 'https://shipa.example')
        expect(searchParams.get('page')).toBe(path.toWellFormed())
      }),
    ))
})
