import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Cell, WrittenCell } from '../../../schemas/exchange/cell.ts'
import { readTable } from './answer-sheet.ts'
import { boundedRow, SheetError, sheetLimits } from './sheet.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const read = async (bytes: Uint8Array, name?: string): Promise<Cell[][]> => {
  const { parts } = await readTable(name === undefined ? { bytes } : { bytes, name })
  return parts.flatMap((part) => (JSON.parse(part) as { cells: Cell[] }[]).map(({ cells }) => cells))
}
const fault = async (bytes: Uint8Array, name?: string) =>
  read(bytes, name).then(
    () => undefined,
    (error: unknown) => (error instanceof SheetError ? error.reason : error),
  )
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )
/** Russian text with a byte for each letter: the letters from А begin at `upper` and `lower`, the last sixteen at `rest`. */
const inBytes = (text: string, { upper, lower, rest }: Record<'upper' | 'lower' | 'rest', number>) =>
  Uint8Array.from(
    [...text].map((sign) => {
      const code = sign.charCodeAt(0)
      if (code >= 0x440) return rest + code - 0x440
      if (code >= 0x430) return lower + code - 0x430
      return code >= 0x410 ? upper + code - 0x410 : code
    }),
  )
const windows = { upper: 0xc0, lower: 0xe0, rest: 0xf0 }
const dos = { upper: 0x80, lower: 0xa0, rest: 0xe0 }

const table = 'Фамилия;Телефон\r\nСерикова;8 701 123-45-67\r\n'
const rows = [
  ['Фамилия', 'Телефон'],
  ['Серикова', '8 701 123-45-67'],
]

test.each<[string, Uint8Array]>([
  ['UTF-8', strToU8(table)],
  ['UTF-8 with its mark', strToU8(`\uFEFF${table}`)],
  ['UTF-16 LE', utf16(table, true)],
  ['UTF-16 LE with its mark', utf16(`\uFEFF${table}`, true)],
  ['UTF-16 BE', utf16(table, false)],
  ['UTF-16 BE with its mark', utf16(`\uFEFF${table}`, false)],
  ['windows-1251', inBytes(table, windows)],
  ['windows-1251 in capitals', inBytes(table.toUpperCase(), windows)],
  ['DOS', inBytes(table, dos)],
  ['DOS in capitals', inBytes(table.toUpperCase(), dos)],
])('a CSV in %s is read', async (name, bytes) => {
  const expected = name.endsWith('capitals') ? rows.map((row) => row.map((one) => one.toUpperCase())) : rows
  expect(await read(bytes)).toEqual(expected)
})

test.each<[string, string, Cell[][]]>([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons and prices with commas',
    'a;b\nx;1500,00\ny;2,5\n',
    [
      ['a', 'b'],
      ['x', '1500,00'],
      ['y', '2,5'],
    ],
  ],
  ['a line that names the separator', 'sep=,\na,b;c\n', [['a', 'b;c']]],
  [
    'parts of several widths, whose prices have commas',
    'Врач;Визитов;Сумма;Оплачено\nЛи;2;76,3;173,69\nКим;2;29,9;227,86\nНаличные;444,2\nКарта;0\nВсего;444,2',
    [
      ['Врач', 'Визитов', 'Сумма', 'Оплачено'],
      ['Ли', '2', '76,3', '173,69'],
      ['Ким', '2', '29,9', '227,86'],
      ['Наличные', '444,2'],
      ['Карта', '0'],
      ['Всего', '444,2'],
    ],
  ],
  [
    'line ends of old Macs',
    'a;b\r1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes, separators and line breaks in cells',
    'a;b\n"x;""y""";"1\r\n2"\n',
    [
      ['a', 'b'],
      ['x;"y"', '1\n2'],
    ],
  ],
  [
    'quotes within a text',
    'a;b\nТОО "Ромашка";1\n',
    [
      ['a', 'b'],
      ['ТОО "Ромашка"', '1'],
    ],
  ],
  [
    'a text that goes on after its quote',
    'a;b\n"ТОО "Ромашка"";1\n',
    [
      ['a', 'b'],
      [{ fault: 'quote' }, '1'],
    ],
  ],
  [
    'empty rows and columns',
    'a;;b;;\n;;;;\n1;;2;;\n',
    [
      ['a', '', 'b'],
      ['1', '', '2'],
    ],
  ],
  ['one column', 'a\nb\n', [['a'], ['b']]],
  ['a half row at the end', 'a;b;c\n1;2;3\n4', [['a', 'b', 'c'], ['1', '2', '3'], ['4']]],
])('a CSV with %s is read', async (_, text, expected) => {
  expect(await read(strToU8(text))).toEqual(expected)
})

