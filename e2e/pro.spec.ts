import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite, enterAs } from './demo-site.ts'
import { switchColors } from './switch-colors.ts'
import { watchScripts } from './watch-scripts.ts'

const { url, open, beSignedIn } = demoSite('pro', 4328)
const company = '1001'

test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)

/** Expects no axe violations in the narrow and the wide layout, in light and dark. */
async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await switchColors(page, colorScheme)
    expect(await axeFaults(page)).toEqual([])
  }
  await switchColors(page, 'light')
}

test.describe('the business section', () => {
  let code = ''

  test('asks a stranger to sign in, and brings them back (B-3)', async ({ page }) => {
    await open(page, `/kk/pro/${company}/staff?cabinet=0`)
    await expect(page).toHaveURL(
      `${url}/kk/auth/signin?redirect=${encodeURIComponent(`/kk/pro/${company}/staff?cabinet=0`)}`,
    )
  })

  test('leads the owner of one clinic to its first area (R90, R91)', async ({ page }) => {
    await beSignedIn(page, 'owner')
    const firstEntry = watchScripts(page)
    expect(await open(page, '/pro')).toBe(200)
    await expect(page).toHaveURL(`${url}/pro/${company}/mis/company`)
    await expect(page.getByRole('heading', { level: 1, name: 'О клинике' })).toBeVisible()
    const bytes = await firstEntry()
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(200_000)
    await expectClean(page)
    await page.getByRole('link', { name: 'Изменить' }).click()
    const name = page.getByRole('textbox', { name: 'Тип клиники' })
    await name.fill('Стоматология на Абая')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'Стоматология на Абая' })).toBeVisible()
  })

  test('has only areas that are built, and a page of its own for the others (B-3)', async ({ page }) => {
    await beSignedIn(page, 'owner')
    for (const path of ['news', 'nothing', 'translation']) {
      expect(await open(page, `/pro/${company}/${path}`)).toBe(404)
      await expect(page.getByRole('banner').getByText('Демо-Дент').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
    }
    expect(await open(page, '/pro/1002/staff')).toBe(404)
    const areas = page.getByRole('navigation', { name: 'Разделы' }).first().getByRole('link')
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `/pro/${company}/staff`)
    await expect(areas).toHaveText([
      ...['Отзывы', 'Медицинская система', 'Филиалы и часы', 'Сотрудники', 'Сайт клиники', 'Новости'],
    ])
  })

  test('remembers the cabinet that was chosen, or all of them (B-35, B-42)', async ({ page }) => {
    await beSignedIn(page, 'owner')
    const path = `/pro/${company}/staff`
    await open(page, path)
    const place = page.getByRole('button', { name: /^Выбрать клинику или филиал/ })
    for (const name of ['Демо-Дент на Вымышленной', 'Все филиалы']) {
      await place.click()
      await page.getByRole('link', { name }).click()
      await expect(place).toContainText(name)
      await open(page, path)
      await expect(place).toContainText(name)
    }
    await open(page, `${path}?cabinet=99`)
    await expect(place).toContainText('Демо-Дент на Примерной')
  })

  test('invites a registrar by a code that can be sent (A5)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/staff`)
    await expectClean(page)
    await page.getByRole('button', { name: 'Пригласить' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await axeFaults(page, ['[role=dialog]'])).toEqual([])
    await dialog.getByRole('button', { name: 'Создать код' }).click()
    const shown = dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await expect(shown).toBeVisible()
    code = (await shown.textContent()) ?? ''
    const whatsapp = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(whatsapp ?? '')).toContain(code)
    expect(await axeFaults(page, ['[role=dialog]'])).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByText(code)).toBeVisible()
  })

  test('takes the invited in by the link of the invitation (B-43)', async ({ page }) => {
    await beSignedIn(page, 'patient')
    await open(page, `/pro/join?company=${company}&code=ZZZZ-ZZZZ`)
    await page.getByRole('button', { name: 'Получить доступ' }).click()
    await expect(page.getByText('Такого кода доступа нет')).toBeVisible()
    // A code that came without its link is typed in.
    await open(page, '/pro/join')
    await page.getByLabel('Код доступа').fill('ZZZZ-ZZZZ')
    await page.getByRole('button', { name: 'Получить доступ' }).click()
    await expect(page.getByText('Такого кода доступа нет')).toBeVisible()
    await open(page, `/uz/pro/join?company=${company}&code=${code.toLowerCase()}`)
    await expectClean(page)
    await page.locator('form:has([name=access_code]) button[type=submit]').click()
    await expect(page).toHaveURL(`${url}/uz/pro/${company}/mis/company?cabinet=0`)
    await open(page, `/uz/pro/${company}/cabinets`)
    await expect(page.getByRole('link', { name: 'Yangi filial' })).toHaveCount(0)
  })

  test('shows a doctor the 403 with the form of the access code, under the address asked for (B-3)', async ({
    page,
  }) => {
    await beSignedIn(page, 'doctor')
    expect(await open(page, `/kk/pro/${company}/staff`)).toBe(403)
    await expect(page).toHaveURL(`${url}/kk/pro/${company}/staff`)
    await expect(page.getByRole('heading', { level: 1, name: 'Рұқсат жоқ' })).toBeVisible()
    await expect(page.getByLabel('Кіру коды')).toBeVisible()
    await expectClean(page)
  })

  test('leads an editor to the site that they write, and says who can help with other areas (B-3)', async ({
    page,
  }) => {
    await beSignedIn(page, 'editor')
    await open(page, '/pro')
    await expect(page).toHaveURL(`${url}/pro/${company}/clinic-website`)
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toHaveCount(0)
    expect(await open(page, `/pro/${company}/staff`)).toBe(403)
    await expect(page.getByText('Доступ открывает владелец клиники: Демо Айгуль')).toBeVisible()
  })

  test('leads to the clinic’s site, and from the menu of the person to their other areas and back', async ({
    page,
  }) => {
    const goBy = async (menu: string, area: string) => {
      await page.getByRole('button', { name: menu }).click()
      await page.getByRole('dialog').getByRole('link', { name: area }).click()
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/staff`)
    await expect(page.getByRole('link', { name: 'Открыть сайт' })).toHaveAttribute('href', '/l/demo-dent')
    await goBy('Ваши настройки: Демо Айгуль', 'Личный кабинет')
    await expect(page).toHaveURL(`${url}/profile`)
    await goBy('Ваши настройки: Демо Айгуль', 'Кабинет клиники')
    await expect(page).toHaveURL(`${url}/pro/${company}/mis/company`)
  })

  test('is left by a moderator for the profile, and found again from there', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await beSignedIn(page, 'moderator')
    await open(page, '/moderation')
    await page.getByRole('button', { name: 'Ваши настройки: Демо Светлана' }).click()
    await page.getByRole('link', { name: 'Личный кабинет' }).click()
    await expect(page).toHaveURL(`${url}/profile`)
    await page.getByRole('navigation', { name: 'Другие разделы' }).getByRole('link').click()
    await expect(page).toHaveURL(`${url}/moderation`)
  })

  test('has the tab of the open area in view on a phone, in long languages too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(page, 'owner')
    await open(page, `/uz/pro/${company}/mis/services`)
    const tab = page.getByRole('link', { name: 'Xizmatlar va narxlar', exact: true })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(tab).toBeInViewport({ ratio: 0.99 })
  })

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
        await expect(page.getByRole('img', { name: 'Приёмная' })).toBeVisible({ timeout: 1000 })
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
    const many = Array.from({ length: 400 }, (_, at) => `${at + 1}. Анализ номер ${at + 1}\t${1000 + at}`)
    await text.fill(
      ['Лаборатория', ...many, 'Снимки', 'Снимок пазух ...... от 7 500 тг', 'Звоните нам'].join('\n'),
    )
    await page.getByRole('button', { name: 'Разобрать' }).click()
    await expect(page.getByText('Новых услуг: 401 · Не поняли: 1')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Анализ номер 2', exact: true }).uncheck()
    await page.getByRole('button', { name: 'Изменить: Снимок пазух' }).press('Enter')
    await page.getByRole('textbox', { name: 'Название' }).fill('Снимок пазух носа')
    await expectClean(page)
    await page.getByRole('button', { name: 'Сохранить 400 услуг' }).click()
    await expect(page.getByText('Добавлено 400 услуг')).toBeVisible()
    await expect(page.getByText('1 строка не взята')).toBeVisible()
    await expect(page.getByText('1 строку не поняли')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Открыть страницу с ценами' })).toHaveAttribute(
      'href',
      '/companies/clinics/demo-dent/services',
    )

    // Once more, with one other price.
    await page.getByRole('button', { name: 'Вставить ещё' }).click()
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
    await page.getByRole('textbox', { name: 'Toifasi · Oʻzbekcha' }).fill('Gigiyena')
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
    // At the end of the list no row lies half under the bar.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectClean(page)
    await page.getByRole('button', { name: 'Удалить' }).click()
    const dialog = page.getByRole('dialog', { name: 'Удалить 2 записи?' })
    await dialog.getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Удалено: 2')).toBeVisible()
    for (const name of [first, second])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  })

  test('lets a person whose session has ended sign in where they are, and loses nothing (B-3, B-40)', async ({
    page,
  }) => {
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/cabinets/10012`)
    const name = page.getByLabel('Название · Русский')
    await name.fill('После перерыва')
    await page.context().clearCookies({ name: 'sid' })
    await page.getByRole('button', { name: 'Сохранить' }).click()
    const dialog = page.getByRole('dialog')
    await enterAs(dialog, 'owner')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Сохранено.')).toBeVisible()
    await expect(name).toHaveValue('После перерыва')

    await page.context().clearCookies({ name: 'sid' })
    await page.getByRole('navigation').getByRole('link', { name: 'Сотрудники' }).click()
    await enterAs(dialog, 'owner')
    await expect(page).toHaveURL(`${url}/pro/${company}/staff`)
    await expect(page.getByRole('heading', { level: 1, name: 'Сотрудники' })).toBeVisible()
  })

  test('lets a person out (B-29)', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/staff`)
    await page.getByRole('button', { name: /Ваши настройки/ }).click()
    await page.getByRole('button', { name: 'Выйти' }).click()
    await expect(page).toHaveURL(`${url}/`)
    await open(page, `/pro/${company}/staff`)
    await expect(page).toHaveURL(/signin/)
  })
})
