import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow, isTest } from './lib/source-files.ts'

const dateOfUtc = /current_date|new Date\(\)\s*\.toISOString\(\)\s*\.slice\(0, 10\)/i

it("takes today from a clinic's clock or Almaty's, not from UTC, where it is yesterday until five", () => {
  const folders = ['app', 'backend', 'blocks', 'client', 'content-adapters', 'demo', 'server', 'site']
  const files = folders.flatMap(filesBelow).filter((file) => !isTest(file))
  expect(files.filter((file) => dateOfUtc.test(readFileSync(file, 'utf8')))).toEqual([])
})
