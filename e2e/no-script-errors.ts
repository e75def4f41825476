import { expect, test } from '@playwright/test'

/** Fails each test of a spec in whose page a script throws, or rejects a promise that nobody awaits. */
export function noScriptErrors(): void {
  const errors: string[] = []
  test.beforeEach(({ page }) => {
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`))
  })
  test.afterEach(() => expect(errors.splice(0)).toEqual([]))
}
