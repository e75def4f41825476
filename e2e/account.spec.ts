import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { axeFaults, expectClean } from './axe-faults.ts'
import { authorization, demoSite, enter, field } from './demo-site.ts'
import { everyRun } from './every-run.ts'
import { hydrated } from './hydrated.ts'
import { test } from './test.ts'

const { url, open } = demoSite({ elsewhere: true })
const pro = `${url}/blocks/layouts/pro/reviews`

const email = 'asel.akhmetova@example.kz'
const passwords = { first: 'Құпия-сөз1', second: 'Passw0rd!' }

/** The newest message to a recipient in the inbox of a demo database; waits until it is there. */
async function messageTo(request: APIRequestContext, to: string, has: 'CODE' | 'LINK'): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const answer = await request.get(`${url}/api/front/ru/v1/dev/inbox`, { headers: { authorization } })
      const { data } = (await answer.json()) as { data: { TO: string; CODE?: string; LINK?: string }[] }
      found = data.find((message) => message.TO === to && message[has])?.[has] ?? ''
      return found
    })
    .not.toBe('')
  return found
}

const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''))
const marked = (page: Page) => page.locator('body[data-mark]')

test('registers by e-mail and code, and is signed in (A27, A28, R30, B-4)', async ({ page, request }) => {
  await open(page, '/auth/signin?redirect=%2Fblocks%2Flogin%3Fa%3D1')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(field(page, 'CONTACT')).toBeFocused()
  await field(page, 'CONTACT').fill('asel')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect(field(page, 'CONTACT')).toBeFocused()
  await expect(field(page, 'CONTACT')).toHaveAccessibleDescription(/name@example\.kz/)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5)
  expect(await axeFaults(page)).toEqual([])

  await field(page, 'CONTACT').fill(` ${email.toUpperCase()}`)
  await field(page, 'LASTNAME').fill('Ахметова')
  await field(page, 'NAME').fill('Әсел')
  await field(page, 'PASSWORD').fill(passwords.first)
  await page.getByRole('checkbox').check()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Получить код' }).click()

  await expect(field(page, 'CODE')).toBeFocused()
  await expect(page).toHaveURL(`${url}/auth/confirm-email?redirect=%2Fblocks%2Flogin%3Fa%3D1`)
  const code = await messageTo(request, email, 'CODE')
  await field(page, 'CODE').fill(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Осталось 4 попытки.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await field(page, 'CODE').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page).toHaveURL(`${url}/blocks/login?a=1`)
})

test('registers by phone, the code comes by SMS (A30)', async ({ page, request }) => {
  await open(page, '/kk/auth/signin?new&redirect=/kk/blocks/login')
  await field(page, 'CONTACT').fill('8 (701) 234-56-78')
  await field(page, 'LASTNAME').fill('Oʻktamov')
  await field(page, 'NAME').fill('Ғани')
  await field(page, 'MIDDLENAME').fill('Rashid oʻgʻli')
  await field(page, 'PASSWORD').fill(passwords.second)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Код алу' }).click()
  await expect(page.getByText('+7 701 234 56 78')).toBeVisible()
  await field(page, 'CODE').fill(await messageTo(request, '+77012345678', 'CODE'))
  await expect(page).toHaveURL(`${url}/kk/blocks/login`)
})

test('two tabs know of each other (B-29, A25, A26)', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(pro)
  await hydrated(other)
  await mark(other)
  const [read, typed] = [await context.newPage(), await context.newPage()]
  for (const document of [read, typed]) {
    await document.goto(`${url}/create-website`)
    await mark(document)
  }
  await typed.locator('form [name=NAME]').fill('Айгүл')
  await open(page, `/auth/signin?redirect=${encodeURIComponent(new URL(pro).pathname)}`)
  await enter(page, email, 'not it')
  await expect(page.getByRole('alert').filter({ hasText: 'не подходят' })).toBeVisible()
  await enter(page, email, passwords.first)
  await expect(page).toHaveURL(pro)
  await expect(marked(other)).toHaveCount(0)
  // A document reloads too; one with typed text asks.
  await expect(marked(read)).toHaveCount(0)
  await expect(typed.getByRole('link', { name: 'Обновить её' })).toBeVisible()
  await expect(typed.locator('form [name=NAME]')).toHaveValue('Айгүл')
  await expect(marked(typed)).toHaveCount(1)
  for (const document of [read, typed]) await document.close()

  // A person who is signed in already does not see the form.
  const third = await context.newPage()
  await third.goto(`${url}/auth/signin?redirect=/blocks/login`)
  await expect(third).toHaveURL(`${url}/blocks/login`)

  await hydrated(other)
  await mark(other)
  await hydrated(page)
  await mark(page)
  await page.getByRole('button', { name: /Айгүл/ }).click()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByText('signOut: true')).toBeVisible()
  await expect(marked(other)).toHaveCount(0)
  await expect(marked(page)).toHaveCount(1)
  const { AUTHORIZED } = await page.evaluate(async (authorization) => {
    const answer = await fetch('/api/front/ru/v1/auth', { headers: { authorization } })
    return answer.json() as Promise<{ AUTHORIZED: boolean }>
  }, authorization)
  expect(AUTHORIZED).toBe(false)
})

