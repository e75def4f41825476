import { areaDefinitions } from '../../schemas/areas/registry.ts'
import { type Endpoint, isMutation } from '../kit/http/endpoint.ts'
import { endpoints } from '../registry.ts'
import type { SignedIn } from './people.ts'
import { sampleBody } from './sample-body.ts'

/** The content of a call, and its sender; its path is in the whole company by default. */
export type Sent = {
  params?: Record<string, string>
  body?: unknown
  by?: 'owner' | 'moderator' | 'patient' | SignedIn
}

/** Reads JSON of a company's business section, and writes there, as its owner. */
export type Way = {
  read: (path: string) => Promise<never>
  write: (method: string, path: string, body?: unknown) => Promise<never>
}

/** Prepares a call, and returns its content. */
export type Prepare = (way: Way) => Promise<Sent>

/** A call that changes something of a company. */
export type WritingCall = { name: string; endpoint: Endpoint; prepare: Prepare }

const place = '/{companyCode}/{cabinetCode}/'

/** A method and a path: that of the business section begins after company and branch. */
export const nameOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path.replace(place, '')}`

/** A form with the smallest picture there is: a PNG of one grey pixel. */
export function pictureForm(): FormData {
  const form = new FormData()
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
  form.append('file', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'a.png')
  return form
}

const areas = endpoints.flatMap(
  ({ path }) => /^\/\{companyCode\}\/\{cabinetCode\}\/([a-z-]+)_bulk$/.exec(path)?.[1] ?? [],
)

type Row = { CODE: string; REVISION: number; VALUE: Record<string, unknown> }
type Listed = { data: Row[] }
type FromRow = (row: Row, add: () => Promise<Row>, another: () => unknown) => Promise<Sent> | Sent

/** The content of the calls of any area, by method and the rest of the path after its name. */
const ofArea: Record<string, FromRow> = {
  'POST ': (_, __, another) => ({ body: { VALUE: another() } }),
  'PUT /{code}': ({ CODE, REVISION, VALUE }) => ({ params: { code: CODE }, body: { VALUE, REVISION } }),
  'DELETE /{code}': async (_, add) => ({ params: { code: (await add()).CODE } }),
  'POST _bulk': async (_, add) => ({ body: { ACTION: 'remove', CODES: [(await add()).CODE] } }),
  'PUT _order': ({ CODE }) => ({ body: { CODE, AFTER: null } }),
  'POST _batch': (_, __, another) => ({ body: { ADD: [another()], CHANGE: [] } }),
  'POST /{code}/publish': ({ CODE, REVISION }) => ({ params: { code: CODE }, body: { REVISION } }),
  'POST /{code}/unpublish': ({ CODE }) => ({ params: { code: CODE } }),
  'DELETE /{code}/schedule': ({ CODE }) => ({ params: { code: CODE } }),
}

async function prepareArea({ read, write }: Way, area: string, send: FromRow): Promise<Sent> {
  const { data }: Listed = await read(area)
  const first: Row = data[0] ?? (await write('POST', area, { VALUE: areaDefinitions.get(area)?.example }))
  const row: Row = await read(`${area}/${first.CODE}`)
  // Pictures of the seed are not in the library, from which those of a new row have to be; a word is of one link alone.
  const { image, photo, pictures, word, ...value } = row.VALUE
  const another = () => (area === 'photos' ? { image } : value)
  return send(row, () => write('POST', area, { VALUE: another() }), another)
}

/**
 * Every call by which the business section changes a company, and those that `examples` name beside them. A call without an example is sent
 * like the calls of all areas, or with the smallest body that its schema allows: so a new call is among them by itself.
 */
export function writingCalls(examples: Readonly<Record<string, Prepare>>): WritingCall[] {
  return endpoints.filter(isMutation).flatMap((endpoint) => {
    const name = nameOf(endpoint)
    const example = examples[name]
    if (example) return [{ name, endpoint, prepare: example }]
    if (!endpoint.path.startsWith(place)) return []
    if (name.endsWith('_pictures'))
      return [{ name, endpoint, prepare: async () => ({ body: pictureForm() }) }]
    // The gallery is the photos of an area at an address of the site.
    const plain = name.replace('clinic_website/gallery', 'photos')
    const area = areas.find((one) => new RegExp(`^\\w+ ${one}($|[/_])`).test(plain))
    const send = area ? ofArea[plain.replace(area, '')] : undefined
    const smallest = async () => (endpoint.body ? { body: sampleBody(endpoint.body) } : {})
    return [{ name, endpoint, prepare: area && send ? (way) => prepareArea(way, area, send) : smallest }]
  })
}
