import { expect, type Page } from '@playwright/test'
import { authorization } from './demo-site.ts'

/** The code or the link in the newest message to an address that has one, of the server at `url`. */
export async function newestTo(page: Page, url: string, to: string, what: 'CODE' | 'LINK'): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const read = await page.request.get(`${url}/api/front/ru/v1/dev/inbox`, { headers: { authorization } })
      const { data } = (await read.json()) as { data: { TO: string; CODE?: string; LINK?: string }[] }
      found = data.find((message) => message.TO === to && message[what])?.[what] ?? ''
      return found
    })
    .not.toBe('')
  return found
}
