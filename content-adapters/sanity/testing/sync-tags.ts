import { createHash } from 'node:crypto'
import { getPublishedId } from '@sanity/client/csm'
import { type ExprNode, evaluate, unparse } from 'groq-js'
import type { StandInDocument } from './dataset.ts'
import { conjuncts, type Equality, equality, hasAll, isAboutOneDocument, startsOf } from './query-starts.ts'

/** What a tag stands for: the documents of a filter; all of them without one. */
type Watched = { filter?: ExprNode; equal: readonly Equality[] }

/** How fine tags are: by the whole filter of `*[…]`, or by the type alone. How fine the service makes them is its own affair. */
export type Tagging = 'filter' | 'type'

/**
 * The sync tags of a dataset. A query has one for each `*[…]` in it, and one for each document that a reference leads to; a change announces
 * those whose filter the document passes before or after it. A filter that cannot be judged on one document is cut down to what can.
 */
export class SyncTags {
  readonly #watched = new Map<string, Watched>()
  readonly #tagging: Tagging

  constructor(tagging: Tagging) {
    this.#tagging = tagging
  }

  /** The tags of a query, without those of references. */
  ofQuery(tree: ExprNode): string[] {
    return startsOf(tree).map((filter) => {
      const parts = filter ? conjuncts(filter).filter(isAboutOneDocument) : []
      const kept = this.#tagging === 'type' ? parts.filter((part) => equality(part)?.[0] === '_type') : parts
      const key = kept.map((part) => unparse(part)).join(' && ')
      const joined = kept.reduce<ExprNode | undefined>(
        (left, right) => (left ? { type: 'And', left, right } : right),
        undefined,
      )
      const equal = kept.map(equality).filter((pair) => pair !== undefined)
      return this.#tag(`filter ${key}`, { ...(joined && { filter: joined }), equal })
    })
  }

  /** The tag of a document that a reference leads to. */
  ofDocument(id: string): string {
    const equal = [['_id', getPublishedId(id)]] as const
    return this.#tag(`id ${getPublishedId(id)}`, { equal })
  }

  /** The tags that a change of a document announces; absent states are those before it was made and after it was deleted. */
  async ofChange(states: readonly (StandInDocument | undefined)[]): Promise<string[]> {
    const documents = states.flatMap((state) => (state ? [{ ...state, _id: getPublishedId(state._id) }] : []))
    const announced: string[] = []
    for (const [tag, watched] of this.#watched) {
      for (const document of documents) {
        if (!(await passes(document, watched))) continue
        announced.push(tag)
        break
      }
    }
    return announced
  }

  #tag(key: string, watched: Watched): string {
    const tag = `s1:${createHash('sha256').update(key).digest('base64url').slice(0, 6)}`
    if (!this.#watched.has(tag)) this.#watched.set(tag, watched)
    return tag
  }
}

async function passes(document: StandInDocument, { filter, equal }: Watched): Promise<boolean> {
  // Before the filter is evaluated, because a dataset has thousands of tags.
  if (!hasAll(document, equal)) return false
  if (!filter) return true
  const tree: ExprNode = { type: 'Filter', base: { type: 'Everything' }, expr: filter }
  const found: unknown = await (await evaluate(tree, { dataset: [document] })).get()
  return Array.isArray(found) && found.length > 0
}
