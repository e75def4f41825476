import { expect, type Page } from '@playwright/test'
import { type demoSite, field } from './demo-site.ts'
import { newestTo } from './newest-to.ts'

/** The password of an account that a spec registers. */
export const ownPassword = 'Тест-пароль-1'

/** Registers a new account and signs it in: those of the demo change neither their contacts nor their factors. */
export async function register(
  page: Page,
  { url, open }: Pick<ReturnType<typeof demoSite>, 'url' | 'open'>,
  email: string,
): Promise<void> {
  await open(page, '/auth/signin?new')
  for (const [name, value] of [
    ['CONTACT', email],
    ['LASTNAME', 'Тестова'],
    ['NAME', 'Айгуль'],
    ['PASSWORD', ownPassword],
  ] as const)
    await field(page, name).fill(value)
  await field(page, 'CONSENT').check()
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect(page.getByRole('heading', { name: 'Введите код' })).toBeVisible()
  await field(page, 'CODE').fill(await newestTo(page, url, email, 'CODE'))
  await page.waitForURL(`${url}/profile`)
}
