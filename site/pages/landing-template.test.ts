import { expect, test } from 'vitest'
import { fixtureApi, fixtures, readFixture } from '../../content-adapters/medical-api/fixtures/fixture-api.ts'
import { respond } from '../respond.ts'

/** The layout of a clinic's page whose company names this template (B-6). */
async function layoutOf(FRONT_LANDING_TEMPLATE_ID: unknown) {
  const company = { ...(readFixture('company') as object), FRONT_LANDING_TEMPLATE_ID }
  const { openSource } = fixtureApi({ ...fixtures(), company })
  const outcome = await respond('/l/tan-dent/contacts', {
    openSource,
    origin: 'https://clinic.test',
    report: () => {},
    onError: (error) => {
      throw error
    },
  })
  return outcome.kind === 'page' && outcome.page.layout
}

test.each(['landing', 'landing-sidebar-wide', 'landing-wide', 'landing-blog'])(
  'a clinic that chose %s has it',
  async (template) => expect(await layoutOf(template)).toBe(template),
)

test.each(['', 'pro', 'default', 'Landing-Wide', '2', 2, null])(
  'a clinic that names %j has the three columns',
  async (template) => expect(await layoutOf(template)).toBe('landing'),
)
