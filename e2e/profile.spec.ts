import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoPassword, demoSite, enterAs, field } from './demo-site.ts'
import { newestTo } from './newest-to.ts'
import { ownPassword, register } from './register.ts'
import { test } from './test.ts'
import { watchScripts } from './watch-scripts.ts'

const site = demoSite({ elsewhere: true })
const { url, open, signIn, beSignedIn } = site

test('leads who is not signed in to the sign-in and back (B-4)', async ({ page, request }) => {
  const answer = await request.get(`${url}/kk/profile/likes?type=news`, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/kk/auth/signin?redirect=%2Fkk%2Fprofile%2Flikes%3Ftype%3Dnews')

  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(`${url}/l/demo-dent`)
  await page.getByRole('link', { name: 'Личный кабинет' }).click()
  await expect(page).toHaveURL(`${url}/auth/signin?redirect=%2Fprofile`)
})

test('asks who is there on the way within the application: in a dialog, or home if it is closed (B-4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  const goOn = async () => {
    await page.context().clearCookies({ name: 'sid' })
    await page.getByRole('link', { name: 'Избранное' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Вход' })
    await expect(dialog).toBeVisible()
    return dialog
  }
  await beSignedIn(page, 'patient')
  await open(page, '/profile')
  await enterAs(await goOn(), 'patient')
  await expect(page).toHaveURL(`${url}/profile/likes`)
  await expect(page.getByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible()

  await open(page, '/profile')
  await goOn()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${url}/`)
})

const screens = [
  ['R85', '/profile', 'Здравствуйте, Асель'],
  ['R86', '/profile/likes', 'Избранное'],
  ['R86', '/profile/likes?type=material', 'Избранное'],
  ['R87', '/profile/reviews', 'Отзывы'],
  ['R88', '/profile/comments', 'Комментарии'],
  ['R13', '/profile/consultations', 'Консультации'],
  ['R24', '/profile/questions', 'Вопросы'],
  ['R89', '/profile/medical-records', 'Медкарта'],
  ['A34', '/profile/settings', 'Настройки'],
  ['R85', '/uz/profile', 'Assalomu alaykum, Асель'],
  ['R89', '/kk/profile/medical-records?kind=visit', 'Медкарта'],
] as const

test('shows a patient everything of theirs, in a form that everybody can use', async ({ page }) => {
  await beSignedIn(page, 'patient')
  const firstEntry = watchScripts(page)
  await open(page, '/profile')
  const bytes = await firstEntry()
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(180_000)
  for (const [number, path, title] of screens) {
    await open(page, path)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([number, path, width, wider > 0]).toEqual([number, path, width, false])
      // What differs between the widths is the frame, which all screens have.
      if (width === 360 || path === '/profile' || process.env.FULL)
        expect([number, path, width, await axeFaults(page)]).toEqual([number, path, width, []])
    }
  }
})

test('says what to do where there is nothing yet, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await beSignedIn(page, 'moderator')
  for (const [path, wayOn] of [
    ['', 'Найти врача'],
    ['/likes', 'Выбрать клинику'],
    ['/reviews', 'Выбрать клинику'],
    ['/comments', 'Выбрать клинику'],
    ['/medical-records', 'Выбрать клинику'],
  ] as const) {
    await open(page, `/profile${path}`)
    await expect(page.getByRole('main').getByRole('link', { name: wayOn })).toBeVisible()
    expect([path, await axeFaults(page)]).toEqual([path, []])
  }
  const missing = await page.goto(`${url}/profile/medical-records/7f1f9c4e-0b57-4a64-8a52-9d1d6f2a8f11`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Медкарта' })).toBeVisible()
})

test('notes every opening of a record, and prints it without the frame (R89)', async ({ page }) => {
  await beSignedIn(page, 'patient')
  await open(page, '/profile/medical-records')
  const views = page.locator('section', { hasText: 'Кто открывал эту запись' }).getByRole('listitem')
  const record = page.getByRole('link', { name: 'Профилактический осмотр и чистка' })
  // Even visible and hovered, the link has not prefetched the record.
  await record.hover()
  await record.click()
  await expect(views).toHaveCount(3)
  await expect(views.first()).toContainText('Вы')
  await expect(views.last()).toContainText('Демо Динара, Демо-Дент')
  await expect(page.getByRole('progressbar')).toBeHidden()
  expect(await axeFaults(page)).toEqual([])
  // Opening it again at once is logged only once.
  await page.reload()
  await expect(views).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Shipa · Демо Асель')).toBeVisible()
  const paper = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(paper?.width).toBeGreaterThan(700)
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(views.first()).toBeHidden()
})

test('changes what it knows of a person, and says what is wrong (A34)', async ({ page }) => {
  await beSignedIn(page, 'patient')
  await open(page, '/profile/settings')
  await field(page, 'LASTNAME').fill('')
  await field(page, 'BIRTHDAY').fill('31.02.1990')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(field(page, 'LASTNAME')).toBeFocused()
  await expect(field(page, 'LASTNAME')).toHaveAccessibleDescription(/Заполните/)
  await expect(field(page, 'BIRTHDAY')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFaults(page)).toEqual([])

  await field(page, 'LASTNAME').fill('Әліқызы')
  await field(page, 'BIRTHDAY').fill('17.05.1990')
  await field(page, 'GENDER').selectOption('female')
  await field(page, 'LOCATION').selectOption({ label: 'Алматы' })
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Әліқызы Асель')
  await page.reload()
  await expect(field(page, 'BIRTHDAY')).toHaveValue('17.05.1990')
  // Contacts, password and second step of a demo account: said before anybody tries.
  await expect(page.getByText('В общем демо-аккаунте это не меняется')).toHaveCount(3)
  await expect(field(page, 'LOCATION')).toHaveValue('almaty')
})

test('takes a picture, shows it, and takes it away (A37, A38, A39)', async ({ page }) => {
  await beSignedIn(page, 'patient')
  await open(page, '/profile/settings')
  const picture = page.getByRole('img', { name: 'Әліқызы Асель' })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await choose('me.png', 'image/png', Buffer.from('<html>'))
  await expect(page.getByText('Это не изображение: подходят JPG, PNG и WebP.')).toBeVisible()
  const drawn = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  await choose('me.png', 'image/png', drawn)
  await expect(page.getByText('Фото обновлено')).toBeVisible()
  await expect(picture).toHaveJSProperty('naturalWidth', 300)
  await page.getByRole('button', { name: 'Удалить фото' }).click()
  await expect(page.getByText('Фото удалено')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Загрузить фото' })).toBeVisible()
})

test('changes a phone by the password and the code that goes to it (A30)', async ({ page }) => {
  await page.context().clearCookies()
  await register(page, site, 'contacts@example.kz')
  await open(page, '/profile/settings')
  await page.getByRole('button', { name: 'Добавить: Телефон' }).click()
  const dialog = page.getByRole('dialog')
  await field(page, 'TEL').fill('8 (701) 000-11-22')
  await field(dialog, 'PASSWORD').fill('Не-тот-2026')
  await dialog.getByRole('button', { name: 'Отправить код' }).click()
  await expect(field(dialog, 'PASSWORD')).toHaveAccessibleDescription(/не ваш нынешний пароль/)
  expect(await axeFaults(page)).toEqual([])
  await field(dialog, 'PASSWORD').fill(ownPassword)
  await dialog.getByRole('button', { name: 'Отправить код' }).click()
  await expect(dialog.locator('[name=CODE]')).toBeVisible()
  await field(page, 'CODE').fill(await newestTo(page, url, '+77010001122', 'CODE'))
  await expect(dialog).toBeHidden()
  await expect(page.locator('#contacts')).toContainText('+7 701 000 11 22')
})

test('lists where one is signed in, and signs out elsewhere', async ({ page, browser }) => {
  await beSignedIn(page, 'patient')
  const elsewhere = await browser.newPage()
  await signIn(elsewhere, 'patient')
  await open(page, '/profile/settings')
  await page.getByRole('button', { name: 'Выйти на всех других устройствах' }).click()
  await expect(page.getByText('Вы вышли на всех других устройствах')).toBeVisible()
  await expect(page.locator('#sessions').getByRole('listitem')).toHaveCount(1)
  await elsewhere.goto(`${url}/profile`)
  await expect(elsewhere).toHaveURL(/\/auth\/signin/)
  await elsewhere.close()
})

test('gives all data as a file', async ({ page }) => {
  await beSignedIn(page, 'patient')
  await open(page, '/profile/settings')
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать мои данные' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^shipa-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown[]>
  expect(data).toMatchObject({ ACCOUNT: { LAST_NAME: 'Әліқызы' } })
  expect(data.MEDICAL_RECORD).toHaveLength(5)
})

test('deletes an account by its password, but not that of an only owner', async ({ page }) => {
  await beSignedIn(page, 'owner')
  await open(page, '/profile/settings')
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Удалить навсегда' })
  const begin = async (entered: string) => {
    await dialog.locator('[name=PASSWORD]').fill(entered)
    await confirm.click()
  }
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await begin('Не-тот-2026')
  await expect(dialog.locator('[name=PASSWORD]')).toHaveAccessibleDescription(/не ваш нынешний пароль/)
  expect(await axeFaults(page)).toEqual([])
  await begin(demoPassword)
  await expect(dialog).toContainText('Вы единственный владелец: Демо-Дент')

  await page.context().clearCookies()
  await beSignedIn(page, 'patient')
  await open(page, '/profile/settings')
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await begin(demoPassword)
  await expect(page).toHaveURL(`${url}/`)
  await page.goto(`${url}/profile`)
  await expect(page).toHaveURL(/\/auth\/signin/)
})

test('leads out of the account by the menu of the person (A26)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beSignedIn(page, 'moderator')
  await open(page, '/profile')
  await page.getByRole('button', { name: /Демо Светлана/ }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL(`${url}/`)
})
