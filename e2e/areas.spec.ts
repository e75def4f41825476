import { expect } from '@playwright/test'
import { expectClean } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite({ elsewhere: true })
const company = '1001'

test.describe('areas of a clinic', () => {
  test('changes a cabinet, and patients see it at once (R95)', async ({ page, request }) => {
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/cabinets`)
    await page.getByRole('link', { name: 'Демо-Дент на Примерной' }).click()
    const name = page.getByLabel('Название · Русский')
    await expect(name).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectClean(page)
    await name.fill('')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(name).toBeFocused()
    await expect(page.getByText('Заполните по-русски')).toBeVisible()
    await name.fill('Демо-Дент у парка')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено.')).toBeVisible()
    const contacts = await request.get(`${url}/l/demo-dent/contacts`)
    expect(await contacts.text()).toContain('Демо-Дент у парка')
  })

  test('keeps what was not saved, and lets two people agree (412)', async ({ page, browser }) => {
    await beSignedIn(page, 'owner')
    const path = `/pro/${company}/cabinets/10012`
    await open(page, path)
    const name = page.getByLabel('Название · Русский')
    const before = await name.inputValue()
    await name.fill('Моё название')
    await open(page, `/pro/${company}/staff`)
    await open(page, path)
    await expect(name).toHaveValue('Моё название')
    await name.fill(before)
    await open(page, path)
    await expect(name).toHaveValue(before)
    await name.fill('Моё название')

    const other = await (await browser.newContext()).newPage()
    await beSignedIn(other, 'owner')
    await open(other, path)
    await other.getByLabel('Название · Русский').fill('Чужое название')
    await other.getByRole('button', { name: 'Сохранить' }).click()
    await expect(other.getByText('Сохранено.')).toBeVisible()

    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(
      page.getByRole('heading', { name: 'Пока вы правили, это сохранил кто-то другой' }),
    ).toBeVisible()
    for (const version of [before, 'Моё название', 'Чужое название'])
      await expect(page.getByText(version).first()).toBeVisible()
    await expectClean(page)
    await page.getByRole('radio', { name: /Чужое название/ }).check()
    await page.getByRole('button', { name: 'Сохранить выбранное' }).click()
    await expect(page.getByText('Сохранено.')).toBeVisible()
    await open(page, path)
    await expect(name).toHaveValue('Чужое название')
  })

  test('adds a photo of a cabinet, by a button, with a way back', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/cabinets/10011`)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Добавить фото' }).click()
    await (await chooser).setFiles('e2e/ui-parts.spec.ts-snapshots/avatar-360-light.png')
    await page.getByLabel('Что на фото · Русский').fill('Приёмная')
    await page.getByRole('button', { name: 'Убрать фото 1' }).click()
    await page.getByRole('button', { name: 'Вернуть' }).click()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено.')).toBeVisible()
    await open(page, `/pro/${company}/cabinets`)
    const photo = page.locator('main img').first()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    for (const address of ['/l/demo-dent/gallery', '/l/demo-dent/contacts']) {
      // A page that takes long to draw is shown as it was, once.
      await expect(async () => {
        await page.goto(url + address)
        expect(await page.getByRole('img', { name: 'Приёмная' }).isVisible()).toBe(true)
      }).toPass()
    }
  })

  test('finds a row of a list, changes it and comes back to what was found', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/mis/services`)
    await expectClean(page)
    await page.getByRole('searchbox').fill('снимок')
    await expect(page).toHaveURL(/search=/)
    const rows = page.getByRole('rowheader')
    await expect(rows.filter({ hasNotText: 'снимок' })).toHaveCount(0)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Скачать таблицу' }).click()
    expect((await file).suggestedFilename()).toBe('services.csv')
    await page.getByRole('link', { name: 'Панорамный снимок' }).click()
    await page.getByLabel('Название · Русский').fill('Панорамный снимок челюсти')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено.')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('снимок')
    await expect(page.getByRole('link', { name: 'Панорамный снимок челюсти' })).toBeVisible()
    await page.route('**/services?search=**', (route) => route.abort())
    await page.getByRole('searchbox').fill('гигиена')
    await expect(page.getByText('Список не загрузился')).toBeVisible()
    await page.unroute('**/services?search=**')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(rows.first()).toContainText(/гигиена/i)
  })

  test('pastes a price list on a phone, corrects a row, and patients see it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/mis/services`)
    await page.getByRole('link', { name: 'Вставить прайс-лист' }).click()
    const text = page.getByRole('textbox', { name: 'Прайс-лист' })
    await text.fill('только слова')
    await page.getByRole('button', { name: 'Разобрать' }).click()
    await expect(page.getByText('Ни одной строки с ценой не нашлось.')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Страница загружается' })).toHaveCount(0)
    await expectClean(page)
    // A long list has the same rows; axe would read each of them.
    await text.fill('Лаборатория\nАнализ\t1000\nЗвоните нам')
    await page.getByRole('button', { name: 'Разобрать' }).click()
    await page.getByRole('button', { name: 'Изменить: Анализ' }).press('Enter')
    await expectClean(page)
    await page.getByRole('button', { name: 'К тексту' }).click()
    const many = Array.from({ length: 400 }, (_, at) => `${at + 1}. Анализ номер ${at + 1}\t${1000 + at}`)
    await text.fill(
      ['Лаборатория', ...many, 'Снимки', 'Снимок пазух ...... от 7 500 тг', 'Звоните нам'].join('\n'),
    )
    await page.getByRole('button', { name: 'Разобрать' }).click()
    await expect(page.getByText('Новых услуг: 401 · Не поняли: 1')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Анализ номер 2', exact: true }).uncheck()
    await page.getByRole('button', { name: 'Изменить: Снимок пазух' }).press('Enter')
    await page.getByRole('textbox', { name: 'Название' }).fill('Снимок пазух носа')
    await page.getByRole('button', { name: 'Сохранить 400 услуг' }).click()
    await expect(page.getByText('Добавлено 400 услуг')).toBeVisible()
    await expect(page.getByText('1 строка не взята')).toBeVisible()
    await expect(page.getByText('1 строку не поняли')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Открыть страницу с ценами' })).toHaveAttribute(
      'href',
      '/companies/clinics/demo-dent/services',
    )

    // A bare sum in a list of foreign ones waits for its currency.
    await page.getByRole('button', { name: 'Вставить ещё' }).click()
    await text.fill('Приём 50 €\nЗаключение 70 €\nЧистка 120')
    await page.getByRole('button', { name: 'Разобрать' }).click()
    const bare = page.getByRole('checkbox', { name: 'Чистка', exact: true })
    await expect(bare).toBeDisabled()
    await expect(page.getByText('Выберите валюту списка')).toBeVisible()
    await page.getByLabel('Валюта, где она не указана').selectOption('EUR')
    await expect(bare).toBeChecked()
    await expect(page.getByText(/сумма встанет в примечание/)).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'К тексту' }).click()

    // Once more, with one other price.
    await text.fill('Снимок пазух носа 8000 тг\nАнализ номер 1 1000')
    await page.getByRole('button', { name: 'Разобрать' }).click()
    await expect(page.getByText('Новая цена вместо от 7 500 ₸')).toBeVisible()
    await page.getByRole('button', { name: 'Сохранить 1 услугу' }).click()
    await expect(page.getByText('Изменена 1 цена')).toBeVisible()

    await expect(async () => {
      await page.goto(`${url}/companies/clinics/demo-dent/services`)
      expect(await page.getByRole('main').textContent()).toMatch(/Снимок пазух носа\s*8\s000\s₸/)
    }).toPass()
  })

  test('saves a service of somebody who works in Uzbek and writes no Russian', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, `/uz/pro/${company}/mis/services/new`)
    await page.getByRole('button', { name: 'Saqlash' }).click()
    const name = page.getByRole('textbox', { name: 'Nomi · Oʻzbekcha' })
    await expect(name).toBeFocused()
    await name.fill('Tish toshini olish')
    await expect(
      page.getByText('Ruscha matn boʻlmasa, ruscha oʻqiydiganlar shu matnni koʻradi.'),
    ).toBeVisible()
    await page.getByRole('combobox', { name: 'Toifasi · Oʻzbekcha' }).fill('Gigiyena')
    await expectClean(page)
    await page.getByRole('button', { name: 'Saqlash' }).click()
    await expect(page.getByText('Saqlandi.')).toBeVisible()
    await open(page, `/pro/${company}/mis/services?search=toshini`)
    const link = page.getByRole('link', { name: 'Tish toshini olish' })
    await expect(link.locator('[lang=uz]').or(link).last()).toHaveText(/Tish toshini olish/)
    await link.click()
    const russian = page.getByLabel('Название · Русский (пока из узбекского)')
    await expect(russian).toHaveValue('')
    await expect(russian).toHaveAttribute('placeholder', 'Tish toshini olish')
  })

  test('puts rows in order by keyboard, and removes several at once on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/mis/services`)
    const rows = page.getByRole('rowheader')
    const [first = '', second = ''] = await rows.allTextContents()
    const saved = page.waitForResponse(
      (response) => response.url().includes('/services_order') && response.ok(),
    )
    await page.getByRole('button', { name: `Ниже: ${first}` }).press('Enter')
    await expect(page.getByText(`${first}: место 2 из`)).toBeAttached()
    await expect(page.getByRole('button', { name: `Ниже: ${first}` })).toBeFocused()
    await saved
    await expect
      .poll(async () => {
        await open(page, `/pro/${company}/mis/services`)
        return (await rows.allTextContents()).slice(0, 2)
      })
      .toEqual([second, first])
    for (const name of [first, second]) await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check()
    // At the end of the list the bar covers no row.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectClean(page)
    await page.getByRole('button', { name: 'Удалить' }).click()
    const dialog = page.getByRole('dialog', { name: 'Удалить 2 записи?' })
    await dialog.getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Удалено: 2')).toBeVisible()
    for (const name of [first, second])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  })
})
