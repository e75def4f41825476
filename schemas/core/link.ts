import type { Marked } from './localized.ts'

/**
 * Target of a stored link. The `path` of a page begins with `/` and contains neither language nor company, so that
 * the same content works in every language and on a clinic's own domain.
 */
export type LinkTarget = Marked<'link'> &
  (
    | { kind: 'page'; path: string }
    | { kind: 'url'; href: string }
    | { kind: 'phone'; number: string }
    | { kind: 'email'; address: string }
    | { kind: 'whatsapp'; number: string }
  )

/** A link resolved for a reader. `external` ones open another site. */
export type Link = { href: string; external: boolean }

/** The address of a chat with a number in WhatsApp, with a first message if there is one. */
export const chatAddress = (number: string, text = ''): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`

/** Resolves a stored link; `pageHref` adds language and company to the path of a page. */
export function resolveLink(target: LinkTarget, pageHref: (path: string) => string): Link {
  switch (target.kind) {
    case 'page':
      return { href: pageHref(target.path), external: false }
    case 'url':
      return { href: target.href, external: true }
    case 'phone':
      return { href: `tel:${target.number}`, external: false }
    case 'email':
      return { href: `mailto:${target.address}`, external: false }
    case 'whatsapp':
      return { href: chatAddress(target.number), external: true }
  }
}
