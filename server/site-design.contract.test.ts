import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDraft, readDraft, saveEntry } from '../backend/clinic-site/drafts/draft-store.ts'
import { siteChanges } from '../backend/clinic-site/publishing/make-live.ts'
import { publishSite } from '../backend/clinic-site/publishing/publish-site.ts'
import { seedDatabase } from '../backend/content/seed-database.ts'
import type { Database } from '../backend/kit/database/database.ts'
import { happened } from '../backend/kit/events/happened.ts'
import { addPerson, addStaff, type SignedIn } from '../backend/test/people.ts'
import { smallSeed } from '../backend/test/small-seed.ts'
import { siteDesign } from '../schemas/clinic-site/site.event.ts'
import type { SiteSettings } from '../schemas/design/site-settings.ts'
import { accept } from '../schemas/draft/accept.ts'
import type { Change } from '../schemas/draft/change.ts'
import type { SiteDraft } from '../schemas/draft/site-draft.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'
import { fetchAs } from './test/fetch-as.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'shipa-'))
const family = (name: string) => ({ styles: `/${name}.css`, fonts: {} })
const assets = {
  loader: '/loader.js',
  styles: '/styles.css',
  lowVision: '/low-vision.css',
  fonts: {},
  families: { serif: family('serif'), nunito: family('nunito') },
}
const company = '1001'

