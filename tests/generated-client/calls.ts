// A program of another system. It knows the generated client and what the document says in words, and nothing else of ours.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { argv, stdout } from 'node:process'
import { client } from './generated/client.gen.js'
import * as shipa from './generated/index.js'

const [, , url = '', login = '', password = ''] = argv
const digest = (content: string | Uint8Array) => createHash('sha256').update(content)

/** What the SHA-256 of a body is of: its bytes, or the lines of a form. */
async function hashedBody(request: Request): Promise<string | Uint8Array> {
  if (!request.headers.get('content-type')?.startsWith('multipart/'))
    return new Uint8Array(await request.arrayBuffer())
  const lines: string[] = []
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') lines.push(`${name}=${value}`)
    else {
      const bytes = new Uint8Array(await value.arrayBuffer())
      lines.push(`${name}=${value.name}:${value.size}:${digest(bytes).digest('hex')}`)
    }
  }
  return lines.sort().join('\n')
}

/** The proof of work that a 428 asks for. */
async function prove(request: Request, seed: string, bits: number): Promise<string> {
  const unix = Math.floor(Date.now() / 1000)
  const nonce = crypto.randomUUID().slice(0, 8)
  const { pathname, search } = new URL(request.url)
  const body = digest(await hashedBody(request)).digest('hex')
  for (let counter = 0; ; counter++) {
    const text = [seed, request.method, pathname + search, unix, nonce, body, counter].join('\n')
    const first = digest(text).digest().readUInt32BE()
    if (Math.clz32(first) >= bits) return `v1.${unix}.${nonce}.${counter}`
  }
}

async function fetchWithProof(input: RequestInfo | URL): Promise<Response> {
  const request = new Request(input)
  const [again, proven] = [request.clone(), request.clone()]
  const answer = await fetch(request)
  if (answer.status !== 428) return answer
  const { error } = (await answer.json()) as { error: { data: { SEED: string; BITS: number } } }
  again.headers.set('X-Pow-Seed', error.data.SEED)
  again.headers.set('X-Pow-Token', await prove(proven, error.data.SEED, error.data.BITS))
  return fetch(again)
}

let session = ''
client.setConfig({
  baseUrl: url,
  fetch: fetchWithProof,
  headers: { origin: url },
  auth: ({ type, scheme }) => {
    if (type !== 'http') return session
    return scheme === 'basic' ? 'tests:secret of the tests' : undefined
  },
})

type Answered = { data?: unknown; error?: unknown; response?: Response }
const answers: Record<string, { status: number | undefined; said: unknown }> = {}
async function note<Answer extends Answered>(what: string, call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  answers[what] = { status: answer.response?.status, said: answer.error ?? answer.data }
  return answer
}

const locale = 'en'
const inClinic = { locale, companyCode: '1001', cabinetCode: '0' } as const

// What visitors read.
await note('a clinic', shipa.directoryOneCompany({ path: { locale, organization: 'demo-dent' } }))
await note(
  'a list with a filter',
  shipa.listingListings({ path: { locale }, query: { filter: { section: 'clinics', location: 'almaty' } } }),
)
await note(
  'an unknown filter',
  // @ts-expect-error no such filter
  shipa.listingListings({ path: { locale }, query: { filter: { section: 'clinics', colour: 'red' } } }),
)

// Signing in.
await note('nobody', shipa.accountsUser({ path: { locale } }))
await note(
  'a sign-in of wrong types',
  // @ts-expect-error a number, and no password
  shipa.accountsAuthorize({ path: { locale }, body: { LOGIN: 7, COLOUR: 'red' } }),
)
const { response } = await note(
  'a sign-in',
  shipa.accountsAuthorize({ path: { locale }, body: { LOGIN: login, PASSWORD: password } }),
)
session =
  /^sid=([^;]+)/.exec(response?.headers.getSetCookie().find((one) => one.startsWith('sid=')) ?? '')?.[1] ?? ''
await note('the person', shipa.accountsUser({ path: { locale } }))
await note('their companies', shipa.staffOwnCompanies({ path: { locale } }))

// Rows of an area.
await note('a page of services', shipa.servicesList({ path: inClinic, query: { page: { size: 2 } } }))
const VALUE = {
  name: { ru: 'Осмотр' },
  group: { ru: 'Терапия' },
  currency: 'KZT' as const,
  price: 5000,
  prices: [],
}
const added = await note('a new service', shipa.servicesAdd({ path: inClinic, body: { VALUE } }))
const { group, ...withoutGroup } = VALUE
await note(
  'a service without a group',
  // @ts-expect-error no group
  shipa.servicesAdd({ path: inClinic, body: { VALUE: withoutGroup } }),
)
await note(
  'a service of wrong types',
  // @ts-expect-error a price in words, a name that is a number
  shipa.servicesAdd({ path: inClinic, body: { VALUE: { ...VALUE, name: { ru: 7 }, price: 'much' } } }),
)
await note(
  'a service with unknown fields',
  // @ts-expect-error no such field
  shipa.servicesAdd({ path: inClinic, body: { VALUE: { ...VALUE, colour: 'red' } } }),
)
await note(
  'a body with unknown fields and a wrong value',
  // @ts-expect-error no such field, and no group
  shipa.servicesAdd({ path: inClinic, body: { VALUE: withoutGroup, COLOUR: 'red' } }),
)
const { CODE: code = '', REVISION = 0 } = added.data ?? {}
const ofService = { ...inClinic, code }
const changed = { ...VALUE, price: 6000 }
await note('the service', shipa.servicesRead({ path: ofService }))
await note('a change', shipa.servicesChange({ path: ofService, body: { VALUE: changed, REVISION } }))
await note('a late change', shipa.servicesChange({ path: ofService, body: { VALUE, REVISION } }))
await note('a file of services', shipa.servicesExport({ path: inClinic }))
await note('a removal', shipa.servicesRemove({ path: ofService }))

