import { expect, test } from 'vitest'
import { serverUrl } from './server-url.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['shipa.example', 'http://shipa.example:3000'],
])('reaches a server at %s by %s', (host, url) => expect(serverUrl(host, 3000)).toBe(url))
