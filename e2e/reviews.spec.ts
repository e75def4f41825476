import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { authorization, demoSite } from './demo-site.ts'

const { url, open, beSignedIn } = demoSite('reviews', 4399)

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

const text = 'Приняли вовремя, врач показала снимок и сначала назвала цену.'
const answer = 'Спасибо за отзыв! Ждём вас на осмотр через полгода.'

/** The code in the newest message to an address. */
async function codeTo(page: Page, to: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const read = await page.request.get(`${url}/api/front/ru/v1/dev/inbox`, { headers: { authorization } })
      const { data } = (await read.json()) as { data: { TO: string; CODE?: string }[] }
      code = data.find(({ TO, CODE }) => TO === to && CODE)?.CODE ?? ''
      return code
    })
    .not.toBe('')
  return code
}

test('a review is written without an account, moderated, seen and answered', async ({ page, browser }) => {
  await page.goto(`${url}/l/demo-dent/reviews`)
  await page.getByRole('link', { name: 'Оставить отзыв' }).first().click()
  const form = page.locator('#review-form-write')
  await expect(form).toBeInViewport()
  await form.locator('form').dispatchEvent('pointerover')
  await expect(form.locator('sh-island[data-ready]')).toBeVisible()
  await form.getByRole('radio', { name: /^5/ }).check({ force: true })
  await form.getByLabel('Когда вы там были').fill('2026-11-02')
  await form
    .getByLabel('Отзыв', { exact: false })
    .and(form.locator('textarea'))
    .fill('Хуйня, а не приём, ждали целый час')
  await form.getByLabel('Как вас подписать').fill('Гульнара М.')
  await form.getByLabel('Телефон или почта').fill('gulnara@example.kz')
  await form.getByRole('checkbox').check({ force: true })
  await form.getByRole('button', { name: 'Продолжить' }).click()
  await expect(form.locator('mark')).toHaveText('Хуйня')
  await form.locator('textarea').fill(text)
  await form.getByRole('button', { name: 'Продолжить' }).click()
  await expect(form.getByLabel('Код')).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await form.getByLabel('Код').fill(await codeTo(page, 'gulnara@example.kz'))
  await form.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(form.getByRole('status')).toContainText('Спасибо, отзыв получен')
  await expect(form.getByRole('status')).toContainText('48 часов')

  const team = await browser.newPage()
  await beSignedIn(team, 'moderator')
  await open(team, '/moderation/reviews')
  const waiting = team.getByRole('article').filter({ hasText: text })
  await expect(waiting).toBeVisible()
  expect(await axeFaults(team)).toEqual([])
  await waiting.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(waiting).toHaveCount(0)

  const clinic = await (await browser.newContext()).newPage()
  await beSignedIn(clinic, 'owner')
  await open(clinic, '/pro/1001/reviews')
  const coming = clinic.getByRole('article').filter({ hasText: text })
  await expect(coming).toContainText('Остановить публикацию нельзя')
  await coming.getByRole('button', { name: 'Опубликовать сразу' }).click()
  await expect(coming.getByText('Опубликован', { exact: true })).toBeVisible()
  await coming.getByRole('button', { name: 'Ответить' }).click()
  await coming.getByLabel('Ответ от имени клиники').fill(answer)
  await coming.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(coming).toHaveCount(0)

  await open(team, '/moderation/reviews')
  await team
    .getByRole('article')
    .filter({ hasText: answer })
    .getByRole('button', { name: 'Опубликовать' })
    .click()
  await expect
    .poll(async () => (await page.request.get(`${url}/l/demo-dent/reviews`)).text())
    .toContain(answer)
  await page.goto(`${url}/l/demo-dent/reviews`)
  const seen = page.getByRole('article', { name: 'Отзыв: Гульнара М.' }).filter({ hasText: text })
  await expect(seen).toContainText('Автор подтвердил контакт')
  await expect(seen).toContainText(answer)
})
