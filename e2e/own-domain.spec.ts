import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { test } from './test.ts'

// Browsers resolve every name below `localhost` to this machine.
const origin = (baseURL = '') => baseURL.replace('localhost', 'demo-polyclinic.localhost')

test.describe('a clinic on its own domain (2.1)', () => {
  test('is walked through without ever leaving it', async ({ page, baseURL }) => {
    await page.goto(`${origin(baseURL)}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('banner').getByRole('link', { name: 'Қазақша' }).click()
    await expect(page).toHaveURL(`${origin(baseURL)}/kk`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')}/`))
    expect(hrefs.length).toBeGreaterThan(10)
    expect(hrefs.filter((href) => !href.startsWith('/kk/') || href.includes('/l/'))).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    await page.goto(`${origin(baseURL)}/kk/specialists`)
    await page.locator('main a[href^="/kk/specialists/"]').first().click()
    await expect(page).toHaveURL(new RegExp(`^${origin(baseURL)}/kk/specialists/`))
    expect(await axeFaults(page)).toEqual([])
  })

  test('keeps the choices of its readers', async ({ page, baseURL }) => {
    await page.goto(`${origin(baseURL)}/contacts`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'black-on-white')
    await expect(page).toHaveURL(new RegExp(`^${origin(baseURL)}/contacts`))
  })

  test('has its own page for what is not there, and its one address in search engines', async ({
    page,
    baseURL,
  }) => {
    const missing = await page.goto(`${origin(baseURL)}/nowhere`)
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('banner')).toContainText('Демо-Поликлиника')
    await page.goto(`${baseURL}/uz/l/demo-polyclinic/contacts`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${origin(baseURL)}/uz/contacts`,
    )
  })
})
