import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { field } from './demo-site.ts'
import { test } from './test.ts'

test('a clinic asks for services: faults at their fields, what was typed before the script came is kept (A6)', async ({
  page,
}) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/service-request\.client-.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto('/create-website')
  const form = page.locator('form', { has: field(page, 'SERVICES[]').first() })
  const send = form.getByRole('button', { name: 'Отправить' })
  await field(form, 'COMPANY_NAME').fill('Клиника «Тест»')
  await form.locator('[value=mis]').click()
  await send.click()
  letGo()
  await expect(field(form, 'NAME')).toBeFocused()
  await expect(form.locator('[value=mis]')).toBeChecked()
  await expect(field(form, 'NAME')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFaults(page)).toEqual([])
  await field(form, 'NAME').fill('Анна')
  await expect(field(form, 'NAME')).not.toHaveAttribute('aria-invalid')
  await field(form, 'TEL').fill('8 700 123 45 67')
  await field(form, 'CONSENT').check()
  await expect(field(form, 'COMPANY_NAME')).toHaveValue('Клиника «Тест»')
  const sent = page.waitForRequest(/request_by_services/)
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({
    SERVICES: ['clinic-website', 'mis'],
    COMPANY_NAME: 'Клиника «Тест»',
  })
  await expect(page.getByRole('status').filter({ hasText: 'Заявка отправлена' })).toBeFocused()
  expect(violations).toEqual([])
})
