import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type FormLine, formLines } from '../../../schemas/calls/form-lines.ts'
import {
  hasLeadingZeroBits,
  parseProofToken,
  parseSeed,
  proofClockSkew,
  proofHeader,
  proofMessage,
  seedCookie,
  seedHeader,
  seedToSign,
} from '../../../schemas/calls/proof.ts'
import type { Caller } from '../caller.ts'
import type { Orm } from '../database/database.ts'
import { ApiError, type ErrorCode } from '../errors/api-error.ts'
import { incrementCounter } from '../limits/limit.ts'
import { sharedSecret } from '../secrets/shared-secret.ts'
import type { Settings } from '../settings.ts'
import { usedProof } from '../tables/index.ts'
import type { SentBody } from './read-body.ts'

const lineOf = async ([name, value]: [string, FormDataEntryValue]): Promise<FormLine> => {
  if (typeof value === 'string') return [name, value]
  const bytes = new Uint8Array(await value.arrayBuffer())
  return [name, { name: value.name, size: value.size, hash: hash('sha256', bytes) }]
}
const linesOf = async (form: FormData) => formLines(await Promise.all([...form].map(lineOf)))

/** Proofs of work (A-0d): seeds are sent with personal responses, and mutations must carry a proof. */
export type Proofs = {
  /**
   * Checks a proof's header before the body is read, and returns the check of the work itself, which needs
   * the body. Both throw 428 without a proof and 403 for an invalid one, each with a new seed. `more` bits are needed besides the usual ones.
   */
  begin: (
    request: Request,
    caller: Caller,
    more: () => Promise<number>,
  ) => Promise<(body: SentBody) => Promise<void>>
  /** Sends the caller a new seed if the current one is about to expire. */
  offer: (caller: Caller) => Promise<void>
}

const seedSeconds = 7200
const renewBeforeSeconds = 600
/** How long used proofs are stored: longer than their timestamp is accepted. */
const rememberedSeconds = 600
/** Calls per address in ten minutes above which more work is required, and how much more. */
const easyCalls = 60
const easyWindowSeconds = 600
const moreBits = 4

const now = () => Math.floor(Date.now() / 1000)
const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

export function createProofs(orm: Orm, { powBits }: Pick<Settings, 'powBits'>): Proofs {
  let pendingSecret: Promise<string> | undefined
  const secret = () => {
    pendingSecret ??= sharedSecret(orm, 'proof')
    pendingSecret.catch(() => {
      pendingSecret = undefined
    })
    return pendingSecret
  }

  async function isOurs(seed: string): Promise<boolean> {
    const parts = parseSeed(seed)
    if (!parts || parts.expires < now()) return false
    return timingSafeEqual(Buffer.from(sign(await secret(), parts.signed)), Buffer.from(parts.hmac))
  }

  async function newSeed(caller: Caller): Promise<string> {
    const signed = seedToSign(now() + seedSeconds, randomBytes(8).toString('hex'))
    const seed = `${signed}.${sign(await secret(), signed)}`
    caller.setCookie(seedCookie, seed, { maxAgeSeconds: seedSeconds, isScriptReadable: true })
    return seed
  }

  async function refuse(code: ErrorCode, caller: Caller, bits: number): Promise<never> {
    throw new ApiError(code, { data: { SEED: await newSeed(caller), BITS: bits } })
  }

  /** False if this seed and nonce have been used. */
  async function isFirst(key: string): Promise<boolean> {
    const expiresAt = new Date(Date.now() + rememberedSeconds * 1000)
    const written = await orm.insert(usedProof).values({ key, expiresAt }).onConflictDoNothing().returning()
    return written.length > 0
  }

  return {
    begin: async (request, caller, more) => {
      if (powBits === 0 || caller.isTrusted) return async () => {}
      const { count } = await incrementCounter(orm, `proof ${caller.address}`, easyWindowSeconds)
      const bits = powBits + Math.max(await more(), count > easyCalls ? moreBits : 0)
      const header = request.headers.get(proofHeader)
      if (!header) return refuse('POW_REQUIRED', caller, bits)
      const token = parseProofToken(header)
      const seed = request.headers.get(seedHeader) ?? caller.cookie(seedCookie) ?? ''
      if (!token || Math.abs(token.unix - now()) > proofClockSkew || !(await isOurs(seed)))
        return refuse('POW_INVALID', caller, bits)
      return async (body) => {
        const { pathname, search } = new URL(request.url)
        const call = {
          seed,
          method: request.method,
          path: pathname + search,
          bodyHash: hash('sha256', body.form ? await linesOf(body.form) : body.bytes),
          ...token,
        }
        const work = hash('sha256', proofMessage(call, token.counter), 'buffer')
        if (!hasLeadingZeroBits(work, bits)) return refuse('POW_INVALID', caller, bits)
        if (!(await isFirst(`${seed} ${token.nonce}`))) return refuse('POW_INVALID', caller, bits)
      }
    },
    offer: async (caller) => {
      if (powBits === 0 || caller.isTrusted) return
      const parts = parseSeed(caller.cookie(seedCookie) ?? '')
      if (!parts || parts.expires < now() + renewBeforeSeconds) await newSeed(caller)
    },
  }
}
