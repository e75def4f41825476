import type { TypedObject } from '@portabletext/types'
import type { RichCallout } from '../rich/callout.ts'
import type { RichFile } from '../rich/file.ts'
import type { RichObjectName } from '../rich/objects.ts'
import type { RichPicture } from '../rich/picture.ts'
import type { PortableText } from '../rich/portable-text.ts'
import type { RichTable, TableCell } from '../rich/table.ts'
import { attributes, escapeHtml } from './escape-html.ts'
import { moreFields } from './more-fields.ts'
import { toAttribute } from './object-attribute.ts'

/** How the texts inside objects are written. */
type Writers = { line: (cell: TableCell) => string; text: (content: PortableText) => string }

const more = (name: RichObjectName, value: object) => {
  const fields = moreFields(name, value)
  return { 'data-more': fields && toAttribute(fields) }
}

const pictureHtml = (picture: RichPicture) =>
  `<img${attributes({
    src: picture.src,
    width: picture.width,
    height: picture.height,
    alt: picture.alt ?? '',
    'data-color': picture.color,
    ...more('picture', picture),
  })}>`

function tableHtml(table: RichTable, { line }: Writers): string {
  const row = ({ cells }: RichTable['rows'][number], open: string, close: string) =>
    `<tr>${cells.map((cell) => `<${open}>${line(cell)}</${close}>`).join('')}</tr>`
  const [head, ...others] = table.headerRow ? table.rows : [undefined, ...table.rows]
  return [
    `<table${attributes(more('table', table))}>`,
    table.caption ? `<caption>${escapeHtml(table.caption)}</caption>` : '',
    head ? `<thead>${row(head, 'th scope="col"', 'th')}</thead>` : '',
    `<tbody>${others.map((one) => (one ? row(one, 'td', 'td') : '')).join('')}</tbody></table>`,
  ].join('')
}

const writers: { [Name in RichObjectName]: (value: never, writers: Writers) => string } = {
  picture: (picture: RichPicture) => {
    const caption = picture.caption ? `<figcaption>${escapeHtml(picture.caption)}</figcaption>` : ''
    return `<figure>${pictureHtml(picture)}${caption}</figure>`
  },
  table: tableHtml,
  file: (file: RichFile) =>
    `<p><a${attributes({
      href: file.href,
      download: '',
      'data-bytes': file.bytes,
      ...more('file', file),
    })}>${escapeHtml(file.name)}</a></p>`,
  callout: (callout: RichCallout, { text }: Writers) =>
    `<aside${attributes({ 'data-tone': callout.tone, ...more('callout', callout) })}>${text(callout.content)}</aside>`,
}

/** A small picture in a line; undefined for another object. */
export const pictureTag = (child: TypedObject): string | undefined =>
  child._type === 'picture' ? pictureHtml(child as unknown as RichPicture) : undefined

/** An object between paragraphs. An unknown object stays as it is, in an element that browsers do not show. */
export function objectHtml(value: TypedObject, inner: Writers): string {
  const write = Object.hasOwn(writers, value._type) ? writers[value._type as RichObjectName] : undefined
  if (write) return write(value as never, inner)
  return `<div${attributes({ hidden: '', 'data-object': toAttribute(value) })}></div>`
}
