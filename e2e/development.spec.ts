import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { everyRun } from './every-run.ts'
import { startServer } from './own-server.ts'
import { sharedPort } from './shared-url.ts'
import { test } from './test.ts'

const url = `http://localhost:${sharedPort + 1}`
const schemaFile = 'schemas/blocks/probe-block.ts'
const componentFile = 'blocks/probe-block/probe-block.tsx'
const change = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
const remove = () => {
  for (const path of [schemaFile, 'blocks/probe-block']) rmSync(path, { recursive: true, force: true })
}

test.describe.configure({ mode: 'serial' })

let stop = async () => {}
test.beforeAll(async () => {
  remove()
  stop = await startServer('scripts/dev.mjs', url, { DATA_DIR: 'test-results/dev-data', SEED: 'none' })
})
test.afterAll(async () => {
  remove()
  await stop()
})

// A browser takes several times as long for unminified pages of the application as for all else.
test('the catalogue lists blocks with their cost', everyRun(false), async ({ page }) => {
  await page.goto(`${url}/blocks`)
  await expect(page.locator('#gallery')).toContainText(/kB of JavaScript/)
})

test('a new block is there without a restart, and what is changed in it at once', async ({ request }) => {
  execFileSync('node', ['scripts/new-block.mjs', 'probe-block'])
  const preview = () => request.get(`${url}/blocks/preview/probe-block`).then((response) => response.text())
  await expect.poll(preview).toContain('Заголовок блока')
  change(schemaFile, 'Заголовок блока', 'Изменённый заголовок')
  await expect.poll(preview).toContain('Изменённый заголовок')
})

test('a document that is open shows what changes in its block, and what is thrown there', async ({
  page,
}) => {
  const refused: string[] = []
  let isListening = false
  page.on('framenavigated', () => {
    isListening = false
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
    if (message.text().startsWith('[vite] connected')) isListening = true
  })
  /** A document that is not connected yet hears of no change. */
  const changeComponent = async (from: string, to: string) => {
    await expect.poll(() => isListening).toBe(true)
    change(componentFile, from, to)
  }
  await page.goto(`${url}/blocks/preview/probe-block`)
  await expect(page.getByText('Изменённый заголовок')).toBeVisible()
  await changeComponent('<Section title={title}>', '<Section title={title}><p>Added while it is open</p>')
  await expect(page.getByText('Added while it is open')).toBeVisible()

  const overlay = page.locator('vite-error-overlay')
  const thrown = "{(() => { throw new Error('The probe throws') })()}"
  await changeComponent('<p>Added while it is open</p>', thrown)
  await expect(overlay).toContainText('The probe throws')
  await expect(overlay).toContainText(`${componentFile}:`)

  await changeComponent(thrown, '<p <')
  await expect(overlay).toContainText('PARSE_ERROR')
  expect(await overlay.evaluate((element) => element.shadowRoot?.textContent)).not.toContain('\u001b')

  await changeComponent('<p <', '<p>Mended</p>')
  await expect(page.getByText('Mended')).toBeVisible()
  await expect(overlay).toHaveCount(0)
  expect(refused).toEqual([])
})

// To compile the catalogue takes the processor four times as long as all other tests of this file.
test('the catalogue lists a new block, with its form', everyRun(false), async ({ page, request }) => {
  // Next notices new files a moment later than Vite, and its first page takes as long as the machine needs to compile it.
  await expect(async () => {
    expect((await request.get(`${url}/blocks/probe-block`, { timeout: 0 })).status()).toBe(200)
  }).toPass()
  await page.goto(`${url}/blocks`)
  await expect(page.locator('#probe-block')).toBeVisible()
  await page.goto(`${url}/blocks/probe-block`)
  await expect(page.getByRole('region', { name: 'Form' }).getByLabel('Заголовок')).toHaveValue(
    'Изменённый заголовок',
  )
})
