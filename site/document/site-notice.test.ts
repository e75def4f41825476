import { describe, expect, it } from 'vitest'
import { fixtureApi, fixtures, readFixture } from '../../content-adapters/medical-api/fixtures/fixture-api.ts'
import type { NoticeSettings } from '../../schemas/design/notice-settings.ts'
import { respond } from '../respond.ts'

const notice: NoticeSettings = {
  title: { ru: '1–2 января не работаем', kk: '1–2 қаңтар күндері жұмыс істемейміз' },
  until: '2027-01-02',
}

const rawNotice = (of: NoticeSettings | undefined) =>
  of && { TITLE: of.title?.ru, TITLE_KK: of.title?.kk, UNTIL: of.until }

async function blocksAt(path: string, shown: NoticeSettings | undefined, now = '2026-12-25T06:00:00Z') {
  const company = { ...(readFixture('company') as object), SITE_SETTINGS: { NOTICE: rawNotice(shown) } }
  const outcome = await respond(path, {
    openSource: fixtureApi({ ...fixtures(), company }).openSource,
    origin: 'https://clinic.test',
    now: () => new Date(now),
    report: () => {},
    onError: (error) => {
      throw error
    },
  })
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  return outcome.page
}

describe('a notice of a clinic', () => {
  it.each(['/l/tan-dent', '/l/tan-dent/contacts', '/kk/l/tan-dent/specialists'])(
    'begins the page %s',
    async (path) => {
      const { blocks, validUntil } = await blocksAt(path, notice)
      expect(blocks[0]).toMatchObject({ id: 'site-notice', type: 'announcement', props: { tone: 'calm' } })
      // The page is made again when the last day is over in the zone of the clinic.
      expect(validUntil && validUntil <= '2027-01-02T19:00:00.000Z').toBe(true)
    },
  )

  it('is gone after its last day, without a title, and where there is no page', async () => {
    const idsOf = async (...of: Parameters<typeof blocksAt>) =>
      (await blocksAt(...of)).blocks.map(({ id }) => id)
    expect(await idsOf('/l/tan-dent', notice, '2027-01-03T06:00:00Z')).not.toContain('site-notice')
    expect(await idsOf('/l/tan-dent', { until: '2027-01-02' })).not.toContain('site-notice')
    expect(await idsOf('/l/tan-dent', undefined)).not.toContain('site-notice')
    expect(await idsOf('/l/tan-dent/no-such-page', notice)).not.toContain('site-notice')
  })
})
