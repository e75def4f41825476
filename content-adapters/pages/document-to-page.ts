import checkedDocument from '../../schemas/blocks/checked-document.ts'
import documentCheck, { type DocumentCheckProps } from '../../schemas/blocks/document-check.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { writeDocumentCode } from '../../schemas/formats/document-code.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { CheckedDocument } from '../entities/document.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** Why there is no document to show; `empty` if nothing was typed. */
export type DocumentFault = NonNullable<DocumentCheckProps['fault']>
type Refused = { written: string; fault: DocumentFault }

/** The check of a document by its code or file (R2), also in place of one that cannot be shown. Search engines get it without a code. */
export function documentCheckToPage(refused?: Refused): PageContent {
  const fault = refused?.fault === 'empty' ? undefined : refused?.fault
  const title = words(fault ? `head:document.${fault}` : 'head:document.title')
  const lead = words(fault ? `head:document.${fault}Lead` : 'head:document.lead')
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
