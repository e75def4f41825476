import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patterns } from '../schemas/core/type.ts'
import { resources } from './index.ts'
import { locales } from './locale.ts'
import { problemMessage } from './problems.ts'

const root = new URL('..', import.meta.url).pathname

test('problemMessage says what to do, with the numbers of the problem', () => {
  expect(problemMessage({ code: 'maxLength', params: { count: 120 } }, 'ru')).toBe(
    'Сократите текст: здесь помещается не больше 120 знаков.',
  )
  expect(problemMessage({ code: 'maxLength', params: { count: 121 } }, 'ru')).toBe(
    'Сократите текст: здесь помещается не больше 121 знака.',
  )
  expect(problemMessage({ code: 'choice', params: { allowed: 'a, b' } }, 'en')).toBe(
    'Choose one of these values: a, b.',
  )
})
test.each(locales)('every message is one sentence or more that ends, in %s', (locale) => {
  for (const text of Object.values(resources[locale]?.problems ?? {})) expect(text).toMatch(/^\S.*\.$/)
})
test('every message belongs to a problem that validation can find', () => {
  const source = globSync('{schemas,backend}/**/*.ts', { cwd: root })
    .filter((file) => !/\.test/.test(file))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n')
  const codes = Object.keys(resources.ru?.problems ?? {}).map((key) =>
    key.replace(/_(one|few|many|other)$/, ''),
  )
  const found = (code: string) => code in patterns || new RegExp(`'${code}'|^  ${code}: '`, 'm').test(source)
  expect([...new Set(codes)].filter((code) => !found(code))).toEqual([])
})