test('a forgotten password is replaced by a link that works once (A31, A32, R32)', async ({
  page,
  request,
}) => {
  await open(page, '/auth/signin')
  await page.getByRole('button', { name: 'Забыли пароль?' }).click()
  await field(page, 'LOGIN').fill(email)
  await page.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect(page.getByRole('heading', { name: 'Проверьте сообщения' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const link = new URL(await messageTo(request, email, 'LINK'), url)
  const address = `${link.pathname}${link.search}&redirect=/blocks/login`
  await open(page, address)
  await field(page, 'PASSWORD').fill('short')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(field(page, 'PASSWORD')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'PASSWORD').fill(passwords.second)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page).toHaveURL(`${url}/blocks/login`)

  await page.context().clearCookies()
  await open(page, address)
  await field(page, 'PASSWORD').fill(passwords.first)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Ссылка больше не действует')).toBeVisible()
  await open(page, '/auth/signin?redirect=/blocks/login')
  await enter(page, email, passwords.first)
  await expect(page.getByText('не подходят')).toBeVisible()
  await enter(page, email, passwords.second)
  await expect(page).toHaveURL(`${url}/blocks/login`)
})

// `schemas/formats/redirect-path.test.ts` tries all sorts of addresses.
for (const redirect of ['//evil.kz', '/\\evil.kz', '%2F%2Fevil.kz', 'https://evil.kz', '/%09/evil.kz']) {
  test(
    `nobody is led away by redirect=${redirect} (B-4)`,
    everyRun(redirect.startsWith('%')),
    async ({ page }) => {
      await open(page, `/auth/signin?redirect=${redirect}`)
      await enter(page, email, passwords.second)
      await page.waitForURL((address) => !address.pathname.startsWith('/auth/signin'))
      expect(new URL(page.url()).origin).toBe(url)
    },
  )
}

test('what waits for an account goes on after signing in by the dialog (B-40)', async ({ page }) => {
  await open(page, '/blocks/login')
  const action = page.getByRole('button', { name: 'ensureLogin()' })
  const result = page.getByRole('status').first()
  await action.click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await expect(dialog.locator('[name=LOGIN]')).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(result).toHaveText('LoginClosed')

  await action.click()
  await dialog.getByRole('button', { name: 'Забыли пароль?' }).click()
  const restore = page.getByRole('dialog', { name: 'Забыли пароль?' })
  await expect(restore.locator('[name=LOGIN]')).toBeFocused()
  await restore.locator('[name=LOGIN]').fill('typed@example.kz')
  await restore.getByRole('button', { name: 'Вернуться ко входу' }).click()
  // Text entered in one step is preserved in the others.
  await expect(dialog.locator('[name=LOGIN]')).toHaveValue('typed@example.kz')
  await mark(page)
  await enter(page, email, passwords.second)
  await expect(result).toHaveText('done')
  await expect(dialog).toBeHidden()
  await expect(marked(page)).toHaveCount(1)
  await action.click()
  await expect(result).toHaveText('done')
  await expect(dialog).toBeHidden()
})

test('the server that cannot be reached is said, and nothing that was typed is lost', async ({
  page,
  context,
}) => {
  await open(page, '/uz/auth/signin')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await field(page, 'LOGIN').fill(email)
  await field(page, 'PASSWORD').fill(passwords.second)
  await page.getByRole('button', { name: 'Kirish', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Server bilan aloqa yoʻq' })).toBeVisible()
  await expect(field(page, 'PASSWORD')).toHaveValue(passwords.second)
  await context.setOffline(false)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('a password gets into no address, and the page says what it needs', async ({ page }) => {
    await page.goto(`${url}/auth/signin`)
    await field(page, 'LOGIN').fill(email)
    await field(page, 'PASSWORD').fill(passwords.second)
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(field(page, 'PASSWORD')).toHaveValue('')
    await expect(page).toHaveURL(`${url}/auth/signin`)
    // The browser does not render it here, because Playwright only emulates that scripts are off.
    expect(await page.content()).toMatch(/<noscript>.*включите в браузере выполнение скриптов/)
  })
})

for (const path of [
  '/auth/signin',
  '/uz/auth/signin?new',
  '/kk/auth/confirm-email',
  '/auth/password-expired',
])
  test(`axe finds nothing on ${path}, light or dark, and all fits into 320 px (R29, R30, R31)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
