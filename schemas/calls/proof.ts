/**
 * The proof of work of calls that change something (A-0d): the hashed text, the format of the header, and the condition. The browser
 * computes it, the backend verifies it. It slows down bots, but is no protection against forged calls.
 */

/** Cookie with the seed; scripts can read it. */
export const seedCookie = 'pw_seed'
/** Header with the proof. */
export const proofHeader = 'X-Pow-Token'
/** Header with the seed, because an embedded page may have no cookies. */
export const seedHeader = 'X-Pow-Seed'
/** Required zero bits unless the backend demands more: about 10 ms of computing time. */
export const defaultProofBits = 12
/** Maximum difference between the clocks of browser and server, in seconds. */
export const proofClockSkew = 300

/** `unix` in seconds, `nonce` eight hex digits, `counter` the value that was searched for. */
export type ProofToken = { unix: number; nonce: string; counter: number }

/** `v1.{unix}.{nonce8hex}.{counter}` */
export const writeProofToken = ({ unix, nonce, counter }: ProofToken): string =>
  `v1.${unix}.${nonce}.${counter}`

/** Parses the header; undefined if it has another format. */
export function parseProofToken(header: string): ProofToken | undefined {
  const [, unix, nonce = '', counter] = /^v1\.(\d{1,11})\.([\da-f]{8})\.(\d{1,15})$/.exec(header) ?? []
  const token = { unix: Number(unix), nonce, counter: Number(counter) }
  return writeProofToken(token) === header ? token : undefined
}

/** `expires` in seconds; `signed` is the text that `hmac` authenticates. */
export type ProofSeed = { expires: number; signed: string; hmac: string }

/** The signed part of a seed: `v1.{expires}.{random16}`, 16 hex digits. */
export const seedToSign = (expires: number, random: string): string => `v1.${expires}.${random}`

/** Parses a seed `v1.{expires}.{random16}.{hmac}`; undefined if it has another format. Does not verify the HMAC. */
export function parseSeed(seed: string): ProofSeed | undefined {
  const [, signed, expires, hmac] = /^(v1\.(\d{1,11})\.[\da-f]{16})\.([\da-f]{64})$/.exec(seed) ?? []
  return signed && hmac ? { expires: Number(expires), signed, hmac } : undefined
}

export type ProvedCall = {
  seed: string
  /** Upper case. */
  method: string
  /** Path and query, as sent. */
  path: string
  /** SHA-256 in hex of the body, or of its `formLines` if it is multipart. */
  bodyHash: string
} & Pick<ProofToken, 'unix' | 'nonce'>

/** The hashed text up to the counter. */
export const proofPrefix = ({ seed, method, path, unix, nonce, bodyHash }: ProvedCall): string =>
  `${[seed, method, path, unix, nonce, bodyHash].join('\n')}\n`

/** The text whose SHA-256 must begin with zero bits. */
export const proofMessage = (call: ProvedCall, counter: number): string => proofPrefix(call) + counter

/** True if the first `bits` bits of the digest are zero. */
export function hasLeadingZeroBits(digest: Uint8Array, bits: number): boolean {
  const bytes = bits >> 3
  for (let at = 0; at < bytes; at++) if (digest[at] !== 0) return false
  const rest = bits & 7
  return rest === 0 || (digest[bytes] ?? 255) >> (8 - rest) === 0
}
