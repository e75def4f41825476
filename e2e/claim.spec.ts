import { type Browser, expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite, field } from './demo-site.ts'
import { hydrated } from './hydrated.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite()

const card = '/companies/clinics/family-clinic'
const paper = {
  name: 'Лицензия.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 a licence\n%%EOF'),
}

async function pageOf(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await beSignedIn(page, who)
  return page
}

/** From the card to a request with a document. */
async function claim(page: Page): Promise<void> {
  await page.goto(url + card)
  await page.getByRole('link', { name: 'Взять под управление' }).click()
  await hydrated(page)
  expect(await axeFaults(page)).toEqual([])
  await expect(page.getByText('Поля со звёздочкой обязательны.')).toBeVisible()
  await expect(field(page, 'CONSENT')).toHaveAttribute('required')
  await page.getByLabel('Документы').setInputFiles(paper)
  await field(page, 'NOTE').fill('Главный врач')
  await field(page, 'CONSENT').check()
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByRole('heading', { name: 'Заявка отправлена' })).toBeFocused()
}

test('a visitor without JavaScript reports a mistake on a card, and moderators see it', async ({
  browser,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(url + card)
  await plain.getByText('Сообщить об ошибке').click()
  await field(plain, 'TEXT').fill('Клиника переехала')
  await field(plain, 'EMAIL').fill('никак@')
  // The browser’s own check is not the only one.
  await plain.locator('form:has([name=TEXT])').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await plain.getByRole('button', { name: 'Отправить' }).click()
  await expect(field(plain, 'EMAIL')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(plain, 'TEXT')).toHaveValue('Клиника переехала')
  await field(plain, 'EMAIL').fill('')
  await plain.getByRole('button', { name: 'Отправить' }).click()
  await expect(plain.getByRole('status')).toContainText('Спасибо!')

  const page = await pageOf(browser, 'moderator')
  await open(page, '/moderation/mistakes')
  await expect(page.getByText('Клиника переехала')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Разобрано' }).click()
  await expect(page.getByText('Ничего не ждёт')).toBeVisible()
})

test('a clinic is taken over from its card: somebody asks, a second one waits, a moderator hands it over', async ({
  browser,
}) => {
  const first = await pageOf(browser, 'patient')
  await claim(first)
  const second = await pageOf(browser, 'doctor')
  await second.goto(`${url}${card}`)
  await second.getByRole('link', { name: 'Взять под управление' }).click()
  await hydrated(second)
  await expect(second.getByText('Эту клинику хочет вести ещё 1 человек')).toBeVisible()
  await claim(second)

  const moderator = await pageOf(browser, 'moderator')
  await open(moderator, '/moderation/claims')
  await expect(moderator.getByText('Эту клинику просит ещё 1 человек').first()).toBeVisible()
  expect(await axeFaults(moderator)).toEqual([])
  await moderator.getByRole('button', { name: 'Передать клинику' }).first().click()
  await expect(moderator.getByText('Ничего не ждёт')).toBeVisible()

  await first.goto(`${url}/pro/2001/cabinets`)
  await hydrated(first)
  await expect(first.getByText('Сәкен Сейфуллин көшесі 34').first()).toBeVisible()
  await second.reload()
  await expect(second.getByText('другой человек')).toBeVisible()
  await first.goto(url + card)
  await expect(first.getByRole('heading', { level: 1, name: 'Family Clinic' })).toBeVisible()
  await expect(first.getByText('Это ваша организация?')).toHaveCount(0)
  await first.locator('#main').getByRole('link', { name: 'Перейти на сайт' }).click()
  await expect(first).toHaveURL(`${url}/l/family-clinic`)
})
