import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { field } from './demo-site.ts'
import { test } from './test.ts'

const path = '/dv/ru/DEM0-DENT-0001-4'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a code leads to its document, and the patient gets the file (R2, R27)', async ({ page }) => {
    await page.goto('/dv')
    await field(page, 'code').fill('dem0 dent 0001 4')
    await page.getByRole('button', { name: 'Проверить' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Документ действителен')
    const download = page.waitForEvent('download')
    await field(page, 'PHONE_END').fill('4567')
    await field(page, 'BIRTH_YEAR').fill('1985')
    await page.getByRole('button', { name: 'Получить файл' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Справка 2026.118\.pdf$/)
  })

  test('a mistake in the code is said at its field', async ({ page }) => {
    await page.goto('/uz/dv')
    await field(page, 'code').fill('DEM0-DENT-0001-5')
    await page.getByRole('button', { name: 'Tekshirish' }).click()
    await expect(field(page, 'code')).toHaveValue('DEM0-DENT-0001-5')
    await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true')
    expect(await page.locator('h1').textContent()).toBe('Kodda xato bor')
  })
})

test('a file is compared in the browser, and is not sent', async ({ page, request }) => {
  const answer = await request.post(path, { form: { PHONE_END: '4567', BIRTH_YEAR: '1985' } })
  expect(answer.status()).toBe(200)
  const file = (buffer: Buffer) => ({ name: 'paper.pdf', mimeType: 'application/pdf', buffer })
  const right = file(await answer.body())
  const wrong = file(Buffer.concat([right.buffer, Buffer.from(' ')]))
  const sent: string[] = []
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.postData() ?? ''))
  await page.goto('/dv')
  await page.locator('input[type=file]').setInputFiles(right)
  await expect(page.getByText('Файл совпадает с выданным документом')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.locator('input[type=file]').setInputFiles(wrong)
  await expect(page.getByText('Такого файла среди выданных документов нет')).toBeVisible()
  expect(sent.every((body) => /^\{"SHA256":"[0-9a-f]{64}"\}$/.test(body))).toBe(true)
  await page.locator('input[type=file]').setInputFiles(right)
  await page.getByRole('link', { name: 'Открыть проверку документа' }).click()
  await expect(page).toHaveURL(path)
})

test('what was wrong with an answer goes when it is answered anew', async ({ page }) => {
  await page.goto('/dv/kk/DEM0-DENT-0002-2')
  await field(page, 'PHONE_END').fill('0000')
  await field(page, 'BIRTH_YEAR').fill('1900')
  await page.getByRole('button', { name: 'Получить файл' }).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toBeVisible()
  await field(page, 'PHONE_END').fill('1234')
  await expect(refusal).toBeHidden()
})

test('paper has the document and its QR code, without forms', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: 'QR-код' })).toBeVisible()
  await expect(page.getByText('DEM0-DENT-0001-4')).toBeVisible()
  for (const one of await page.locator('form, button').all()) await expect(one).toBeHidden()
  await expect(page.getByText('Ваш файл — этот документ?')).toBeHidden()
})
