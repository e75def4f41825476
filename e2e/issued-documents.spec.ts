import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite({ elsewhere: true })

test('a document is issued from a patient’s card, checked by its link, and revoked', async ({ page }) => {
  await beSignedIn(page, 'owner')
  await open(page, '/pro/1001/mis/patients')
  await page.getByRole('searchbox').fill('Новоселов Пётр')
  await page.getByRole('button', { name: 'Добавить «Новоселов Пётр»' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить', exact: true }).click()
  await page.getByRole('link', { name: 'Выдать документ' }).click()

  await page.getByRole('button', { name: 'Добавить готовые шаблоны' }).click()
  await page.getByRole('combobox', { name: 'Шаблон' }).selectOption({ label: 'Выписка из карты' })
  await page.getByLabel('За какой период').fill('2026 год')
  const paper = page.getByRole('region', { name: 'Что будет в документе' })
  await expect(paper.getByText('За период: 2026 год.')).toBeVisible()
  await expect(paper.getByText('[Текст выписки]')).toBeVisible()
  await page.getByRole('button', { name: 'Выдать документ' }).click()
  await expect(page.getByLabel('Текст выписки')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Текст выписки').fill('Пациент обращался два раза.')
  await expect(paper.getByText('Пациент обращался два раза.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Выдать документ' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Выписка из карты № / })).toBeVisible()
  const issued = page.url()
  expect(await axeFaults(page)).toEqual([])
  const check = await page.getByRole('link', { name: 'Открыть', exact: true }).getAttribute('href')
  await page.goto(url + check)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Документ действителен')
  // Nothing of this patient is known by which the file could be asked for.
  await expect(page.getByText('Файл этого документа выдаёт сама клиника')).toBeVisible()

  await open(page, new URL(issued).pathname)
  await page.getByRole('button', { name: 'Отозвать' }).click()
  await page.getByLabel('Причина').fill('Ошибка в периоде')
  await page.getByRole('button', { name: 'Отозвать' }).click()
  await expect(page.getByText('Документ отозван. По ссылке и QR-коду это видно каждому.')).toBeVisible()
  await page.goto(url + check)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Документ отозван')
})
