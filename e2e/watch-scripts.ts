import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Follows the scripts of a page from now on; the result waits until it is idle, or for `moment`, and gives their bytes, gzip. */
export function watchScripts(page: Page): (moment?: Promise<void>) => Promise<number> {
  const scripts: Promise<Buffer>[] = []
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  }
  page.on('response', keep)
  return async (moment = page.waitForLoadState('networkidle')) => {
    await moment
    page.off('response', keep)
    const sizes = (await Promise.all(scripts)).map((code) => gzipSync(code).length)
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}
