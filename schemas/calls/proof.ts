/**
 * The proof of work of calls that change something (A-0d): what is hashed, how it is written in the header and when it
 * is enough. The browser searches, the backend checks. It is a brake on robots, not a shield against forged calls.
 */

/** Cookie that carries the seed; scripts may read it. */
export const seedCookie = 'pw_seed'
/** Header that carries the proof. */
export const proofHeader = 'X-Pow-Token'
/** Header that says which seed it is for, since a page inside another site may have no cookies. */
export const seedHeader = 'X-Pow-Seed'
/** Zero bits that a proof needs unless the backend asks for more: about 10 ms of a computer's work. */
export const defaultProofBits = 12
/** Seconds that the clocks of browser and server may be apart. */
export const proofClockSkew = 300

/** `unix` in seconds, `nonce` as eight hex digits, `counter` is what was searched for. */
export type ProofToken = { unix: number; nonce: string; counter: number }

/** `v1.{unix}.{nonce8hex}.{counter}` */
export const writeProofToken = ({ unix, nonce, counter }: ProofToken): string =>
  `v1.${unix}.${nonce}.${counter}`

/** The parts of the header, or undefined where it is not written as `writeProofToken` writes it. */
export function parseProofToken(header: string): ProofToken | undefined {
  const [, unix, nonce = '', counter] = /^v1\.(\d{1,11})\.([\da-f]{8})\.(\d{1,15})$/.exec(header) ?? []
  const token = { unix: Number(unix), nonce, counter: Number(counter) }
  return writeProofToken(token) === header ? token : undefined
}

/** `expires` in seconds, `signed` is what the `hmac` vouches for. */
export type ProofSeed = { expires: number; signed: string; hmac: string }

/** What a seed's HMAC is taken of: `v1.{expires}.{random16}`, sixteen hex digits. */
export const seedToSign = (expires: number, random: string): string => `v1.${expires}.${random}`

/** The parts of a seed `v1.{expires}.{random16}.{hmac}`, or undefined. Its HMAC is not looked at. */
export function parseSeed(seed: string): ProofSeed | undefined {
  const [, signed, expires, hmac] = /^(v1\.(\d{1,11})\.[\da-f]{16})\.([\da-f]{64})$/.exec(seed) ?? []
  return signed && hmac ? { expires: Number(expires), signed, hmac } : undefined
}

export type ProvedCall = {
  seed: string
  /** In capitals. */
  method: string
  /** Path and query as they are sent. */
  path: string
  /** SHA-256 of the body in hex: of its bytes, or of `formLines` where it is multipart. */
  bodyHash: string
} & Pick<ProofToken, 'unix' | 'nonce'>

/** What stands before the counter in the text that is hashed. */
export const proofPrefix = ({ seed, method, path, unix, nonce, bodyHash }: ProvedCall): string =>
  `${[seed, method, path, unix, nonce, bodyHash].join('\n')}\n`

/** The text whose SHA-256 must begin with zero bits. */
export const proofMessage = (call: ProvedCall, counter: number): string => proofPrefix(call) + counter

/** True where the first `bits` bits of the digest are zero; none are asked for with 0. */
export function hasLeadingZeroBits(digest: Uint8Array, bits: number): boolean {
  const bytes = bits >> 3
  for (let at = 0; at < bytes; at++) if (digest[at] !== 0) return false
  const rest = bits & 7
  return rest === 0 || (digest[bytes] ?? 255) >> (8 - rest) === 0
}
