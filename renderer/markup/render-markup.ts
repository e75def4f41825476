import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { writeMarkup } from './write-markup.ts'

/** React preloads eager pictures with links; browsers find them without such links. */
const preloads = /<link rel="preload" as="image"[^>]*>/g

/** HTML of a tree that is not hydrated. Throws what a component throws. */
export function renderMarkup(tree: ReactNode): string {
  try {
    return writeMarkup(tree)
  } catch {
    // The tree uses a React feature that is not supported here, or a component threw; in the latter case React throws
    // too.
    return renderToStaticMarkup(tree).replace(preloads, '')
  }
}

/** HTML of a tree that React hydrates; `identifierPrefix` makes its ids unique in the page. */
export function renderRoot(tree: ReactNode, identifierPrefix: string): string {
  try {
    return writeMarkup(tree, { hydratable: true })
  } catch {
    return renderToString(tree, { identifierPrefix }).replace(preloads, '')
  }
}
