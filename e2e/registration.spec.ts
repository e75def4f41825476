import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFaults } from './axe-faults.ts'
import { authorization, demoSite, field } from './demo-site.ts'
import { hydrated } from './hydrated.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite({ elsewhere: true })

async function pageOf(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await beSignedIn(page, who)
  return page
}

const next = (page: Page) => page.getByRole('button', { name: 'Далее' }).click()
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

let slug = ''

test('a clinic is registered step by step, each fault at its field, a draft kept (A4, R11)', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'patient')
  await page.goto(`${url}/create-website`)
  await page.getByRole('link', { name: 'Зарегистрировать клинику' }).click()
  await hydrated(page)
  await next(page)
  await expect(page.locator('section:not([hidden]) [aria-invalid=true]').first()).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('radio', { name: 'Клиника' }).check()
  await field(page, 'COMPANY_NAME').fill('Клиника «Қарлығаш»')
  await next(page)
  await expect(step(page, 'Адрес')).toBeFocused()
  // An untouched field is not marked as invalid.
  const borderOf = (name: string) =>
    field(page, name).evaluate((input) => getComputedStyle(input).borderTopColor)
  await expect.poll(async () => (await borderOf('ADDRESS')) === (await borderOf('COMPANY_NAME'))).toBe(true)

  await page.reload()
  await hydrated(page)
  await expect(field(page, 'COMPANY_NAME')).toHaveValue('Клиника «Қарлығаш»')
  await next(page)
  await page.getByRole('combobox', { name: /Город/ }).fill('Olmaota')
  await page.getByRole('option', { name: 'Алматы' }).click()
  await expect(page.getByText('Время: Алматы, Астана. Цены: Тенге, ₸.')).toBeVisible()
  // Props of our components are no attributes.
  await expect(page.locator('[moved]')).toHaveCount(0)
  await field(page, 'ADDRESS').fill('пр. Абая, 10')
  await next(page)
  await expect(field(page, 'PHONES')).toHaveAccessibleDescription(/\+7 701 234 56 78/)
  await field(page, 'PHONES').fill('700 123-45-67')
  await next(page)
  await field(page, 'TAX_NUMBER').fill('940140000386')
  await next(page)
  await expect(field(page, 'TAX_NUMBER')).toHaveAccessibleDescription(/12 цифр/)
  await field(page, 'TAX_NUMBER').fill('940140000385')
  const blank = sharp({ create: { width: 600, height: 800, channels: 3, background: '#eeeeee' } })
  await page.getByLabel('Лицензия и другие документы').setInputFiles([
    { name: 'Лицензия.png', mimeType: 'image/png', buffer: await blank.png().toBuffer() },
    { name: 'Устав.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
  ])
  await next(page)
  await field(page, 'CONSENT').check()
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  // An error that only the server can detect opens its step again, and nothing is lost.
  await expect(page.getByText('Устав.pdf: Этот файл не открывается')).toBeVisible()
  await expect(step(page, 'Документы')).toBeVisible()
  await page.getByRole('button', { name: /Убрать: Устав\.pdf/ }).click()
  await next(page)
  // It arrives, but the answer is lost on the way: sending it again is no second application.
  await page.route(
    '**/business/user/company',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByRole('heading', { name: 'Заявка отправлена' })).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
})

