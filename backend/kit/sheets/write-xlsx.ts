import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { WrittenCell, WrittenPages } from '../../../schemas/exchange/cell.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A sign that XML does not keep, or that looks like the code of one: as its code. */
const codeOf = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[\dA-F]{4}_)/gi, codeOf)
    .replace(/[^\P{Cc}\t\n\x20-\x9f]|[\ufffe\uffff]/gu, codeOf)
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** The files besides the table itself: the least that spreadsheets need, with one style, for dates. */
const frame = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
})

const dayMs = 86_400_000

/** In digits: a name fits, and a date is no row of hashes. */
const columnWidth = 20

/** The first day from which Excel counts as calendars do: it takes 1900 for a leap year. */
const firstCounted = '1900-03-01'

const textXml = (text: string): string =>
  text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`

function cellXml(cell: WrittenCell): string {
  if (cell === undefined) return '<c/>'
  if (typeof cell === 'string') return textXml(cell)
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (cell.date < firstCounted) return textXml(cell.date)
  return `<c s="1"><v>${(Date.parse(cell.date) - Date.UTC(1899, 11, 30)) / dayMs}</v></c>`
}

/** The names of columns: A to Z, AA, AB… */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

const rowXml = (row: readonly WrittenCell[], at: number): string =>
  `<row r="${at}">${row.map((cell, index) => cellXml(cell).replace('<c', `<c r="${columnName(index)}${at}"`)).join('')}</row>`

/** Rows as XLSX, written page by page: a file of any length takes the memory of one of them. A text stays a text there, whatever it begins with. */
export async function* writeXlsx(pages: WrittenPages, sheet: string): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: 3 })
    zip.add(file)
    return file
  }
  for (const [name, xml] of Object.entries(frame(sheet))) open(name).push(strToU8(xml), true)
  const table = open('xl/worksheets/sheet1.xml')
  table.push(
    strToU8(
      `${head}<worksheet xmlns="${main}"><sheetFormatPr defaultColWidth="${columnWidth}" defaultRowHeight="15"/><sheetData>`,
    ),
  )
  let at = 0
  for await (const rows of pages) {
    const first = at + 1
    at += rows.length
    table.push(strToU8(rows.map((row, index) => rowXml(row, first + index)).join('')))
    yield* ready
    ready = []
  }
  table.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* ready
}
