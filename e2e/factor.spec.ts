import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { axeFaults } from './axe-faults.ts'
import { demoSite, field } from './demo-site.ts'
import { ownPassword, register } from './register.ts'
import { test } from './test.ts'

const site = demoSite()
const { url, open } = site
const login = 'factor@example.kz'

/** Signs in by the password, up to the second step: the first has a button for passkeys too. */
async function enterPassword(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'sid' })
  await open(page, '/auth/signin?redirect=%2Fprofile')
  await field(page, 'LOGIN').fill(login)
  await field(page, 'PASSWORD').fill(ownPassword)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Второй шаг' })).toBeVisible()
}

test('is set up in the settings and ends a sign-in: an app, a passkey, and a recovery code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await register(page, site, login)
  await open(page, '/profile/settings')
  const part = page.locator('#factors')
  const dialog = page.getByRole('dialog')

  await part.getByRole('button', { name: 'Добавить' }).click()
  await field(dialog, 'PASSWORD').fill(ownPassword)
  await dialog.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(dialog.getByRole('heading', { name: 'Резервные коды' })).toBeVisible()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Коды сохранены' }).click()

  await part.getByRole('button', { name: 'Настроить' }).click()
  await field(dialog, 'PASSWORD').fill(ownPassword)
  await dialog.getByRole('button', { name: 'Дальше' }).click()
  const key = (await dialog.locator('.select-all').textContent())?.replaceAll(' ', '') ?? ''
  const code = TOTP.generate({ secret: Secret.fromBase32(key) })
  expect(await axeFaults(page)).toEqual([])
  await field(dialog, 'CODE').fill(code)
  await expect(part.getByText('Включено', { exact: true })).toBeVisible()
  await expect(part.getByText('Осталось 10', { exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await enterPassword(page)
  expect(await axeFaults(page)).toEqual([])
  await field(page, 'CODE').fill(code)
  await expect(page.getByText('Этот код уже использован')).toBeVisible()
  await page.getByRole('button', { name: 'Войти по резервному коду' }).click()
  await field(page, 'CODE').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.waitForURL(`${url}/profile`)

  await enterPassword(page)
  await page.getByRole('button', { name: 'Войти с ключом доступа' }).click()
  await page.waitForURL(`${url}/profile`)

  await page.context().clearCookies({ name: 'sid' })
  await open(page, '/auth/signin?redirect=%2Fprofile')
  await page.getByRole('button', { name: 'Войти с ключом доступа' }).click()
  await page.waitForURL(`${url}/profile`)
})
