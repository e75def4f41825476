import checkedDocument from '../../schemas/blocks/checked-document.ts'
import documentCheck from '../../schemas/blocks/document-check.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { writeDocumentCode } from '../../schemas/formats/document-code.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { CheckedDocument } from '../entities/document.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** The typed code, and the reason why there is no document to show. */
type Refused = { written: string; fault: 'code' | 'missing' | 'often' }

/** The check of a document by its code or file (R2), also in place of one that cannot be shown. Search engines get it without a code. */
export function documentCheckToPage(refused?: Refused): PageContent {
  const title = words(refused ? `head:document.${refused.fault}` : 'head:document.title')
  const lead = words(refused ? `head:document.${refused.fault}Lead` : 'head:document.lead')
  return {
    title,
    description: words('head:document.description'),
    type: 'website',
    blocks: [storedBlock(pageTitle, { title, lead }), storedBlock(documentCheck, refused ?? {})],
    sidebar: [],
    ...(refused && { robots: 'noindex' as const }),
  }
}

/** A checked document (R27); `address` is that of its QR code. Never indexed. */
export function documentToPage({ lang, code }: CheckedDocument, address: string): PageContent {
  const written = writeDocumentCode(code)
  return {
    title: words('head:document.checked'),
    description: words('head:document.description'),
    type: 'website',
    robots: 'noindex',
    blocks: [
      storedBlock(checkedDocument, { lang, code: written, address }),
      storedBlock(documentCheck, { code: written }),
    ],
    sidebar: [],
  }
}