test('nobody but a moderator finds the queue; a moderator rejects with a reason (S-COMPANY)', async ({
  browser,
}) => {
  const other = await pageOf(browser, 'owner')
  expect((await other.goto(`${url}/moderation/companies`))?.status()).toBe(403)

  const page = await pageOf(browser, 'moderator')
  await open(page, '/moderation/companies')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Клиника «Қарлығаш»' }).click()
  await expect(page.getByRole('img', { name: 'Лицензия' })).toHaveJSProperty('complete', true)
  await hydrated(page)
  expect(
    await page
      .getByRole('img', { name: 'Лицензия' })
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(600)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Отклонить' }).click()
  await expect(page.getByLabel('Причина')).toBeFocused()
  await page.getByRole('button', { name: /Документ не читается/ }).click()
  await page.getByRole('button', { name: 'Отклонить' }).click()
  await expect(page.getByText('Все заявки проверены')).toBeVisible()
})

test('the owner mends it by the link of the letter, and it is approved and seen', async ({
  browser,
  request,
}) => {
  const owner = await pageOf(browser, 'patient')
  const answer = await request.get(`${url}/api/front/ru/v1/dev/inbox`, { headers: { authorization } })
  const { data } = (await answer.json()) as { data: { TO: string; LINK?: string }[] }
  const link = data.find(({ TO, LINK }) => TO === 'patient@demo.test' && LINK?.includes('/pro/new'))?.LINK
  await owner.goto(link ?? '')
  await hydrated(owner)
  await expect(owner.getByText('Документ не читается', { exact: false })).toBeVisible()
  await next(owner)
  await field(owner, 'ADDRESS').fill('пр. Абая, 12')
  for (let at = 0; at < 3; at++) await next(owner)
  await field(owner, 'CONSENT').check()
  await owner.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(owner.getByRole('heading', { name: 'Заявка отправлена' })).toBeVisible()

  // Meanwhile its facts can be filled in, and the form says truly who sees them.
  const clinic = await owner.getByRole('link', { name: 'Открыть раздел клиники' }).getAttribute('href')
  await open(owner, `${clinic}/mis/company?edit=1`)
  await owner.getByRole('button', { name: 'Сохранить' }).click()
  await expect(owner.getByText('Пациенты увидят это, когда модератор подтвердит')).toBeVisible()

  const moderator = await pageOf(browser, 'moderator')
  await open(moderator, '/moderation/companies')
  await moderator.getByRole('link', { name: 'Клиника «Қарлығаш»' }).click()
  await expect(moderator.getByText('пр. Абая, 12')).toBeVisible()
  await hydrated(moderator)
  slug = 'klinika-karlygash'
  const statusOfSite = async () => (await request.get(`${url}/l/${slug}`, { maxRedirects: 0 })).status()
  expect(await statusOfSite()).toBe(302)
  await moderator.getByRole('button', { name: 'Одобрить' }).click()
  await expect(moderator.getByText('Все заявки проверены')).toBeVisible()
  await expect.poll(statusOfSite).toBe(200)
})

test('the approved clinic begins with sites that are made of its data, and takes one', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'patient')
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/pro')
  await open(page, `/pro/${new URL(page.url()).pathname.split('/')[2]}/clinic-website`)
  await expect(page.getByRole('heading', { name: 'Ваш сайт почти готов' })).toBeVisible()
  const words = 'Выслушаем, осмотрим, объясним'
  const headingIn = (frame: string) =>
    page.frameLocator(`iframe[title="${frame}"]`).getByRole('heading', { level: 1, includeHidden: true })
  await expect(headingIn('Вариант сайта: Спокойный')).toHaveText(words)
  await expect(page.getByRole('heading', { name: 'Есть ли у клиники логотип?' })).toBeVisible()
  await page.getByRole('button', { name: 'Пропустить' }).click()
  await expect(page.getByRole('heading', { name: 'Есть ли фотографии клиники?' })).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Есть ли фотографии клиники?' })).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть пропущенное: 1' }).click()
  await expect(page.getByRole('heading', { name: 'Есть ли у клиники логотип?' })).toBeFocused()
  // An old site gives its data to the proposed ones, and its words to the one that is taken.
  await page.getByRole('button', { name: 'Перенести старый сайт' }).click()
  const old = page.getByRole('dialog')
  await old.locator('input[type=file]').setInputFiles({
    name: 'old.html',
    mimeType: 'text/html',
    buffer: Buffer.from(
      '<table><tr><td width="200"><font><a href="a.html">Главная</a><br><a href="b.html">Цены</a><br><a href="c.html">Контакты</a></font></td><td><h1>Добро пожаловать в нашу клинику</h1><p>Клиника работает с 2006 года, у нас лечатся целыми семьями.</p><h2>Цены</h2><table border=1><tr><td>Консультация терапевта</td><td>5 000 тг</td></tr><tr><td>Повторный приём</td><td>3 000 тг</td></tr></table></td></tr></table>',
    ),
  })
  // An unticked fact stays so while the person looks at the pages.
  const price = old.getByRole('checkbox', { name: /^Повторный приём/ })
  await price.uncheck()
  await old.getByRole('radio', { name: 'Страницы: 1' }).check({ force: true })
  await old.getByRole('radio', { name: 'Данные: 2' }).check({ force: true })
  await expect(price).not.toBeChecked()
  await price.check()
  await old.getByRole('button', { name: 'Добавить отмеченное: 2' }).click()
  await old.getByRole('button', { name: 'Выбрать вид сайта' }).click()
  await expect(page.getByRole('heading', { name: 'Ваш сайт почти готов' })).toBeFocused()
  await page.getByRole('button', { name: 'Взять этот: Спокойный' }).click()
  await expect(old.getByLabel('Куда')).toHaveValue('about')
  await old.getByRole('button', { name: 'Взять страницы: 1' }).click()
  const sheet = page.getByRole('dialog', { name: 'Блоки страницы' })
  await expect(sheet.getByText('Клиника работает с 2006 года')).toBeVisible()
  await sheet.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByText('Всё сохранено')).toBeVisible()
  const offer = page.getByRole('button', { name: 'Отменить', exact: true, includeHidden: true })
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  const dialog = page.getByRole('dialog', { name: 'Публикация сайта' })
  await expect(dialog.getByRole('button', { name: 'Главная', exact: true })).toBeVisible()
  await expect(offer).toHaveCount(0)
  // The clinic takes no bookings yet, so its menu has no such entry for visitors.
  await expect(dialog.getByText(/· Контакты$/)).toBeVisible()
  await expect(dialog.getByText('Запись на приём')).toHaveCount(0)
  await expect(
    dialog.getByRole('heading', { name: 'Проверьте, что это правда о вашей клинике' }),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Снять сайт с публикации' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Отменить · Перенесён старый сайт/ }).click()
  await page.getByRole('button', { name: 'Отменить · Собран сайт: Спокойный' }).click()
  await expect(headingIn('Страница, как её увидят посетители')).toHaveText('Клиника «Қарлығаш»')
  await page.context().close()
})
