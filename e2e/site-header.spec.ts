import { expect } from '@playwright/test'
import { settledBox } from './settled-box.ts'
import { test } from './test.ts'

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of ['/l/demo-dent', '/uz/l/demo-dent/contacts', '/kk/l/demo-family']) {
    test(`home, call, booking and menu of ${path} stand in one row under the thumb`, async ({ page }) => {
      await page.goto(path)
      const bar = page.locator('.thumb-bar')
      await expect(bar).toBeInViewport({ ratio: 1 })
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60)
      const middles = await bar.locator('a, button').evaluateAll((all) =>
        all.map((one) => {
          const { top, height } = one.getBoundingClientRect()
          return Math.round(top + height / 2)
        }),
      )
      expect(middles).toHaveLength(4)
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
    })
  }
})

test.describe('behind the open menu of a phone', () => {
  // Overlay scroll bars, as on phones.
  test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

  test('the page stays where it is', async ({ page }) => {
    await page.goto('/l/demo-dent/contacts', { waitUntil: 'networkidle' })
    const place = () =>
      page.evaluate(() => [scrollY, document.querySelector('header')?.getBoundingClientRect().width])
    await page.mouse.move(180, 500)
    await page.mouse.wheel(0, 300)
    await expect.poll(place).toEqual([300, 360])
    await page.getByRole('button', { name: 'Меню' }).click()
    const contacts = page.locator('#site-menu').getByRole('link', { name: 'Контакты' })
    await expect(contacts).toBeVisible()
    for (const y of [630, 200]) {
      await page.mouse.move(180, y)
      await page.mouse.wheel(0, 500)
      await page.waitForTimeout(300)
      expect(await place()).toEqual([300, 360])
    }
    await page.keyboard.press('Escape')
    await expect(contacts).toBeHidden()
    await page.mouse.wheel(0, 500)
    await expect.poll(place).toEqual([800, 360])
  })
})

for (const forcedColors of ['none', 'active'] as const) {
  test(`where the reader is has a bar, not a colour alone, forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors })
    for (const [path, current, other] of [
      ['/l/demo-dent/contacts', 'Контакты', 'Врачи'],
      ['/l/demo-dent/contacts', 'Русский', 'English'],
      ['/mis', 'Клиникам', 'Пациентам'],
    ] as const) {
      await page.goto(path)
      const named = (name: string) =>
        page.getByRole('navigation').locator(`a, button`).filter({ hasText: name, visible: true }).first()
      await expect(named(current)).toHaveCSS('text-decoration-line', 'underline')
      await expect(named(other)).toHaveCSS('text-decoration-line', 'none')
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/l/demo-dent/appointment')
    const short = (name: string) => page.locator('.thumb-bar').getByRole('link', { name })
    await expect(short('Запись')).toHaveCSS('text-decoration-line', 'underline')
    await expect(short('Главная')).toHaveCSS('text-decoration-line', 'none')
  })
}

test.describe('the bar under the thumb', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('stays at the lower edge, opens the menu above itself, and hides nothing of the footer at its end', async ({
    page,
  }) => {
    await page.goto('/l/demo-dent')
    const bar = page.locator('.thumb-bar')
    await page.getByRole('button', { name: 'Меню' }).click()
    const menu = await settledBox(page.locator('#site-menu'))
    expect(menu?.y).toBeGreaterThanOrEqual(0)
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? 0) + 2)
    await page.keyboard.press('Escape')
    const bottom = async () => {
      const box = await bar.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(Math.abs((await bottom()) - 740)).toBeLessThanOrEqual(1)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(Math.abs((await bottom()) - 740)).toBeLessThanOrEqual(1)
    const last = await page.locator('footer a').last().boundingBox()
    const end = (last?.y ?? 0) + (last?.height ?? 0)
    expect(end).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    // A wider screen has room for the header's own.
    await page.setViewportSize({ width: 1024, height: 740 })
    await expect(bar).toBeHidden()
  })

  test('calls, leads home and to booking, and says where one is', async ({ page }) => {
    await page.goto('/l/demo-dent/appointment')
    const bar = page.getByRole('navigation', { name: 'Быстрый доступ' })
    await expect(bar.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', /^tel:\+/)
    await expect(bar.getByRole('link', { name: 'Запись' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: 'Главная' }).click()
    await expect(page).toHaveURL(/\/l\/demo-dent$/)
  })
})
