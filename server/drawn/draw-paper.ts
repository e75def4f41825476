import { deflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { outlines, type Weight } from './outlines.ts'

/** A line of a paper: its text, size in points, weight, and the space above it. */
export type PaperLine = { text: string; size: number; weight: Weight; above: number }

/** A4 in points. */
const sheet = { width: 595, height: 842, margin: 64 }
/** Width of the QR code in points. */
const qrWidth = 110

/** Path commands of SVG, as fonts have them, in those of PDF; a quadratic curve becomes a cubic one. */
function pathOf(d: string): string {
  let [x, y] = [0, 0]
  return [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', list = '']) => {
      const n = (list.match(/-?[\d.]+/g) ?? []).map(Number)
      const [fromX, fromY] = [x, y]
      ;[x = x, y = y] = n.slice(-2)
      if (command === 'Z') return 'h'
      if (command !== 'Q') return `${n.join(' ')} ${{ M: 'm', L: 'l', C: 'c' }[command]}`
      const [cx = 0, cy = 0] = n
      const third = (from: number, by: number) => (from + (2 / 3) * (by - from)).toFixed(2)
      return [third(fromX, cx), third(fromY, cy), third(x, cx), third(y, cy), x, y, 'c'].join(' ')
    })
    .join(' ')
}

/** A line of text with its baseline at a place. */
function textAt({ text, size, weight }: PaperLine, left: number, top: number): string {
  const glyph = /translate\((\S+) (\S+)\) scale\((\S+) \S+\)" d="([^"]*)"/g
  return [...outlines(text, size, weight).svg.matchAll(glyph)]
    .map(([, x, y, scale, d = '']) => {
      const place = `${(left + Number(x)).toFixed(2)} ${(top - Number(y)).toFixed(2)}`
      return `q ${scale} 0 0 ${scale} ${place} cm ${pathOf(d)} f Q`
    })
    .join('\n')
}

function qrAt(address: string, left: number, top: number): string {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const module = qrWidth / size
  return data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        isDark
          ? `${(left + x * module).toFixed(2)} ${(top - (y + 1) * module).toFixed(2)} ${module.toFixed(2)} ${module.toFixed(2)} re`
          : [],
      ),
    )
    .join(' ')
    .concat(' f')
}

/** A PDF of one page: lines of text as outlines, so that it needs no fonts, and a QR code with an address below them. */
export function drawPaper(lines: readonly PaperLine[], address: string): Buffer {
  let top = sheet.height - sheet.margin
  const drawn = lines.map((line) => {
    top -= line.above + line.size
    return textAt(line, sheet.margin, top)
  })
  const drawing = [...drawn, qrAt(address, sheet.margin, top - 40)].join('\n')
  const content = deflateSync(drawing).toString('latin1')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents 4 0 R >>`,
    `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}
