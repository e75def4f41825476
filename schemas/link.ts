import type { Marked } from './localized.ts'

/**
 * Where a stored link leads. `path` of a page begins with `/` and has neither language nor company in it, so that
 * the same content serves every language and a clinic's own domain.
 */
export type LinkTarget = Marked<'link'> &
  (
    | { kind: 'page'; path: string }
    | { kind: 'url'; href: string }
    | { kind: 'phone'; number: string }
    | { kind: 'email'; address: string }
    | { kind: 'whatsapp'; number: string }
  )

/** A link for one reader. `external` ones leave the site. */
export type Link = { href: string; external: boolean }

/** The address of a stored link; `pageHref` puts language and company before the path of a page. */
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
      return { href: `https://wa.me/${target.number.replace(/\D/g, '')}`, external: true }
  }
}