let running: Running
let db: Database
let owner: SignedIn
let revision = 0
beforeAll(async () => {
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none' }
  running = await start(variables, (services) => createHandler(services, { assets: () => assets }))
  if (!running.services.local) throw new Error('the backend is built in')
  db = running.services.local.db
  await seedDatabase(db, smallSeed)
  owner = await addPerson(db)
  await addStaff(db, owner.account, company, 'owner')
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function change(...changes: Change[]) {
  const { draft } = await lockDraft(db.orm, company)
  const outcome = accept(draft, [], changes)
  if (!('draft' in outcome)) throw new Error('the changes must apply')
  revision++
  const saving = { company, account: owner.account.id, id: crypto.randomUUID() }
  await saveEntry(db.orm, saving, { revision, draft: outcome.draft }, outcome.entry)
}
const settings = (value: SiteSettings): Change => ({ path: ['design', 'settings'], value })
const publish = () =>
  db.orm.transaction((orm) =>
    publishSite(orm, { company, account: owner.account.id, locale: 'ru', revision }),
  )
const get = async (path: string, who?: SignedIn) =>
  (await fetchAs(running.url + path, { headers: who ? { cookie: who.cookie } : {} })).text
const draftPage = (path = '/l/demo-dent') => get(`${path}?draft=${company}`, owner)

describe('a design', () => {
  it('is on every page of its clinic at once when it is published', async () => {
    const [home, about] = [await get('/l/demo-dent'), await get('/kk/l/demo-dent/about')]
    expect(home + about).not.toContain('--accent:#7b3569')
    await change({ path: ['design', 'theme'], value: { palette: 'plum', fonts: 'nunito' } })
    expect(await draftPage()).toContain('--accent:#7b3569')
    expect(await get('/l/demo-dent')).toBe(home)
    await publish()
    for (const path of ['/l/demo-dent', '/kk/l/demo-dent/about', '/uz/l/demo-dent/contacts']) {
      const page = await get(path)
      expect(page).toContain('--accent:#7b3569')
      expect(page).toContain('href="/nunito.css"')
      expect(page).not.toContain('/serif.css')
    }
  })

  it('concerns the pages that read its clinic, and nothing else', () => {
    const before: SiteDraft = { design: { template: 'landing', theme: {} }, menu: [], pages: {} }
    const after = { ...before, design: { ...before.design, settings: { header: { phone: false } } } }
    expect(siteChanges(company, before, after)).toEqual([happened(siteDesign, { company })])
  })

  it('puts logo, button and texts where the clinic wants them, in the draft and then for visitors', async () => {
    await change(
      settings({
        header: { logo: 'center', phone: false },
        footer: {
          text: { ru: 'Есть противопоказания', kk: 'Қарсы көрсетілімдер бар' },
          socials: ['https://www.instagram.com/clinic'],
          license: true,
        },
      }),
    )
    for (const read of [() => draftPage('/kk/l/demo-dent'), () => get('/kk/l/demo-dent')]) {
      const page = await read()
      const header = /<header.*?<\/header>/s.exec(page)?.[0] ?? ''
      expect(header).toContain('justify-center')
      expect(header).not.toContain('tel:')
      const footer = /<footer.*?<\/footer>/s.exec(page)?.[0] ?? ''
      expect(footer).toContain('Қарсы көрсетілімдер бар')
      expect(footer).toContain('href="https://www.instagram.com/clinic" rel="external noopener">Instagram')
      await publish()
    }
  })

  it('turns off what the clinic does not want to show: the page is gone with its entry', async () => {
    await change({
      path: ['pages', 'index', 'blocks', 's'],
      value: { id: 's', type: 'services', v: 1, props: {} },
      place: { after: null },
    })
    await publish()
    expect(await get('/l/demo-dent')).toContain('Осмотр')
    await change(settings({ show: { prices: false, reviews: false } }))
    expect(await draftPage()).not.toContain('Осмотр')
    await publish()
    expect(await get('/l/demo-dent')).not.toContain('Осмотр')
    expect((await fetchAs(`${running.url}/l/demo-dent/reviews`)).status).toBe(404)
  })

  it('tells search engines and messengers what the clinic wrote on the home page, and its picture on pages without one', async () => {
    await change(
      settings({
        seo: {
          title: { ru: 'Стоматология у дома', uz: 'Uy yonidagi stomatologiya' },
          description: { ru: 'Лечим зубы' },
          keywords: { ru: 'зубы, кариес' },
          image: { src: '/images/site/1001/card', width: 1200, height: 630 },
        },
      }),
    )
    await publish()
    const home = await get('/uz/l/demo-dent')
    expect(home).toContain('<title>Uy yonidagi stomatologiya</title>')
    expect(home).toContain('<meta name="description" content="Лечим зубы">')
    expect(home).toMatch(/<meta property="og:image" content="[^"]*\/images\/site\/1001\/card/)
    const about = await get('/l/demo-dent/about')
    expect(about).not.toContain('Стоматология у дома')
    const shared = /<meta property="og:image" content="([^"]*)/
    const pictureOf = (html: string) => shared.exec(html)?.[1]
    expect(pictureOf(about)).toMatch(/\/images\/site\/1001\/card/)
    expect(pictureOf(await get('/l/demo-dent/specialists'))).toBe(pictureOf(about))
    // The snippet of the builder reads it of the draft.
    const own = { src: '/images/site/1001/own', width: 1200, height: 630 }
    await change({ path: ['pages', 'about', 'image'], value: own })
    expect(pictureOf(await draftPage('/l/demo-dent/about'))).toMatch(/\/images\/site\/1001\/own/)
    await change(settings({}))
    await publish()
    expect(pictureOf(await get('/l/demo-dent'))).toMatch(/\/drawn\//)
  })

  it('has the logo and the icon of the site, or the clinic’s own again', async () => {
    const picture = (name: string) => ({ src: `/images/site/1001/${name}`, width: 300, height: 100 })
    const plain = await get('/l/demo-dent')
    await change(settings({ logo: picture('logo'), favicon: picture('icon') }))
    const drafted = await draftPage()
    expect(drafted).toContain('src="/images/site/1001/logo/160"')
    await publish()
    const page = await get('/l/demo-dent')
    expect(page).toContain('src="/images/site/1001/logo/160"')
    const iconOf = (html: string) => /rel="icon"[^>]* href="([^"]+)"/.exec(html)?.[1]
    expect(iconOf(page)).not.toBe(iconOf(plain))
    await change(settings({}))
    expect(await draftPage()).not.toContain('/images/site/1001/logo')
    await publish()
    expect(iconOf(await get('/l/demo-dent'))).toBe(iconOf(plain))
  })

  it('is not published with a wrong value, and says where it is', async () => {
    await change(settings({ footer: { socials: ['javascript:alert(1)'] } }))
    expect(await draftPage()).not.toContain('javascript:alert')
    const refused = await publish().catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'NOT_PUBLISHABLE',
      data: { CHECKS: [{ PATH: ['design', 'settings', 'footer', 'socials', 0] }] },
    })
    expect((await readDraft(db.orm, company)).draft.design.settings?.footer?.socials).toHaveLength(1)
  })
})
