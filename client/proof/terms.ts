import { defaultProofBits, parseSeed, seedCookie } from '../../schemas/calls/proof.ts'
import { z } from '../../schemas/zod.ts'

/** What the backend asks a proof for. */
export type ProofTerms = { seed: string; bits: number; unix: number }

/** What an answer without enough proof says to do better: in `data` of POW_REQUIRED and POW_INVALID. */
const demand = z.object({
  SEED: z.optional(z.string()),
  BITS: z.optional(z.int().check(z.minimum(0), z.maximum(30))),
})

/** Seconds that a seed must still be good for. */
const spare = 10

/** What answers have told: a seed for pages that may have no cookies, the bits, how far the server's clock is ahead. */
const told = { seed: '', bits: defaultProofBits, ahead: 0 }

const now = () => Math.floor(Date.now() / 1000) + told.ahead
const isFresh = (seed: string) => (parseSeed(seed)?.expires ?? 0) > now() + spare

function seedOfCookie(): string {
  const [, seed = ''] = new RegExp(`(?:^|;\\s*)${seedCookie}=([^;]*)`).exec(document.cookie) ?? []
  return seed
}

/** What the next proof is to be for; undefined while there is no seed, which the first refusal will bring. */
export function proofTerms(): ProofTerms | undefined {
  const seed = [told.seed, seedOfCookie()].find(isFresh)
  return seed === undefined ? undefined : { seed, bits: told.bits, unix: now() }
}

/** Takes the terms from a refusal. The clock of a phone may be wrong by hours; the server's is in the header `Date`. */
export function learnTerms(data: unknown, date: string | null): void {
  const { data: { SEED, BITS } = {} } = demand.safeParse(data)
  const server = Date.parse(date ?? '')
  if (!Number.isNaN(server)) told.ahead = Math.round((server - Date.now()) / 1000)
  if (SEED !== undefined) told.seed = SEED
  if (BITS !== undefined) told.bits = BITS
}
