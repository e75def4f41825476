import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { startReceiver } from '../backend/webhooks/test/receiver.ts'
import { axeFaults, expectClean } from './axe-faults.ts'
import { demoPassword, demoSite, enterAs, field } from './demo-site.ts'
import { test } from './test.ts'
import { watchScripts } from './watch-scripts.ts'

const { url, open, beSignedIn } = demoSite({ settings: { WEBHOOK_NETWORKS: '127.0.0.1' } })
const company = '1001'

test.describe('the business section', () => {
  let code = ''

  test('asks a stranger to sign in, and brings them back (B-3)', async ({ page }) => {
    await open(page, `/kk/pro/${company}/staff?cabinet=0`)
    await expect(page).toHaveURL(
      `${url}/kk/auth/signin?redirect=${encodeURIComponent(`/kk/pro/${company}/staff?cabinet=0`)}`,
    )
  })

  test('leads the owner of one clinic to their day (R90, R91), and edits what the clinic is', async ({
    page,
  }) => {
    await beSignedIn(page, 'owner')
    const firstEntry = watchScripts(page)
    expect(await open(page, `/pro/${company}/mis/company`)).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'О клинике' })).toBeVisible()
    const bytes = await firstEntry()
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(200_000)
    expect(await open(page, '/pro')).toBe(200)
    await expect(page).toHaveURL(`${url}/pro/${company}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Сегодня, / })).toBeVisible()
    await expectClean(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('link', { name: /отзыв.* без ответа/ }).click()
    await expect(page).toHaveURL(`${url}/pro/${company}/reviews`)
    await page
      .getByRole('navigation', { name: 'Разделы' })
      .last()
      .getByRole('link', { name: 'Сегодня' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^Сегодня, / })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(page, `/pro/${company}/mis/company`)
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
      'Сегодня',
      ...[
        'Записи на приём',
        'Онлайн-консультации',
        'Вопросы пациентов',
        'Отзывы',
        'Пациенты',
        'Документы',
        'О клинике',
        'Врачи',
        'Услуги и цены',
        'Импорт и экспорт',
        'Филиалы и часы',
        'Сотрудники',
        'Сайт клиники',
        'Новости',
        'Ссылки и QR',
        'Показатели',
        'Акции',
        'WhatsApp',
        'Бонусы',
      ],
    ])
    const ping = { 'content-type': 'text/ping' }
    expect((await page.request.post(`${url}/pressed/demo-dent/call`, { headers: ping })).status()).toBe(204)
    await page.setViewportSize({ width: 360, height: 800 })
    // Counts are written every few seconds.
    await expect
      .poll(async () => {
        await open(page, `/pro/${company}/figures?step=month`)
        return page.getByRole('heading', { name: 'Нажали на телефон' }).isVisible()
      })
      .toBe(true)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Скачать CSV' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\ufeff?Строка;С;По;Видели в списках/)
    for (const table of await page.getByText('По месяцам').all()) await table.click()
    await expect(page.getByRole('columnheader', { name: 'Месяц' }).first()).toBeVisible()
    await expectClean(page)
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
    await expect(page).toHaveURL(`${url}/uz/pro/${company}?cabinet=0`)
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
    await page.getByRole('link', { name: 'Открыть сайт в редакторе' }).click()
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
    await expect(page).toHaveURL(`${url}/pro/${company}`)
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
    await open(page, `/uz/pro/${company}/doctor-appointment/appointment-requests`)
    const tab = page.getByRole('link', { name: 'Qabulga arizalar', exact: true })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(tab).toBeInViewport({ ratio: 0.99 })
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

  test('tells a program of the clinic what changes, and shows why a message was not taken', async ({
    page,
  }) => {
    const program = await startReceiver((response) => {
      response.statusCode = 500
      response.end('база не отвечает')
    })
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(page, 'owner')
    await open(page, `/pro/${company}/staff`)
    await page.getByRole('link', { name: 'Уведомления программам' }).click()
    await page.getByRole('button', { name: 'Добавить адрес' }).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, 'URL').fill(program.url)
    await dialog.getByRole('group', { name: 'Записи на приём' }).getByLabel('Появилась').check()
    await field(dialog, 'PASSWORD').fill(demoPassword)
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Добавить адрес' }).click()
    await expect(dialog.getByText(/^whsec_/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Секрет сохранён' }).click()
    await page.getByRole('link', { name: program.url }).click()
    await page.getByRole('button', { name: 'Отправить пробное' }).click()
    await page.getByText('1 попытка').click()
    await expect(page.getByText('Ответ 500: программа не приняла')).toBeVisible()
    await expect(page.getByText('база не отвечает')).toBeVisible()
    await expectClean(page)
    program.close()
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
