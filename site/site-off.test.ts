import { expect, it } from 'vitest'
import { withDraft } from '../content-adapters/medical-api/draft-source.ts'
import { fixtureApi, fixtures, readFixture } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import type { OpenSource } from '../content-adapters/source.ts'
import { respond } from './respond.ts'

const company = {
  ...(readFixture('company') as { COMPANY_CODE: string; PHONES: string[] }),
  IS_PUBLISHED: false,
}
const { openSource } = fixtureApi({ ...fixtures(), company })

async function open(path: string, source: OpenSource = openSource) {
  const outcome = await respond(path, {
    openSource: source,
    origin: 'https://clinic.test',
    report: () => {},
    onError: (error) => {
      throw error
    },
  })
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  return outcome.page
}

it.each(['/l/tan-dent', '/l/tan-dent/contacts', '/l/tan-dent/no-such-page'])(
  'says at %s of a site that is taken down that it is, in the words of the reader (PS5)',
  async (path) => {
    const { status, error, head, tags } = await open(path)
    expect(status).toBe(404)
    expect(error?.statusMessage).toMatch(/сейчас не показывается/)
    expect(error?.isSaid).toBe(true)
    expect([error?.title, head.title]).toEqual(['Сайт временно закрыт', 'Сайт временно закрыт'])
    expect(head.robots).toBe('noindex')
    expect(error).toMatchObject({ list: '/companies/clinics/location/almaty', phone: company.PHONES[0] })
    // Without the tag the site would not be shown again as soon as it is published.
    expect(tags).toContain('/front/v1/company/tan-dent')
    expect((await open(`/uz${path}`)).error?.statusMessage).toMatch(/hozir koʻrsatilmayapti/)
  },
)

it('leads on without the phone of a clinic whose site moderators have taken down', async () => {
  const down = fixtureApi({ ...fixtures(), company: { ...company, IS_TAKEN_DOWN: true } })
  const { error } = await open('/l/tan-dent', down.openSource)
  expect(error).not.toHaveProperty('phone')
  expect(error?.list).toMatch(/^\/companies\/clinics/)
})

it('is still shown to staff as a draft', async () => {
  const preview = {
    COMPANY_CODE: company.COMPANY_CODE,
    TEMPLATE: 'landing',
    THEME: {},
    SETTINGS: {},
    MENU: [],
    EMPTY_TYPES: [],
    PAGES: { '': { title: { ru: 'Черновик' }, blocks: [] } },
  }
  expect(await open('/l/tan-dent', withDraft(openSource, preview))).toMatchObject({ status: 200 })
})
