import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { today } from '../../schemas/api/today.ts'
import { company, openClinic } from '../booking/test/clinic.ts'
import type { Backend } from '../create-backend.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff } from '../test/people.ts'

const image = {
  src: '/images/photos/1001/room',
  width: 1600,
  height: 1067,
  color: '#dce7e5',
  alt: { ru: 'Кабинет врача с креслом и лампой' },
}

describe.each(await testDatabases())(
  'on $name, what an editor without the right to publish writes',
  ({ open }) => {
    let db: Database
    let backend: Backend
    const cookies: Record<string, string> = {}
    beforeAll(async () => {
      db = await open()
      backend = testBackend(db)
      await openClinic(db)
      for (const role of ['owner', 'editor'] as const) {
        const person = await addPerson(db)
        await addStaff(db, person.account, company, role)
        cookies[role] = person.cookie
      }
    })
    afterAll(() => db.close())

    const send = async (who: string, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
      const response = await sendTo(backend, `/api/w-business/ru/${company}/0/${path}`, {
        method,
        body,
        headers: { cookie: cookies[who] ?? '' },
      })
      const text = await response.text()
      return { status: response.status, json: text ? JSON.parse(text) : undefined }
    }
    const read = async (path: string, who?: string) =>
      (await call(backend, path, who ? { cookie: cookies[who] ?? '' } : {})).json()
    /** The sites that may frame the widgets, as visitors’ pages learn of them. */
    const framing = async () => (await read(`/api/front/ru/v1/company/${company}`)).WIDGET_SITES
    const waiting = async (who: string) => {
      const { WAITING } = today.parse(await read(`/api/business-api-front2/ru/${company}/0/today`, who))
      return WAITING.flatMap(({ KIND, COUNT }) =>
        KIND === 'widgetSites' || KIND === 'photos' ? [[KIND, COUNT]] : [],
      )
    }
    const show = (codes: string[], area = 'widget-sites') =>
      send('owner', 'POST', `${area}_bulk`, { ACTION: 'show', CODES: codes })

    it('lets no other site frame the widgets until somebody who may publish has shown it (D-WIDGET)', async () => {
      const VALUE = { address: 'https://evil.test' }
      const { status, json } = await send('editor', 'POST', 'widget-sites', { VALUE })
      expect([status, json.STATUS]).toEqual([201, 'hidden'])
      expect(await framing()).toEqual([])
      const forced = { VALUE, REVISION: json.REVISION, STATUS: 'shown' }
      expect((await send('editor', 'PUT', `widget-sites/${json.CODE}`, forced)).status).toBe(403)
      expect(
        (await send('editor', 'POST', 'widget-sites_bulk', { ACTION: 'show', CODES: [json.CODE] })).status,
      ).toBe(403)
      expect(await waiting('owner')).toEqual([['widgetSites', 1]])
      expect(await waiting('editor')).toEqual([])
      const path = `/api/business-api-front2/ru/${company}/0/widget-sites`
      const listed = async (who: string) => (await read(`${path}?filter[status]=hidden`, who)).data
      expect(await listed('owner')).toMatchObject([{ CODE: json.CODE, ASKED_BY: expect.stringMatching(/./) }])
      expect((await listed('editor'))[0]).not.toHaveProperty('ASKED_BY')
      expect(await read(`${path}/${json.CODE}`, 'owner')).toHaveProperty('ASKED_BY')
      const late = { VALUE, FROM: '2027-01-01T00:00:00Z' }
      expect((await send('owner', 'POST', 'widget-sites', late)).status).toBe(422)
      await show([json.CODE])
      expect(await listed('owner')).toEqual([])
      expect(await framing()).toEqual(['https://evil.test'])
      expect(await waiting('owner')).toEqual([])
    })

    it('changes no site that was shown into another one', async () => {
      const made = await send('owner', 'POST', 'widget-sites', { VALUE: { address: 'https://partner.test' } })
      expect(await framing()).toContain('https://partner.test')
      const change = { VALUE: { address: 'https://evil.example' }, REVISION: made.json.REVISION }
      const { status, json } = await send('editor', 'PUT', `widget-sites/${made.json.CODE}`, change)
      expect([status, json.error.code]).toEqual([403, 'NEEDS_PUBLISHER'])
      expect(await framing()).toContain('https://partner.test')
      await send('owner', 'DELETE', `widget-sites/${made.json.CODE}`)
    })

    it('is not said to wait where the owner has hidden it', async () => {
      await send('owner', 'POST', 'widget-sites', {
        VALUE: { address: 'https://own.test' },
        STATUS: 'hidden',
      })
      expect(await waiting('owner')).toEqual([])
      const { data } = await read(`/api/business-api-front2/ru/${company}/0/widget-sites`, 'owner')
      expect(data.filter((row: object) => 'ASKED_BY' in row)).toEqual([])
    })

    it('is no photo that visitors see, until it is shown', async () => {
      const gallery = async () =>
        (await read(`/api/front/ru/v1/gallery?filter[company]=${company}`)).data.length as number
      const before = await gallery()
      const { json } = await send('editor', 'POST', 'photos', { VALUE: { image } })
      expect([json.STATUS, await gallery()]).toEqual(['hidden', before])
      expect(await waiting('owner')).toEqual([['photos', 1]])
      await show([json.CODE], 'photos')
      expect(await gallery()).toBe(before + 1)
      expect((await send('editor', 'PUT', 'photos_order', {})).status).toBe(403)
    })

    it.each([
      ['a photo', 'photos', { image }],
      ['a site with the widgets', 'widget-sites', { address: 'https://shown.test' }],
    ])('takes %s from nobody, and can be removed while nobody sees it', async (_, area, VALUE) => {
      const { CODE } = (await send('owner', 'POST', area, { VALUE })).json
      const refused = await send('editor', 'DELETE', `${area}/${CODE}`)
      expect([refused.status, refused.json.error.code]).toEqual([403, 'NEEDS_PUBLISHER'])
      expect(refused.json.error.message).toContain('с правом публикации')
      const own = (await send('editor', 'POST', area, { VALUE })).json.CODE
      const many = await send('editor', 'POST', `${area}_bulk`, { ACTION: 'remove', CODES: [CODE, own] })
      expect(many.json).toMatchObject({
        DONE: [own],
        REFUSED: [{ CODE, error: { code: 'NEEDS_PUBLISHER' } }],
      })
      expect((await send('owner', 'DELETE', `${area}/${CODE}`)).status).toBe(204)
    })

    it.each(['news', 'materials'])(
      'in %s neither removes what visitors read nor changes what they will',
      async (area) => {
        const write = async () =>
          (await send('owner', 'POST', area, { VALUE: { title: { ru: 'Весна' }, tags: [] } })).json
        const change = ({ REVISION }: { REVISION: number }) => ({
          REVISION,
          VALUE: { title: { ru: 'Чужое' }, tags: [] },
        })
        const refusal = async (method: 'PUT' | 'DELETE', path: string, body?: unknown) => {
          const { status, json } = await send('editor', method, path, body)
          return [status, json.error?.code]
        }
        const [seen, later, draft] = [await write(), await write(), await write()]
        await send('owner', 'POST', `${area}/${seen.CODE}/publish`, { REVISION: seen.REVISION })
        const PUBLISH_AT = new Date(Date.now() + 3_600_000).toISOString()
        await send('owner', 'POST', `${area}/${later.CODE}/publish`, { REVISION: later.REVISION, PUBLISH_AT })
        expect(await refusal('DELETE', `${area}/${seen.CODE}`)).toEqual([403, 'NEEDS_PUBLISHER'])
        expect(await refusal('DELETE', `${area}/${later.CODE}`)).toEqual([403, 'NEEDS_PUBLISHER'])
        expect(await refusal('PUT', `${area}/${later.CODE}`, change(later))).toEqual([403, 'NEEDS_PUBLISHER'])
        expect((await send('editor', 'PUT', `${area}/${seen.CODE}`, change(seen))).json.STATUS).toBe(
          'published',
        )
        expect((await send('editor', 'DELETE', `${area}/${draft.CODE}`)).status).toBe(204)
      },
    )

    it('is no category of news or materials, which visitors see at once', async () => {
      for (const area of ['news-categories', 'material-categories'])
        expect((await send('editor', 'POST', area, { VALUE: { name: { ru: 'Чужое' } } })).status).toBe(403)
    })
  },
)
