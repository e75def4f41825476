import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { resources } from '../locales/index.ts'
import { filesBelow, isTest } from '../tests/lib/source-files.ts'
import { browserNamespaces } from './browser-texts.ts'

const namespaces = Object.keys(resources.ru ?? {})
const named = new RegExp(`['"\`](${namespaces.join('|')}):[a-z]`, 'g')

it('has each namespace of texts that code for the browser names', () => {
  const used = ['app', 'client', 'pro-forms', 'ui']
    .flatMap(filesBelow)
    .filter((file) => !isTest(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.startsWith("'use client'") || text.includes('useTranslation'))
    .flatMap((text) => [...text.matchAll(named)].map(([, name = '']) => name))
  expect([...new Set(used)].filter((name) => !browserNamespaces.some((known) => known === name))).toEqual([])
})
