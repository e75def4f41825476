import { most } from '../../../schemas/company-file/manifest.ts'
import { dataFolder } from '../../../schemas/company-file/part-names.ts'
import { CompanyFileError } from '../file/company-file-error.ts'
import type { Archive } from './open-archive.ts'

const newline = 10
/** Lines without a row: the brackets, and the end. */
const mostFrames = 3

/** The rows of a table in an archive, each as the JSON that stands in its line. Throws for what is not as we write it. */
export async function* linesOf(archive: Archive, table: string): AsyncGenerator<string> {
  let held: Buffer[] = []
  let size = 0
  let frames = 0
  const row = (): string | undefined => {
    const line = Buffer.concat(held).toString()
    held = []
    size = 0
    const text = line.endsWith(',') ? line.slice(0, -1) : line
    if (text !== '[' && text !== ']' && text !== '[]' && text !== '') return text
    // A part of nothing but empty lines packs a thousand times.
    if (++frames > mostFrames) throw new CompanyFileError('damaged')
    return undefined
  }
  for await (const chunk of archive.read(`${dataFolder}${table}.json`)) {
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      held.push(chunk.subarray(from, at))
      const text = row()
      if (text !== undefined) yield text
      from = at + 1
    }
    held.push(chunk.subarray(from))
    size += chunk.length - from
    if (size > most.line) throw new CompanyFileError('damaged')
  }
  const last = row()
  if (last !== undefined) throw new CompanyFileError('damaged')
}

/** Lists of at most `size`, in order. */
export async function* inBatches<One>(all: AsyncIterable<One>, size: number): AsyncGenerator<One[]> {
  let batch: One[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
