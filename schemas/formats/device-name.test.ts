import { expect, test } from 'vitest'
import { deviceOf } from './device-name.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; arm_64; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 YaBrowser/25.8 Mobile Safari/537.36',
    'Yandex Browser on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
])('a browser is named by what only it says: %s', (userAgent, name) => {
  const device = deviceOf(userAgent)
  expect(`${device?.browser} on ${device?.system}`).toBe(name)
})

test('what nobody knows has no name', () => {
  expect([deviceOf(''), deviceOf('curl/8.5.0'), deviceOf('Chrome/1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
