import { LRUCache } from 'lru-cache'
import { addressKey } from '../../../backend/kit/http/client-address.ts'

/** More than an office of editors needs in a minute. */
const usual = { most: 30, perMs: 60_000 }

/** Counts attempts by the address that they come from: false once there were too many in that time. */
export function countAttempts({ most, perMs } = usual): (address: string) => boolean {
  const counted = new LRUCache<string, number>({ max: 10_000, ttl: perMs, noUpdateTTL: true })
  return (address) => {
    const key = addressKey(address)
    const attempts = (counted.get(key) ?? 0) + 1
    counted.set(key, attempts)
    return attempts <= most
  }
}
