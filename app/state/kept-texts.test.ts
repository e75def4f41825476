import { afterEach, expect, it, vi } from 'vitest'

/** The module of a page that is loaded anew, with the storage of its tab. */
async function page() {
  vi.resetModules()
  return import('./kept-texts.ts')
}
/** The storage of a tab: its keys are its own properties, as in browsers. */
function tab() {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  vi.stubGlobal('sessionStorage', Object.create(methods))
}
afterEach(() => vi.unstubAllGlobals())

it('is there when the page is loaded again, and gone once it is saved', async () => {
  tab()
  const first = await page()
  first.keepText('note:1:new', 'Жалобы')
  const second = await page()
  expect(second.keptText('note:1:new')).toBe('Жалобы')
  expect(second.hasKeptText('note:1:')).toBe(true)
  second.keepText('note:1:new', '')
  expect(second.hasKeptText('note:1:')).toBe(false)
  expect((await page()).keptText('note:1:new')).toBe('')
})
it('lives in the page where the browser keeps nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { keepText, keptText, hasKeptText } = await page()
  keepText('note:1:new', 'Жалобы')
  expect([keptText('note:1:new'), hasKeptText('note:1:')]).toEqual(['Жалобы', true])
})
it('is not left to the next person, and what others keep in the tab stays', async () => {
  tab()
  sessionStorage.setItem('other', 'stays')
  const { keepText, keptText, forgetTexts } = await page()
  keepText('note:1:new', 'Жалобы')
  forgetTexts()
  expect(keptText('note:1:new')).toBe('')
  expect((await page()).keptText('note:1:new')).toBe('')
  expect(sessionStorage.getItem('other')).toBe('stays')
})
