import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../registry.ts'
import { call, testBackend } from '../../test/call.ts'
import { openEmbedded } from '../../test/databases.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Document = {
  servers: { url: string }[]
  paths: Record<string, Record<string, { operationId?: string }>>
} & { [name: string]: Json }

/** All references in a part of a document. */
const referencesIn = (part: Json): string[] => {
  if (Array.isArray(part)) return part.flatMap(referencesIn)
  if (part === null || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  )
}

/** The part of a document that a reference names. */
const found = (document: Json, reference: string): Json | undefined =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce<Json | undefined>((part, step) => {
      const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
      return part !== null && typeof part === 'object' && !Array.isArray(part) ? part[name] : undefined
    }, document)

describe('the document of the API', () => {
  let document: Document
  beforeAll(async () => {
    const db = await openEmbedded()
    document = await (await call(testBackend(db), '/api/openapi.json')).json()
    await db.close()
  })

  it('refers to nothing that is not in it', () => {
    const references = [...new Set(referencesIn(document))]
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter((one) => !one.startsWith('#/') || found(document, one) === undefined)).toEqual(
      [],
    )
  })

  it('names its server and each operation', () => {
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }])
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const names = operations.map(({ operationId }) => operationId)
    expect(names.length).toBe(endpoints.length)
    expect(new Set(names).size).toBe(endpoints.length)
    expect(names).toContain('questions.answerQuestion')
    expect(names).toContain('services.add')
  })
})
