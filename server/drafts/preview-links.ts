import type { z } from 'zod'
import type { sharedSite } from '../../schemas/api/site-shares.ts'
import { type Opened, withToken } from '../../schemas/canvas/preview-token.ts'

export type Share = z.infer<typeof sharedSite>['SHARE']

/** Links and forms; style sheets and pictures are the same without a token. */
const links = /(<(?:a|form)\b[^<>]*? (?:href|action)=")([^"#?]*)(\?[^"#]*)?(#[^"]*)?"/g

/** The HTML of a document in which all links that the link opens keep its token. */
export const keepToken = (opened: Opened, html: string, token: string): string =>
  html.replace(
    links,
    (_, name: string, path: string, query = '', hash = '') =>
      `${name}${withToken(opened, path + query + hash, token)}"`,
  )
