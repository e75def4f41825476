import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type FormLine, formLines } from '../../schemas/calls/form-lines.ts'
import {
  hasLeadingZeroBits,
  type ProofToken,
  type ProvedCall,
  proofPrefix,
  writeProofToken,
} from '../../schemas/calls/proof.ts'

/** The body that the proof covers: text, or the fields of a form. */
export type ProofBody = string | readonly (readonly [name: string, value: string | File])[]

export type ProofWork = Omit<ProvedCall, 'bodyHash'> & { body: ProofBody; bits: number }

/** Yields to other tasks; called often, so it returns a promise only when the time slice is used up. */
export type Pause = () => Promise<void> | undefined

const encoder = new TextEncoder()

/** Digests between two checks of the time; `chunk` is how many bytes of a file are hashed in between. */
const round = 64
const chunk = 256 * 1024

async function hashFile(file: File, pause: Pause): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const hash = sha256.create()
  for (let at = 0; at < bytes.length; at += chunk) {
    hash.update(bytes.subarray(at, at + chunk))
    await pause()
  }
  return bytesToHex(hash.digest())
}

async function hashBody(body: ProofBody, pause: Pause): Promise<string> {
  if (typeof body === 'string') return bytesToHex(sha256(utf8ToBytes(body)))
  const lines: FormLine[] = []
  for (const [name, value] of body) {
    const line =
      typeof value === 'string'
        ? value
        : { name: value.name, size: value.size, hash: await hashFile(value, pause) }
    lines.push([name, line])
  }
  return bytesToHex(sha256(utf8ToBytes(formLines(lines))))
}

/**
 * Returns a function that checks whether a counter makes the digest begin with enough zero bits. The prefix is hashed once and nothing is
 * allocated per counter, because a phone tries thousands of them.
 */
function search(prefix: string, bits: number): (counter: number) => boolean {
  const start = sha256.create().update(utf8ToBytes(prefix))
  const hash = sha256.create()
  const digits = new Uint8Array(16)
  const digest = new Uint8Array(32)
  return (counter) => {
    const { written } = encoder.encodeInto(String(counter), digits)
    start._cloneInto(hash).update(digits.subarray(0, written)).digestInto(digest)
    return hasLeadingZeroBits(digest, bits)
  }
}

/** The proof-of-work header of a call (A-0d): searches for a counter whose digest begins with the required zero bits. */
export async function prove(work: ProofWork, pause: Pause = () => undefined): Promise<string> {
  const bodyHash = await hashBody(work.body, pause)
  const fits = search(proofPrefix({ ...work, bodyHash }), work.bits)
  const token: ProofToken = { unix: work.unix, nonce: work.nonce, counter: 0 }
  while (!fits(token.counter)) {
    token.counter += 1
    if (token.counter % round === 0) await pause()
  }
  return writeProofToken(token)
}
