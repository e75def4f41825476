import { expect, it } from 'vitest'
import { socialName } from './social-name.ts'

it.each([
  ['https://www.instagram.com/clinic', 'Instagram'],
  ['https://t.me/clinic', 'Telegram'],
  ['https://almaty.2gis.kz/firm/1', '2GIS'],
  ['https://notinstagram.com/x', 'notinstagram.com'],
  ['no address', 'no address'],
])('%s is called %s', (address, name) => {
  expect(socialName(address)).toBe(name)
})
