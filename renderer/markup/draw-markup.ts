import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { writeMarkup } from './write-markup.ts'

/** React asks for eager pictures ahead of them; a browser that reads ahead finds them by itself. */
const preloads = /<link rel="preload" as="image"[^>]*>/g

/** HTML of a tree that stays as it is. Throws what a component throws. */
export function drawMarkup(tree: ReactNode): string {
  try {
    return writeMarkup(tree)
  } catch {
    // It needs more of React than pure components do, or it is broken: then React throws as well.
    return renderToStaticMarkup(tree).replace(preloads, '')
  }
}

/** HTML of a tree that React hydrates; `identifierPrefix` makes its ids unique in the page. */
export function drawRoot(tree: ReactNode, identifierPrefix: string): string {
  try {
    return writeMarkup(tree, { hydratable: true })
  } catch {
    return renderToString(tree, { identifierPrefix }).replace(preloads, '')
  }
}
