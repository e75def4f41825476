import { expect, test } from 'vitest'
import { eventDefinitions } from './registry.ts'

const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!./*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('events, areas and cases with a stream are found by their files', () => {
  expect([...eventDefinitions.keys()]).toEqual(
    expect.arrayContaining(['company-shown', 'published-reviews', 'doctors', 'review', 'document-request']),
  )
})

test('rows of the product belong to no company, those of a company do', () => {
  expect(eventDefinitions.get('tariffs')?.of).toEqual(['code'])
  expect(eventDefinitions.get('doctors')?.of).toEqual(['company', 'code'])
})

test('events are declared nowhere but in files that are found', () => {
  const declared = Object.keys(sources).filter((file) => sources[file]?.includes('defineEvent('))
  expect(declared.length).toBeGreaterThan(5)
  expect(declared.filter((file) => !/^\.\.\/[\w-]+\/[\w-]+\.event\.ts$/.test(file))).toEqual([])
})
