import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => hash('sha256', data, 'buffer')
const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

type Asked = { challenge: string }
type Made = { id: string; key: KeyObject; counter: number }
type Ways = { origin: string; isVerified?: boolean }

/** What is signed about who was asked for what: the host, whether the person was verified, how often it was used. */
function authenticatorData(origin: string, isVerified: boolean, counter: number, attested = Buffer.alloc(0)) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const bits = flags.present + (isVerified ? flags.verified : 0) + (attested.length > 0 ? flags.attested : 0)
  return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([bits]), count, attested])
}

const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge }: Asked, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A public key of P-256 as COSE writes it in CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')]
  return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')])
}

/** A passkey made in software, with what a browser sends of it: `origin` is the page that the browser shows. */
export function createPasskey(asked: Asked, { origin, isVerified = true }: Ways) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)])
  const data = authenticatorData(origin, isVerified, 0, attested)
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ])
  const key: Made = { id: id.toString('base64url'), key: privateKey, counter: 0 }
  const response = {
    clientDataJSON: clientData('webauthn.create', asked, origin).toString('base64url'),
    attestationObject: attestation.toString('base64url'),
    transports: ['internal'],
  }
  return { key, answer: { id: key.id, rawId: key.id, type: 'public-key', response } }
}

/** What a browser sends after a passkey was used. */
export function askPasskey(made: Made, asked: Asked, { origin, isVerified = true }: Ways) {
  made.counter += 1
  const data = authenticatorData(origin, isVerified, made.counter)
  const client = clientData('webauthn.get', asked, origin)
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), made.key)
  const response = {
    clientDataJSON: client.toString('base64url'),
    authenticatorData: data.toString('base64url'),
    signature: signature.toString('base64url'),
  }
  return { id: made.id, rawId: made.id, type: 'public-key', response }
}
