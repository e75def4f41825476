// `npm run screens -- http://localhost:3000`: takes the screens that pages for clinics show, of a server with the demo content.
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const origin = process.argv[2] ?? 'http://localhost:3000'

/** Addresses by the name of the picture in `demo/product/screens`. */
const addresses = {
  builder: '/pro/1001/clinic-website',
  services: '/pro/1001/mis/services',
  news: '/pro/1001/clinic-website/news',
  practice: '/l/demo-practice',
  contacts: '/l/demo-dent/contacts',
}

// A screen is white as the page that shows it.
const frame = { top: 40, bottom: 40, left: 40, right: 40, background: '#dfe9e8' }

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1520, height: 770 }, reducedMotion: 'reduce' })
await page.goto(`${origin}/auth/signin`, { waitUntil: 'networkidle' })
await page.locator('input[autocomplete=username]').fill('owner@demo.test')
await page.locator('input[type=password]').fill('Demo-2026')
await page.locator('button[type=submit]').first().click()
await page.waitForURL('**/profile**')
for (const [name, path] of Object.entries(addresses)) {
  await page.goto(origin + path, { waitUntil: 'load' })
  // Frames and lists of the application come after the page.
  await page.waitForTimeout(5000)
  const file = `demo/product/screens/${name}.webp`
  await sharp(await page.screenshot())
    .extend(frame)
    .webp({ quality: 80, effort: 6 })
    .toFile(file)
}
await browser.close()
