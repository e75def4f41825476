import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { describeFacet } from '../testing/conformance/describe-facet.ts'
import { recordingReader } from '../testing/recording-reader.ts'
import { stubSource } from '../testing/stub-source.ts'
import description from './clinic-service.json'
import { read } from './clinic-service.ts'
import { openapiExample } from './openapi-example.ts'
import { doctors, priceList, standIn } from './stand-in.ts'

const service = await standIn()
const broken = await standIn({
  '/price-list': { ...priceList, services: [{ id: 'one' }, ...priceList.services] },
  '/doctors': { doctors: [{ ...doctors.doctors[0], worksSince: 'long ago' }] },
})
afterAll(() => Promise.all([service.close(), broken.close()]))

describeFacet('openapi-example', 'clinic', openapiExample(service), {
  has: ['services', 'specialists', 'specialist'],
  malformed: openapiExample(broken),
})

type Schema = {
  type?: string | string[]
  required?: string[]
  properties?: Record<string, Schema>
  $ref?: string
}

/** What a schema of ours reads that the description does not promise. */
function unpromised(ours: Schema, theirs: Schema | undefined, at: string): string[] {
  if (!theirs) return [`${at} is not described`]
  const demanded = (ours.required ?? []).filter((name) => !theirs.required?.includes(name))
  return [
    ...demanded.map((name) => `${at}.${name} may be missing`),
    ...Object.entries(ours.properties ?? {}).flatMap(([name, inner]) =>
      inner.properties || theirs.properties?.[name]?.$ref
        ? []
        : [inner.type ?? []].flat().some((type) => ![theirs.properties?.[name]?.type].flat().includes(type))
          ? [`${at}.${name} is ${inner.type} here, and ${theirs.properties?.[name]?.type} in the description`]
          : [],
    ),
  ]
}

it('reads nothing that the description does not promise', () => {
  const schemas = description.components.schemas as Record<string, Schema>
  const all = Object.entries(read).flatMap(([name, schema]) =>
    unpromised(z.toJSONSchema(schema, { io: 'input' }) as Schema, schemas[name], name),
  )
  expect(all).toEqual([])
  const older = { ...schemas.Doctor, required: ['id'], properties: { id: { type: 'integer' } } }
  expect(unpromised(z.toJSONSchema(read.Doctor, { io: 'input' }) as Schema, older, 'Doctor')).toEqual([
    'Doctor.fullName may be missing',
    'Doctor.specialities may be missing',
    'Doctor.id is string here, and integer in the description',
    'Doctor.fullName is string here, and undefined in the description',
    'Doctor.specialities is array here, and undefined in the description',
    'Doctor.worksSince is integer here, and undefined in the description',
  ])
})

describe('an HTTP service as a source', () => {
  const answers = { '/price-list': priceList, '/doctors': doctors }
  let source = openapiExample(service)
  /** The deadline of the pages of a test. */
  let late = new AbortController()
  beforeEach(() => {
    vi.useRealTimers()
    Object.assign(service.answers, answers)
    service.asked.length = 0
    source = openapiExample(service)
    late = new AbortController()
  })
  afterAll(() => vi.useRealTimers())

  const open = () => {
    const told = recordingReader()
    const reader = { ...told.reader, signal: late.signal }
    const below = stubSource.openSource(told.reader)
    const { services, specialists } = source.openSource(reader, below)
    if (!services || !specialists) throw new Error('it has both')
    return { ...told, services: () => services('stub-1'), specialists: () => specialists('stub-1') }
  }
  const later = (ms: number) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + ms)
  }

  it('has its services and doctors', async () => {
    const { services, specialists, problems } = open()
    expect(await services()).toEqual([
      {
        code: '1',
        name: priceList.services[0]?.title,
        group: { ru: 'Приёмы' },
        currency: 'KZT',
        price: 8000,
      },
      { code: '2', name: { ru: 'Операция' }, group: { ru: 'Хирургия' }, currency: 'KZT' },
    ])
    expect((await specialists()).map(({ slug }) => slug)).toEqual(['kim-anna-d1', 'kim-anna-d2'])
    expect(problems).toEqual([])
  })

  it('is asked again when its answer has expired, by its ETag', async () => {
    const first = await open().services()
    expect(await open().services()).toBe(first)
    later(31_000)
    expect(await open().services()).toBe(first)
    expect(service.asked).toEqual(['/price-list', expect.stringMatching(/^\/price-list "\d+"$/)])
  })

  /** The deadline of the page comes before the answer. */
  function hang(): Promise<Response> {
    late.abort(new DOMException('too late', 'TimeoutError'))
    return new Promise(() => {})
  }

  it.each<[string, () => Response | Promise<Response>]>([
    ['has had enough', () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })],
    ['fails', () => new Response('{}', { status: 500 })],
    ['is being started', () => new Response('', { status: 503 })],
    [
      'answers with a page',
      () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    [
      'answers with half of it',
      () => new Response('{"currency":"KZT', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['answers with something else', () => Response.json({ prices: [] })],
    ['hangs', hang],
  ])(
    'that %s costs the page nothing that was seen before, and otherwise what was asked',
    async (_, fault) => {
      const seen = await open().services()
      service.answers['/price-list'] = fault
      later(31_000)
      const { services, isDegraded, instants } = open()
      expect(await services()).toBe(seen)
      expect([isDegraded(), instants.length]).toEqual([true, 1])
      source = openapiExample(service)
      late = new AbortController()
      vi.useRealTimers()
      await expect(open().services()).rejects.toMatchObject({
        name: 'SourceError',
        status: expect.any(Number),
      })
      late = new AbortController()
      expect(await open().specialists()).toHaveLength(2)
    },
  )
})