test.each<[string, Uint8Array, object]>([
  ['nothing', new Uint8Array(), { fault: 'empty' }],
  ['empty rows', strToU8(';;\n\n;;'), { fault: 'empty' }],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), { fault: 'noTable' }],
  [
    'letters of no encoding of ours',
    Uint8Array.from([0xb1, 0xa7, 0xbb, 0xb9, 0x3b, 0xab]),
    { fault: 'encoding' },
  ],
  ['control characters', strToU8('a\u0001;b'), { fault: 'noTable' }],
  ['an Excel of before 2007', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), { fault: 'oldExcel' }],
  ['a quote that is never closed', strToU8('a;b\n1;"2\n3;4\n'), { fault: 'unclosedQuote', at: 2 }],
  ['a broken archive', strToU8('PK\u0003\u0004 broken'), { fault: 'broken' }],
  ['another archive', zipSync({ 'a.xml': strToU8('<a/>') }), { fault: 'noTable' }],
  ['many columns', strToU8(`a${';'.repeat(100)}b`), { fault: 'manyColumns', limit: 100 }],
  ['a very long text', strToU8(`a;${'b'.repeat(sheetLimits.cellLength + 1)}`), { fault: 'longCell', at: 1 }],
  ['many rows', strToU8('a\n'.repeat(sheetLimits.rows + 21)), { fault: 'manyRows', limit: sheetLimits.rows }],
])('a file with %s is refused', async (_, bytes, expected) => {
  expect(await fault(bytes)).toEqual(expected)
})

async function* pagesOf(all: WrittenCell[][]): AsyncGenerator<WrittenCell[][]> {
  for (let at = 0; at < all.length; at += 2) yield all.slice(at, at + 2)
}
const bytesOf = async (chunks: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
const xlsx = (all: WrittenCell[][]) => bytesOf(writeXlsx(pagesOf(all), 'Лист & 1'))

const text = fc.oneof(
  fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed() && !/[^\P{Cc}\t\n]/u.test(one)),
  fc.constantFrom('=1+1', "'=1", "''+7", '-', '@a', '_x0041_', ' a ', 'a\nb', '"', ';', '\tx'),
  fc.string({ unit: fc.constantFrom(...`,;\t\n'"=- a`) }),
)
const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((one) => ({ date: one.toISOString().slice(0, 10) }))
const number = fc
  .oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  // Files have no negative zero.
  .map((one) => one + 0)
const written = fc.array(fc.array(fc.oneof(text, date, number), { minLength: 3, maxLength: 3 }), {
  minLength: 1,
  maxLength: 5,
})
/** A row begins and ends with something that is seen, so that its places are those that were written. */
const framed = (all: WrittenCell[][]) => [
  ['head', 'b', 'c', 'd', 'e'],
  ...all.map((row) => ['x', ...row, 'y']),
]

test('what is written as XLSX is read as it was', async () => {
  const same = (cell: WrittenCell): unknown => {
    if (typeof cell === 'number') return cell
    if (typeof cell === 'object' && cell.date < '1900-03-01') return cell.date
    return cell
  }
  await fc.assert(
    fc.asyncProperty(written, async (given) => {
      const got = await read(await xlsx(framed(given)))
      const cells = got.map((row) =>
        row.map((cell) => (typeof cell === 'object' && 'number' in cell ? Number(cell.number) : cell)),
      )
      expect(cells).toEqual(framed(given).map((row) => row.map(same)))
    }),
    { numRuns: 60 },
  )
})

const csv = (all: WrittenCell[][]) => bytesOf(writeCsv(pagesOf(all)))

