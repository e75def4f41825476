import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pressedBefore, saveFocus } from './keep-focus.ts'

const list = '/companies/doctors'
const group = (ariaLabel: string) => ({ ariaLabel }) as HTMLElement
const link = (textContent: string, { isMarked = true, byKeyboard = true, pathname = list } = {}) =>
  ({
    textContent,
    pathname,
    dataset: isMarked ? { keepScroll: '' } : {},
    matches: (selector: string) => selector === ':focus-visible' && byKeyboard,
  }) as unknown as HTMLAnchorElement
const filters = group('Быстрые фильтры')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('location', { pathname: list })
})
afterEach(() => vi.unstubAllGlobals())

it('knows the link that was pressed, which may say another number or none, once', () => {
  saveFocus(filters, link('Принимает детей 12'))
  const wasPressed = pressedBefore()
  expect(wasPressed(filters, link('Принимает детей'))).toBe(true)
  expect(wasPressed(filters, link('Запись онлайн 5'))).toBe(false)
  expect(wasPressed(group('Порядок'), link('Принимает детей'))).toBe(false)
  expect(pressedBefore()(filters, link('Принимает детей'))).toBe(false)
})

it.each([
  ['a link that leads to the beginning of its page', { isMarked: false }],
  ['a link that a pointer pressed', { byKeyboard: false }],
  ['a link that leads to another page', { pathname: '/companies/clinics' }],
])('forgets %s', (_, kind) => {
  saveFocus(filters, link('Принимает детей', kind))
  expect(pressedBefore()(filters, link('Принимает детей'))).toBe(false)
})
