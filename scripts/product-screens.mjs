// `npm run screens -- http://localhost:3000`: takes the screens that pages for clinics show, in each language, of a server with the demo content.
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { locales, localizePath } from '../locales/locale.ts'
import { screenSizes } from '../schemas/page/screen-sizes.ts'

const origin = process.argv[2] ?? 'http://localhost:3000'

/** Addresses by the name of the picture in `demo/product/screens`. */
const addresses = {
  builder: '/pro/1001/clinic-website',
  services: '/pro/1001/mis/services',
  news: '/pro/1001/clinic-website/news',
  practice: '/l/demo-practice',
  contacts: '/l/demo-dent/contacts',
}

/** What browsers show of them: on a phone the same screen as a phone has it, so that it can be read there. */
const viewports = {
  wide: { width: 1440, height: 765, scale: 1 },
  narrow: { width: 360, height: 480, scale: 2 },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
})
const signedIn = await browser.newContext()
const signIn = await signedIn.newPage()
await signIn.goto(`${origin}/auth/signin`, { waitUntil: 'networkidle' })
await signIn.locator('input[autocomplete=username]').fill('owner@demo.test')
await signIn.locator('input[type=password]').fill('Demo-2026')
await signIn.locator('button[type=submit]').first().click()
await signIn.waitForURL(({ pathname }) => !pathname.includes('/auth/'))
const storageState = await signedIn.storageState()
for (const [kind, { scale, ...viewport }] of Object.entries(viewports)) {
  const context = await browser.newContext({
    storageState,
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const [name, path] of Object.entries(addresses))
    for (const locale of locales) {
      await page.goto(origin + localizePath(path, locale), { waitUntil: 'load' })
      // Frames and lists of the application come after the page.
      await page.waitForTimeout(5000)
      await sharp(await page.screenshot())
        .resize(screenSizes[kind])
        .webp({ quality: 72, effort: 6 })
        .toFile(`demo/product/screens/${name}-${locale}-${kind}.webp`)
    }
}
await browser.close()
