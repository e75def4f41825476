import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** React preloads eager pictures with links; browsers find them without such links. */
const preloads = /<link rel="preload" as="image"[^>]*>/g

/** The props of an island. */
const props = / data-props="([^"]*)"/g

/**
 * HTML of a tree. Throws the errors of components. The JSON of islands is in single quotation marks, so that its own double ones need no
 * escaping, which is shorter.
 */
export const renderMarkup = (tree: ReactNode): string =>
  renderToStaticMarkup(tree)
    .replace(preloads, '')
    .replace(props, (_, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`)
