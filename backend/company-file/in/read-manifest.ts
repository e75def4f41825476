import { setImmediate } from 'node:timers/promises'
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import {
  companyFileFormat,
  type FileManifest,
  manifestHead,
  most,
  type PartOfFile,
  partOfFile,
} from '../../../schemas/company-file/manifest.ts'
import { manifestName } from '../../../schemas/company-file/part-names.ts'
import { CompanyFileError } from '../file/company-file-error.ts'
import type { Archive } from './open-archive.ts'

/** How much is read at once: others of this process wait for no more. */
const sliceBytes = 64 * 1024

/** Brackets within brackets of a manifest, and its words and signs: more would take memory before anything is known of them. */
const mostDepth = 10
const mostTokens = 16 * most.parts

const openings: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET])
const closings: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET])

const lists = ['tables', 'stays', 'parts'] as const
const plain = Object.keys(manifestHead.shape).filter((key) => !lists.some((list) => list === key))

/** What was read of a manifest so far. */
type Read = { head: Record<string, unknown>; parts: PartOfFile[]; isDamaged: boolean }

/** Reads a manifest as it comes. `write` throws for what is no JSON, or is none of ours by its size. */
function manifestReader() {
  const read: Read = { head: { tables: [], stays: [] }, parts: [], isDamaged: false }
  const paths = [...plain, 'company', ...lists.map((list) => `${list}.*`)].map((path) => `$.${path}`)
  const values = new TokenParser({ paths, keepStack: false })
  values.onValue = ({ value, key, stack }) => {
    const list = stack[1]?.key
    if (list === 'parts') {
      const part = partOfFile.safeParse(value).data
      if (part && read.parts.length < most.parts) read.parts.push(part)
      else read.isDamaged = true
    } else if (list === 'tables' || list === 'stays') (read.head[list] as unknown[]).push(value)
    else if (typeof key === 'string') read.head[key] = value
  }
  const tokens = new Tokenizer()
  let depth = 0
  let count = 0
  tokens.onToken = (one) => {
    if (openings.has(one.token)) depth += 1
    else if (closings.has(one.token)) depth -= 1
    count += 1
    if (depth > mostDepth || count > mostTokens) throw new CompanyFileError('damaged')
    values.write(one)
  }
  return {
    read,
    write: (slice: Uint8Array) => tokens.write(slice),
    isWhole: () => values.isEnded,
  }
}

/**
 * The manifest of an archive, read in slices between which others have their turn: it names each file of a company. Throws `CompanyFileError` for one of
 * another program, and one of a newer version.
 */
export async function readManifest(archive: {
  entries: Pick<Archive['entries'], 'has'>
  read: Archive['read']
}): Promise<FileManifest> {
  if (!archive.entries.has(manifestName)) throw new CompanyFileError('otherFile')
  const { read, write, isWhole } = manifestReader()
  try {
    for await (const chunk of archive.read(manifestName))
      for (let at = 0; at < chunk.length; at += sliceBytes) {
        write(chunk.subarray(at, at + sliceBytes))
        await setImmediate()
      }
  } catch {
    throw new CompanyFileError('damaged')
  }
  if (!isWhole()) throw new CompanyFileError('damaged')
  const { head, parts, isDamaged } = read
  if (head.product !== 'shipa') throw new CompanyFileError('otherFile')
  if (typeof head.format === 'number' && head.format > companyFileFormat) throw new CompanyFileError('newer')
  const known = manifestHead.safeParse(head).data
  if (!known || isDamaged) throw new CompanyFileError('damaged')
  return { ...known, parts }
}
