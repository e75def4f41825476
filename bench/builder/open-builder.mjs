import { demo } from './sign-in.mjs'

/** The builder of the demo clinic; its frame shows the page `id`, whose first block is chosen if `isChosen`. */
export async function openBuilder(page, site, id, isChosen = true) {
  await page.goto(`${site}/pro/${demo.company}/clinic-website`)
  await page.getByLabel('Страница', { exact: true }).selectOption(id)
  const frame = page.frameLocator('iframe')
  await frame.locator('main').waitFor()
  await page.waitForLoadState('networkidle')
  if (isChosen) {
    await frame
      .locator('h1, h2')
      .first()
      .click({ position: { x: 2, y: 2 } })
    await page.waitForLoadState('networkidle')
  }
  return frame
}
