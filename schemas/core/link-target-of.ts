import type { LinkTarget } from './link.ts'
import { patterns } from './type.ts'

const matches = (pattern: keyof typeof patterns, value: string) => new RegExp(patterns[pattern]).test(value)

/** Parses an address into a link target; undefined if it is not safe. `resolveLink` is the inverse. */
export function linkTargetOf(href: string): LinkTarget | undefined {
  const [, scheme = '', rest = ''] = /^(tel:|mailto:|https:\/\/wa\.me\/)([^?]*)/i.exec(href) ?? []
  if (scheme === 'mailto:') return matches('email', rest) ? { kind: 'email', address: rest } : undefined
  if (scheme) {
    const number = `+${rest.replace(/\D/g, '')}`
    return matches('phone', number) ? { kind: scheme === 'tel:' ? 'phone' : 'whatsapp', number } : undefined
  }
  if (matches('url', href)) return { kind: 'url', href }
  return matches('path', href) ? { kind: 'page', path: href } : undefined
}
