import { isRecord } from '../../schemas/core/is-record.ts'
import { judge } from '../../schemas/core/judge.ts'
import { t } from '../../schemas/core/type.ts'
import { currentVersion } from '../../schemas/page/define-block.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { pageHeadProperties } from '../../schemas/page/stored-page.ts'
import { validatePage } from '../../schemas/page/validate-page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import type { StoredPage } from '../entities/site.ts'
import { fieldsWithRussian } from '../parts/with-russian.ts'
import type { SourceProblem } from '../source.ts'
import { FileFault, neededOf } from './file-problem.ts'
import { readObject } from './read-data.ts'

const headSchema = t.object(pageHeadProperties)

/** Blocks as files have them: an id may be left out, which is then the place of the block, and so may the version, which is then the current one. */
const storedBlocks = (blocks: readonly unknown[], place = 'b'): unknown[] =>
  blocks.map((block, index) => {
    if (!isRecord(block)) return block
    const definition = blockDefinitions.get(String(block.type))
    const { id = `${place}${index + 1}`, v = definition ? currentVersion(definition) : 1, props = {} } = block
    return {
      ...block,
      id,
      v,
      props,
      ...(Array.isArray(block.children) && { children: storedBlocks(block.children, `${id}-`) }),
    }
  })

/**
 * A page as its file has it. Problems are reported; blocks stay as they are, because the renderer drops what is invalid of one. Throws
 * `FileFault` for one without a title or blocks.
 */
export function readPage(file: string, text: string, report: (problem: SourceProblem) => void): StoredPage {
  const { blocks, ...written } = readObject(text)
  if (!Array.isArray(blocks)) throw new FileFault('The page has no blocks: write "blocks": [ … ]', 'blocks')
  const stored = storedBlocks(blocks)
  const { value } = judge(headSchema, written)
  const problems = validatePage({ ...written, blocks: stored }, blockDefinitions)
  const says = 'The page has no title: write "title": { "ru": "…" }'
  const judged = neededOf(file, text, { problems, value, needs: 'title', says }, report)
  const head = fieldsWithRussian(headSchema, judged)
  return {
    ...head,
    blocks: stored.filter(isRecord) as unknown as StoredBlock[],
    origin: { document: file, isJudged: true },
  }
}