// An upload.
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h20v10z"/></svg>'
const file = new File([picture], 'logo.svg', { type: 'image/svg+xml' })
await note('an upload', shipa.mediaMediaUpload({ path: inClinic, body: { file } }))
// @ts-expect-error a text instead of a file
await note('an upload of a text', shipa.mediaMediaUpload({ path: inClinic, body: { file: picture } }))

// A case, which the clinic then moves.
const paper = { document: 'taxes', patient: 'Gulnara Seitkali, 1988' } as const
const about = { COMPANY_CODE: '1001', NAME: 'Gulnara', CONSENT: true } as const
const filed = await note(
  'a case',
  shipa.documentRequestFile({ path: { locale }, body: { ...about, VALUE: paper } }),
)
await note(
  'a case without its value',
  // @ts-expect-error no patient
  shipa.documentRequestFile({ path: { locale }, body: { ...about, VALUE: { document: 'taxes' } } }),
)
const ofCase = { ...inClinic, case: filed.data?.CASE_CODE ?? '' }
await note('a move', shipa.documentRequestMove({ path: { ...ofCase, arrow: 'accept' }, body: {} }))
await note(
  'the same move, late',
  shipa.documentRequestMove({ path: { ...ofCase, arrow: 'accept' }, body: {} }),
)

// What is left: PATCH, an address of a wrong type, and the end.
await note(
  'a comment on a draft',
  shipa.clinicSiteCommentOnSite({ path: inClinic, body: { PAGE: 'home', TEXT: 'A larger picture, please' } }),
)
const { data: comments } = await note('the comments', shipa.clinicSiteSiteCommentList({ path: inClinic }))
const IS_RESOLVED = true
const ofComment = { ...inClinic, id: comments?.[0]?.ID ?? '' }
await note('a settled comment', shipa.clinicSiteSettleSiteComment({ path: ofComment, body: { IS_RESOLVED } }))
await note(
  'an address of a wrong type',
  shipa.clinicSiteSettleSiteComment({ path: { ...inClinic, id: 'first' }, body: { IS_RESOLVED } }),
)
const { data: made } = await note(
  'a key',
  shipa.keysCreateApiKey({
    path: inClinic,
    body: { NAME: 'Accounts', SCOPES: ['mis:read', 'mis:write'], PASSWORD: password },
  }),
)
const { data: bookingKey } = await note(
  'a key for bookings',
  shipa.keysCreateApiKey({
    path: inClinic,
    body: {
      NAME: 'Call centre',
      SCOPES: ['doctor-appointment:read', 'doctor-appointment:write'],
      PASSWORD: password,
    },
  }),
)

// The address of this program, which hears of changes.
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  response.end()
  server.emit('heard', { headers: request.headers, body: Buffer.concat(chunks).toString() })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const { data: webhook } = await note(
  'a webhook',
  shipa.webhooksCreateWebhook({
    path: inClinic,
    body: { URL: `http://127.0.0.1:${port}/`, TYPES: ['appointment.created'], PASSWORD: password },
  }),
)
await note('the end', shipa.accountsLogout({ path: { locale } }))

// A program with a key, which needs neither an application nor a person.
client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? made?.KEY : undefined) })
await note('a clinic by a key', shipa.directoryOneCompany({ path: { locale, organization: 'demo-dent' } }))
await note('a new service by a key', shipa.servicesAdd({ path: inClinic, body: { VALUE } }))
await note('patients by a key without that right', shipa.patientsSearchPatients({ path: inClinic }))
await note('the person of a key', shipa.accountsUser({ path: { locale } }))

// It lists, books, and hears of its booking.
client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? bookingKey?.KEY : undefined) })
await note('appointments by a key', shipa.bookingStaffAppointments({ path: inClinic }))
const heard = once(server, 'heard')
const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
await note(
  'a booking by a key',
  shipa.bookingMakeAppointment({
    path: { ...inClinic, cabinetCode: '11' },
    body: {
      DOCTOR_CODE: '501',
      START: `${day}T05:00:00Z`,
      LASTNAME: 'Kim',
      NAME: 'Olga',
      TEL: '+77011234567',
      OVERBOOK: true,
    },
  }),
)
const [message] = (await heard) as [{ headers: Record<string, string>; body: string }]
server.closeAllConnections()
server.close()
const { CODE: booked } = (JSON.parse(message.body) as { data: { CODE: string } }).data
await note(
  'the booking that it heard of',
  shipa.bookingOneAppointment({ path: { ...inClinic, code: booked } }),
)

stdout.write(JSON.stringify({ answers, message, secret: webhook?.SECRET }))
