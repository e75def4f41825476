import { judge } from '../../schemas/core/judge.ts'
import type { Path } from '../../schemas/core/problem.ts'
import { judgeBlock } from '../../schemas/page/judge-block.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import type { SanityMapping } from './mapping.ts'
import { type PathStep, seenBlocksOf } from './previews/seen-blocks.ts'
import { placeOf as placeOfDocument, type Report, reportUnseen } from './read-document.ts'
import { pathText } from './wire/path-text.ts'

/**
 * Reports what is wrong with the blocks of a page, by the place in its document as Sanity writes it: `page-1 blocks[_key=="q"].items[0].title.ru`.
 * The page is drawn of their valid parts.
 */
export function judgeBlocks(
  raw: Record<string, unknown>,
  blocks: readonly StoredBlock[],
  mapping: SanityMapping,
  report: Report,
): void {
  const seen = seenBlocksOf(mapping)
  seen.note(raw)

  /** `at` is the place of a block that has no key. */
  function placeOf(block: StoredBlock, at: readonly PathStep[], [part, ...field]: Path): string {
    const own = part === 'props' ? field.map(String) : [ownFields[String(part)] ?? []].flat()
    const place = seen.placeOf(block.id, own.join('.') || undefined)
    return `${placeOfDocument(raw)} ${pathText(place?.path ?? [...at, ...own])}`
  }

  function judgeAll(level: readonly StoredBlock[], above: readonly PathStep[], depth: number): void {
    for (const [index, block] of level.entries()) {
      const at = [...above, index]
      const { problems, fault } = judgeBlock(judge, block, blockDefinitions, depth)
      for (const problem of problems) {
        // A block gets another id, which only addresses of the page itself have.
        if (problem.path[0] === 'id') continue
        report({
          path: placeOf(block, at, problem.path),
          code: problem.code,
          problem,
          block: block.type,
          ...(fault && { costs: 'block' }),
        })
      }
      reportUnseen(block.props, placeOf(block, at, []), report)
      judgeAll(block.children ?? [], [...at, 'blocks'], depth + 1)
    }
  }

  judgeAll(blocks, ['blocks'], 1)
}

/** What Sanity calls fields of a block besides its props. */
const ownFields: Readonly<Record<string, string>> = {
  type: '_type',
  children: 'blocks',
  visibility: 'visibility',
  v: 'v',
}
