import type { DomainFindings, DomainStanding } from '../database/tables/domain.ts'

/**
 * The state of a domain by the findings in DNS: `waiting` for its TXT record, `confirmed` while its target is unknown, `elsewhere` for a
 * wrong or missing target, `works`, or `lost` if it works without its record. Undefined if the findings are not enough: a server that does
 * not answer for once is no news.
 */
export function standingOf(isOurs: boolean, { record, hosts }: DomainFindings): DomainStanding | undefined {
  if (!isOurs) return 'waiting'
  const found = Object.values(hosts).map(({ is }) => is)
  if (!found.includes('here')) {
    if (found.some((is) => is === 'timeout' || is === 'failed')) return undefined
    return found.every((is) => is === 'unknown') ? 'confirmed' : 'elsewhere'
  }
  if (record.is === 'timeout' || record.is === 'failed') return undefined
  return record.is === 'found' ? 'works' : 'lost'
}

/** The mail about a domain whose state differs from the last one that its people saw; undefined if none is needed. */
export function newsOf(told: DomainStanding, now: DomainStanding) {
  if (now === told || now === 'waiting') return undefined
  if (now === 'works') return 'site-domain-works'
  if (now === 'lost') return 'site-domain-lost'
  if (told === 'waiting') return 'site-domain-confirmed'
  return now === 'elsewhere' && told !== 'confirmed' ? 'site-domain-stopped' : undefined
}
