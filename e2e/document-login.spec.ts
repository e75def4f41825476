import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { axeFaults } from './axe-faults.ts'
import { test } from './test.ts'

// Built as an island would import it, and inserted into a document from there.
const outDir = 'test-results/document-login'
const base = '/document-login/'
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  await build({
    configFile: false,
    base,
    logLevel: 'warn',
    css: { postcss: {} },
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      target: 'es2022',
      rolldownOptions: {
        input: { entry: 'client/document-login/ensure-login-here.ts' },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
})

async function ask(page: Page, path: string) {
  await page.route(`**${base}**`, (route) => {
    const file = outDir + new URL(route.request().url()).pathname.slice(base.length - 1)
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? '' })
  })
  await page.goto(path)
  await page.evaluate(async (entry) => {
    const { ensureLoginHere } = (await import(entry)) as { ensureLoginHere: () => Promise<void> }
    const show = (result: string) => {
      document.title = result
    }
    ensureLoginHere().then(
      () => show('done'),
      (error: Error) => show(error.name),
    )
  }, `${base}entry.js`)
}

test('somebody signs in over a document and goes on with what they did (B-40)', async ({ page }) => {
  await ask(page, '/l/demo-dent')
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await expect(dialog.locator('[name=LOGIN]')).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.locator('[name=LOGIN]').fill('patient@demo.test')
  await page.locator('[name=PASSWORD]').fill('Demo-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('done')
  await expect(dialog).toBeHidden()
})

test('a dialog that is closed leaves the document as it was (B-40)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const boxes = () =>
    page
      .locator('header a, header button, main h1, main a')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  await page.goto('/uz/l/demo-dent')
  const before = await boxes()
  await ask(page, '/uz/l/demo-dent')
  const dialog = page.getByRole('dialog', { name: 'Kirish' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCSS('display', 'flex')
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle('LoginClosed')
  await expect(dialog).toBeHidden()
  expect(await boxes()).toEqual(before)
})
