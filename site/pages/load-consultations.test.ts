import { describe, expect, it } from 'vitest'
import { fixtureApi, fixtures } from '../../content-adapters/medical-api/fixtures/fixture-api.ts'
import { productHost } from '../core/host.ts'
import { withoutNames, withQuery } from '../core/outcome.ts'
import { ownQuery } from '../own-query.ts'
import { respond } from '../respond.ts'
import { sendForm } from '../send-form.ts'

const company = (TAKES_CONSULTATIONS: boolean) => ({ ...(fixtures().company as object), TAKES_CONSULTATIONS })
const optionsOf = (answers: object = {}) => ({
  openSource: fixtureApi({ ...fixtures(), ...answers }).openSource,
  origin: 'https://shipa.example',
  report: () => {},
  onError: () => {},
})

async function open(path: string, query: string, answers: object = {}) {
  const options = optionsOf(answers)
  const outcome = await respond(path, options, ownQuery(path, query, productHost(options.origin)))
  if (outcome.kind === 'redirect')
    return { to: withQuery(outcome.to, withoutNames(query, outcome.used)), status: outcome.status }
  const { page } = outcome
  return { page, status: page.status, block: page.blocks.find(({ type }) => type === 'online-consultations') }
}

describe('/online-consultations (R13)', () => {
  it('lists the clinics that give them, each with the way to its form', async () => {
    const { status, page, block } = await open('/uz/online-consultations', '')
    expect([status, page?.layout, page?.head.robots]).toEqual([200, 'default', undefined])
    expect(block?.data).toMatchObject({
      clinics: [{ ask: { href: expect.stringMatching(/^\/uz\/online-consultations\?company=/) } }],
    })
    // The lowest price of an appointment is none of a consultation.
    expect(JSON.stringify(block?.data)).not.toContain('"price"')
  })

  it('is empty, and for no search engine, where no clinic gives any', async () => {
    const consulting = { data: [], meta: { page: 1, pages: 1, total: 0 } }
    const { status, page, block } = await open('/online-consultations', '', { consulting })
    expect([status, page?.head.robots]).toEqual([200, 'noindex'])
    expect(block?.data).toMatchObject({ clinics: [] })
  })

  it('has the form of a clinic with the doctor whom the address asks for', async () => {
    const answers = { company: company(true) }
    const { status, block } = await open('/online-consultations', '?company=tan-dent&doctor=7', answers)
    expect(status).toBe(200)
    expect(block?.data).toMatchObject({
      form: { company: '1001', values: [{ name: 'SPECIALIST', text: '7' }], urgent: ['103', '112'] },
    })
  })

  it('has no form of a clinic that gives none, and none beyond the last page', async () => {
    const answers = { company: company(false) }
    expect((await open('/online-consultations', '?company=tan-dent', answers)).status).toBe(404)
    expect((await open('/online-consultations', '?company=nobody')).status).toBe(404)
    expect((await open('/online-consultations', '?page=7')).status).toBe(404)
  })

  it('leads with code and token to the page of a consultation, which contains neither', async () => {
    const query = '?code=K7P2&token=secret'
    expect(await open('/kk/online-consultations', query)).toEqual({
      status: 302,
      to: `/kk/online-consultations/own${query}`,
    })
    const { status, page } = await open('/kk/online-consultations/own', query)
    expect([status, page?.head.robots, page?.isPrivate]).toEqual([200, 'noindex', true])
    expect(JSON.stringify(page)).not.toMatch(/K7P2|secret/)
  })

  it('leads to that page once a consultation has begun, without a script too', async () => {
    const begun = { CONSULTATION_CODE: 'K7P2', TOKEN: 'secret', STATUS: 0 }
    const answer = async () => ({ status: 201, body: begun })
    const sent = new URLSearchParams({ TEXT: 'Болит зуб' })
    expect(
      await sendForm('/uz/online-consultations', sent, optionsOf(), answer, '?company=tan-dent'),
    ).toEqual({
      kind: 'redirect',
      to: '/uz/online-consultations/own?code=K7P2&token=secret',
    })
  })

  it('keeps what was written when it is refused', async () => {
    const error = { message: 'Проверьте поля.', fields: { CODE: ['Введите код.'] } }
    const answer = async () => ({ status: 422, body: { error } })
    const sent = new URLSearchParams({ TEXT: 'Болит зуб' })
    const options = optionsOf({ company: company(true) })
    const outcome = await sendForm('/online-consultations', sent, options, answer, '?company=tan-dent')
    const page = outcome?.kind === 'page' ? outcome.page : undefined
    expect(page?.status).toBe(422)
    expect(page?.blocks.find(({ type }) => type === 'online-consultations')?.data).toMatchObject({
      form: { values: [{ name: 'TEXT', text: 'Болит зуб' }], errors: [{ name: 'CODE' }] },
    })
  })
})
