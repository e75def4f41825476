// `npm run screens -- http://localhost:3000`: takes the screens that pages for clinics show, in each language, of a server with the demo content; with
// names after the address only those.
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { locales, localizePath } from '../locales/locale.ts'
import { screenSizes } from '../schemas/page/screen-sizes.ts'

const [origin = 'http://localhost:3000', ...wanted] = process.argv.slice(2)

/** Addresses by the name of the picture in `demo/product/screens`. */
const addresses = {
  builder: '/pro/1001/clinic-website',
  services: '/pro/1001/mis/services',
  practice: '/l/demo-practice',
  contacts: '/l/demo-dent/contacts',
  calendar: '/pro/1001/doctor-appointment',
  patients: '/pro/1001/mis/patients',
  documents: '/pro/1001/mis/documents',
  day: '/pro/1001/mis-practice',
  promotion: '/l/demo-dent/promotions',
  bonuses: '/pro/1001/bonus-system',
  figures: '/pro/1001/figures',
  links: '/pro/1001/links',
}

/** What a screen is of, where that stands further down: it is in the middle of the picture. */
const subjects = { contacts: 'a[href^="https://wa.me"]' }

/** Who sees them, if it is not the owner. */
const people = { day: 'doctor', calendar: 'registrar', patients: 'registrar' }

/** What browsers show of them: on a phone the same screen as a phone has it, so that it can be read there. */
const viewports = {
  wide: { width: 1440, height: 765, scale: 1 },
  narrow: { width: 360, height: 480, scale: 2 },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
})

async function stateOf(person) {
  const signedIn = await browser.newContext()
  const signIn = await signedIn.newPage()
  await signIn.goto(`${origin}/auth/signin`, { waitUntil: 'networkidle' })
  await signIn.locator('input[autocomplete=username]').fill(`${person}@demo.test`)
  await signIn.locator('input[type=password]').fill('Demo-2026')
  await signIn.locator('button[type=submit]').first().click()
  await signIn.waitForURL(({ pathname }) => !pathname.includes('/auth/'))
  return signedIn.storageState()
}
const states = {}
const names = Object.keys(addresses).filter((name) => wanted.length === 0 || wanted.includes(name))
for (const [kind, { scale, ...viewport }] of Object.entries(viewports))
  for (const name of names) {
    const person = people[name] ?? 'owner'
    states[person] ??= await stateOf(person)
    const context = await browser.newContext({
      storageState: states[person],
      viewport,
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const path = addresses[name]
    for (const locale of locales) {
      await page.goto(origin + localizePath(path, locale), { waitUntil: 'load' })
      // Frames and lists of the application come after the page.
      await page.waitForTimeout(5000)
      if (subjects[name])
        await page
          .locator(subjects[name])
          .first()
          .evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await sharp(await page.screenshot())
        .resize(screenSizes[kind])
        .webp({ quality: 72, effort: 6 })
        .toFile(`demo/product/screens/${name}-${locale}-${kind}.webp`)
    }
    await context.close()
  }
await browser.close()
