import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { drawProductPicture } from './demo-pictures.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'shipa-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

it.each([
  ['a screen in a language', 'shipa/screen-services-kk-narrow', true],
  ['a screen that there is not', 'shipa/screen-nothing-kk-narrow', false],
])('puts %s where pictures are looked for: %s', async (_, key, isThere) => {
  expect(await drawProductPicture(dataDir, key)).toBe(isThere)
  expect(existsSync(join(dataDir, 'media', `${key}.webp`))).toBe(isThere)
})
