import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { describeApi } from './describe-api.ts'
import { endpoints } from './registry.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Content = Record<string, { schema: { [keyword: string]: Json } }>
type Operation = {
  operationId: string
  tags: string[]
  parameters: {
    name: string
    in: string
    description?: string
    style?: string
    schema: { pattern?: string }
  }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Document = {
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { anyOf?: Json[]; oneOf?: Json[] }> }
}

const document: Document = JSON.parse(JSON.stringify(describeApi('https://shipa.kz')))
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const operation = (name: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === name)
  if (!found) throw new Error(`no operation ${name}`)
  return found
}

/** All values of a keyword in a part of a document. */
const valuesOf = (keyword: string, part: unknown): unknown[] => {
  if (Array.isArray(part)) return part.flatMap((item) => valuesOf(keyword, item))
  if (part === null || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === keyword && typeof value === 'string' ? [value] : valuesOf(keyword, value),
  )
}

/** The part of the document that a reference names. */
const found = (reference: string): unknown =>
  reference
    .slice('#/'.length)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)

describe('the document of the API', () => {
  it('refers to nothing that is not in it', () => {
    const references = new Set(valuesOf('$ref', document) as string[])
    expect(references.size).toBeGreaterThan(100)
    expect([...references].filter((one) => !one.startsWith('#/') || found(one) === undefined)).toEqual([])
  })

  it('names its server, each operation and what each service is for', () => {
    expect(document.servers).toEqual([{ url: 'https://shipa.kz' }])
    const names = operations.map(({ operationId }) => operationId)
    expect(names.length).toBe(endpoints.length)
    expect(new Set(names).size).toBe(endpoints.length)
    expect(names).toContain('questions.answerQuestion')
    expect(names).toContain('services.add')
    const described = new Set(document.tags.map(({ name }) => name))
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(described)
  })

  it('says of each parameter what it is', () => {
    const bare = operations.flatMap(({ operationId, parameters }) =>
      parameters.flatMap(({ name, description }) => (description ? [] : [`${operationId}: ${name}`])),
    )
    expect(bare).toEqual([])
  })

  it('has no schema that is an alternative of itself, which a generator cannot write as a type', () => {
    const schemas = Object.entries(document.components.schemas)
    const circular = schemas.filter(([name, { anyOf = [], oneOf = [] }]) =>
      valuesOf('$ref', [anyOf, oneOf]).includes(`#/components/schemas/${name}`),
    )
    expect(circular.map(([name]) => name)).toEqual([])
  })

  it('says which calls are refused because somebody else has changed the same meanwhile', () => {
    const refused = operations
      .filter(({ responses }) => 412 in responses)
      .map(({ operationId }) => operationId)
    expect(refused).toEqual(
      expect.arrayContaining(['services.change', 'news.publish', 'booking.changeDoctorSchedule']),
    )
    expect(refused).not.toContain('reviews.decideWriting')
  })

  it('has patterns that accept what the API accepts', () => {
    for (const pattern of valuesOf('pattern', document)) new RegExp(String(pattern), 'u')
    const { parameters } = operation('services.list')
    const code = parameters.find(({ name }) => name === 'companyCode')
    expect('1001').toMatch(new RegExp(code?.schema.pattern ?? 'none', 'u'))
    expect(parameters.find(({ name }) => name === 'filter')).toMatchObject({
      in: 'query',
      style: 'deepObject',
    })
  })

  it('says of each answer what it is: JSON, a file, a stream or nothing', () => {
    const typesOf = (name: string) => Object.keys(operation(name).responses[200]?.content ?? {})
    expect(typesOf('services.list')).toEqual(['application/json'])
    expect(typesOf('services.export')).toEqual(['text/csv'])
    expect(typesOf('booking.appointmentCalendar')).toEqual(['text/calendar'])
    expect(typesOf('calendar.appointmentLive')).toEqual(['text/event-stream'])
    const empty = operations.filter(({ responses }) => 204 in responses).map(({ operationId }) => operationId)
    expect(empty.filter((name) => name.endsWith('.export'))).toEqual([])
    for (const { operationId, responses } of operations)
      for (const [status, { content }] of Object.entries(responses))
        expect([operationId, status, content?.['application/json']?.schema]).not.toEqual([
          operationId,
          status,
          {},
        ])
  })

  it('says what a value of an area and of a case is', () => {
    const sentValue = (name: string) => {
      const { properties } = operation(name).requestBody?.content['application/json']?.schema ?? {}
      return (properties as Record<string, unknown> | undefined)?.VALUE
    }
    expect(sentValue('doctors.add')).toEqual({ $ref: '#/components/schemas/area.doctors' })
    const list = operation('doctors.list').responses[200]?.content?.['application/json']?.schema
    expect(valuesOf('$ref', list)).toContain('#/components/schemas/area.doctors.listed')
    const { properties = {}, required } = found('#/components/schemas/area.services') as {
      properties?: Record<string, object>
      required?: string[]
    }
    expect(required).toContain('currency')
    expect(properties.currency).not.toHaveProperty('default')
    expect(sentValue('document-request.file')).toMatchObject({ properties: { patient: { type: 'string' } } })
  })

  it('says of each body in which way it can be sent', () => {
    const contentOf = (name: string) => operation(name).requestBody?.content ?? {}
    expect(Object.keys(contentOf('services.add'))).toEqual(['application/json'])
    expect(Object.keys(contentOf('accounts.restore'))).toContain('application/x-www-form-urlencoded')
    expect(Object.keys(contentOf('media.mediaUpload'))).toEqual(['multipart/form-data'])
    const papers = contentOf('companies.registerCompany')['multipart/form-data']?.schema.properties
    expect(papers).toHaveProperty(['LICENSE_SCANS[]'])
  })
})

describe('the linter of Redocly, by its recommended rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('finds nothing in the document', () => {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
    const { stdout } = spawnSync(
      join(import.meta.dirname, '../node_modules/.bin/redocly'),
      ['lint', 'openapi.json', '--extends=recommended', '--format=json', '--max-problems=1000'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
    const { problems }: { problems: { severity: string; ruleId: string; message: string }[] } =
      JSON.parse(stdout)
    // A word of a path is matched before a parameter, and no code of an appointment is such a word.
    const known = (message: string) =>
      /^Paths should resolve.*\/v1\/appointment\/.*\/v1\/appointment\/\{code\}/.test(message)
    expect(problems.filter(({ severity, message }) => severity === 'error' || !known(message))).toEqual([])
  })
})
