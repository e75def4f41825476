import { defaultProofBits, parseSeed, seedCookie } from '../../schemas/calls/proof.ts'
import { serverNow } from '../server-clock.ts'

/** The parameters of a proof of work. */
export type ProofTerms = { seed: string; bits: number; unix: number }

/** More bits than a browser could find in a person's time. */
const maxBits = 30

/** Minimum remaining validity of a seed, in seconds. */
const minValidity = 10

/** Parameters learnt from responses: the seed for pages without cookies, and the bits. */
const learned = { seed: '', bits: defaultProofBits }

const now = () => Math.floor(serverNow().getTime() / 1000)
const isFresh = (seed: string) => (parseSeed(seed)?.expires ?? 0) > now() + minValidity

function seedOfCookie(): string {
  const [, seed = ''] = new RegExp(`(?:^|;\\s*)${seedCookie}=([^;]*)`).exec(document.cookie) ?? []
  return seed
}

/** The parameters of the next proof; undefined without a seed, which the first rejection will bring. */
export function proofTerms(): ProofTerms | undefined {
  const seed = [learned.seed, seedOfCookie()].find(isFresh)
  return seed === undefined ? undefined : { seed, bits: learned.bits, unix: now() }
}

/** Takes the parameters from a rejection: `data` of POW_REQUIRED and POW_INVALID. */
export function updateProofTerms({ SEED, BITS }: Record<string, unknown>): void {
  if (typeof SEED === 'string') learned.seed = SEED
  if (Number.isInteger(BITS) && Number(BITS) >= 0 && Number(BITS) <= maxBits) learned.bits = Number(BITS)
}