test('what is written as CSV is read as it was', async () => {
  const said = (cell: WrittenCell): unknown => {
    if (typeof cell === 'number') return String(cell).replace('.', ',')
    return typeof cell === 'object' ? cell.date.split('-').reverse().join('.') : cell
  }
  await fc.assert(
    fc.asyncProperty(written, async (given) => {
      expect(await read(await csv(framed(given)))).toEqual(framed(given).map((row) => row.map(said)))
    }),
    { numRuns: 100 },
  )
})

test('no text of a CSV is a formula', async () => {
  const texts = ['=1+1', '+7 701', '-', '@a', ' =1', "'=1", '＝1', 'a=1']
  expect(String(await csv([[...texts, -5]]))).toBe(`\uFEFF'=1+1;'+7 701;'-;'@a;' =1;''=1;'＝1;a=1;-5\r\n`)
})

test('no text of a CSV has a formula where another separator or a line break splits it', async () => {
  const all: [string, string][] = [
    ["a,=1+cmd|'/C calc'!A0,b", `"a,'=1+cmd|'/C calc'!A0,b"`],
    ['a\n=2+2', `"a\n'=2+2"`],
    ['a\r\n=2', `"a\r\n'=2"`],
    ['a;-1\t@b, +7', `"a;'-1\t'@b,' +7"`],
    ['a,"=1', `"a,'""=1"`],
    ['a, b=1; c-d', '"a, b=1; c-d"'],
  ]
  expect(String(await csv(all.map(([text]) => [text, -5.5])))).toBe(
    `\uFEFF${all.map(([, cell]) => `${cell};-5,5\r\n`).join('')}`,
  )
})

const withSheet = async (xml: string) => {
  const files = unzipSync(new Uint8Array(await xlsx([['a']])))
  const name = 'xl/worksheets/sheet1.xml'
  const sheet = strFromU8(files[name] ?? new Uint8Array())
  return zipSync({
    ...files,
    [name]: strToU8(sheet.replace(/<sheetData>.*<\/sheetData>/, `<sheetData>${xml}</sheetData>`)),
  })
}

test('a formula has the value that was calculated, and is no empty cell without one', async () => {
  const bytes = await withSheet(
    '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>1+1</f></c><c r="C1" t="str"><f>"a"</f></c><c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E1" s="1"><f>TODAY()</f><v/></c></row>',
  )
  const failed = { fault: 'formula' }
  expect(await read(bytes)).toEqual([[{ number: '2' }, failed, failed, failed, failed]])
})

test('a long number of XLSX keeps its digits', async () => {
  const bytes = await withSheet(
    '<row r="1"><c r="A1"><v>7.7011234567E10</v></c><c r="B1"><v>990101300123</v></c></row>',
  )
  expect(await read(bytes)).toEqual([[{ number: '7.7011234567E10' }, { number: '990101300123' }]])
})

test('a cell far to the right is refused before each row is as wide', async () => {
  const bytes = await withSheet('<row r="1"><c r="XFD1"><v>1</v></c></row>')
  expect(await fault(bytes)).toEqual({ fault: 'manyColumns', limit: sheetLimits.columns })
})

test('an archive that unpacks to very much is refused, whatever it says', async () => {
  const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(100_000) })
  // The size is in the archive's list of files, which begins with `PK 01 02`.
  const saying = (size: number) => {
    const changed = Buffer.from(bytes)
    changed.writeUInt32LE(size, changed.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
    return fault(changed)
  }
  expect(await saying(sheetLimits.unpackedBytes + 1)).toEqual({ fault: 'tooLarge' })
  expect(await saying(10)).toEqual({ fault: 'broken' })
})

test('a text is kept without what a database cannot store', () => {
  expect(boundedRow(['a\0b', 'c\ud800'], 1)).toEqual({ at: 1, cells: ['ab', 'c\ufffd'] })
})

test('one table of several is read by its name', async () => {
  const bytes = new Uint8Array(await xlsx([['a']]))
  expect(await read(bytes, 'Лист & 1')).toEqual([['a']])
  expect(await fault(bytes, 'Лист 2')).toEqual({ fault: 'noSheet' })
})
