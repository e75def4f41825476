import { randomUUID } from 'node:crypto'
import * as tables from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { type Prepare, pictureForm, type Way } from './writing-calls.ts'

type Tools = {
  /** The database, once it is open. */
  orm: () => Orm
  company: string
  /** A new word each time. */
  next: () => string
  /** A draft that can be published, in place of the one that other calls have changed; returns its revision. */
  newDraft: () => Promise<number>
}

type Made = { ID: string; CODE: string; NUMBER: number }

/** Calls about what another call has made before: a comment, a link, a review of a draft, an invitation. */
export function siteExamples({ orm, company, next, newDraft }: Tools): Record<string, Prepare> {
  const hero = { id: 'a', type: 'hero', v: 1, props: { title: { ru: 'Здравствуйте' } } }
  const made = async ({ write }: Way, path: string, body: unknown): Promise<Made> => write('POST', path, body)
  const section = async (way: Way) => {
    const { ID: id } = await made(way, 'clinic_website/sections', { NAME: next(), BLOCK: hero })
    return { params: { id }, body: { NAME: next() } }
  }
  const review = async (way: Way) => {
    const REVISION = await newDraft()
    const { NUMBER } = await made(way, 'clinic_website/review', { REVISION })
    return { REVISION, params: { number: String(NUMBER) } }
  }
  const video = async (way: Way) => {
    const URL = `https://www.youtube.com/watch?v=${next().padEnd(11, 'a')}`
    const { CODE: code } = await made(way, 'media/video', { URL, NAME: next() })
    return { params: { code } }
  }
  const host = async () => {
    // A company may ask for few.
    await orm().delete(tables.domainClaim)
    return `${next()}.clinic-of-tests.kz`
  }
  const ofDomain: Prepare = async ({ write }) => {
    const HOST = await host()
    await write('POST', 'clinic_website/domain', { HOST })
    return { params: { host: HOST } }
  }
  const consultation =
    (text: string): Prepare =>
    async () => {
      const code = next()
      const row = { code, company, text, name: 'Ержан', lang: 'ru', contact: 'a@b.kz' } as const
      await orm()
        .insert(tables.consultation)
        .values({ ...row, contactChannel: 'email', status: 1 })
      return { params: { consultation: code } }
    }
  const words = 'Достаточно длинные слова, как их пишут люди.'
  return {
    'PATCH clinic_website/sections/{id}': section,
    'DELETE clinic_website/sections/{id}': section,
    'POST clinic_website/review': async () => ({ body: { REVISION: await newDraft() } }),
    'DELETE clinic_website/review/{number}': review,
    'POST clinic_website/review/{number}/approve': async (way) => {
      const { REVISION, params } = await review(way)
      return { params, body: { WHICH: 'newest', REVISION } }
    },
    'POST clinic_website/review/{number}/return': async (way) => ({
      ...(await review(way)),
      body: { NOTE: words },
    }),
    'POST clinic_website/schedule': async () => {
      const REVISION = await newDraft()
      return { body: { REVISION, AT: new Date(Date.now() + 86_400_000).toISOString() } }
    },
    'PATCH clinic_website/comments/{id}': async (way) => {
      await made(way, 'clinic_website/comments', { PAGE: 'data:about', TEXT: words })
      const [row] = await orm().select().from(tables.siteComment).limit(1)
      return { params: { id: row?.id ?? '' }, body: { IS_RESOLVED: true } }
    },
    'DELETE clinic_website/previews/{id}': async (way) => {
      const { ID: id } = await made(way, 'clinic_website/preview', { HOURS: 24 })
      return { params: { id } }
    },
    'POST media/video': async () => ({
      body: { URL: `https://www.youtube.com/watch?v=${next().padEnd(11, 'a')}`, NAME: next() },
    }),
    'PUT media/{code}': async (way) => ({
      ...(await video(way)),
      body: { NAME: next(), ALT: {}, FOCUS: null, CROP: null },
    }),
    'DELETE media/{code}': video,
    'POST clinic_website/domain': async () => ({ body: { HOST: await host() } }),
    'DELETE clinic_website/domain/{host}': ofDomain,
    'POST clinic_website/domain/{host}/verify': ofDomain,
    'PUT clinic_website/main_domain': async () => {
      const HOST = `${next()}.clinic-of-tests.kz`
      await orm().insert(tables.domain).values({ host: HOST, company, isPrimary: false })
      return { body: { HOST } }
    },
    'DELETE clinic_website/page/{id}': async (way) => {
      const id = next()
      await made(way, `clinic_website/page/${id}`, { PAGE: { slug: id, title: { ru: id }, blocks: [] } })
      return { params: { id } }
    },
    'POST clinic_website/versions/{number}/restore': async (way) => {
      await made(way, 'clinic_website/publish', { REVISION: await newDraft() })
      const [newest]: { NUMBER: number }[] = await way.read('clinic_website/versions')
      await newDraft()
      return { params: { number: String(newest?.NUMBER) }, body: { ID: randomUUID() } }
    },
    'POST clinic_website/changes/take_back': async () => {
      const REVISION = await newDraft()
      return { body: { ID: randomUUID(), FROM: REVISION, TO: REVISION, BASE: REVISION } }
    },
    'POST media/upload': async () => ({ body: pictureForm() }),
    'POST online_consultation/{consultation}/message': async (way) => ({
      ...(await consultation(words)(way)),
      body: { TEXT: words },
    }),
    'POST online_consultation/{consultation}/read': async (way) => ({
      ...(await consultation(words)(way)),
      body: { UNTIL: new Date().toISOString() },
    }),
    'POST online_consultation/{consultation}/status': async (way) => ({
      ...(await consultation(words)(way)),
      body: { STATUS: 3 },
    }),
    'DELETE staff/access_codes/{code}': async (way) => {
      const { CODE } = await made(way, 'staff/access_codes', { ROLE: 'registrar', CABINET: '11' })
      return { params: { code: CODE } }
    },
    'POST taken_down/{case}/again': async () => {
      const [row] = await orm()
        .insert(tables.pageCase)
        .values({ company, kind: 'news', code: next(), status: 'down' })
        .returning()
      return { params: { case: String(row?.id) }, body: { TEXT: words } }
    },
  }
}
