import { getPublishedId } from '@sanity/client/csm'
import { type ExprNode, evaluate, GroqSyntaxError, parse } from 'groq-js'
import { apiErrors } from './api-error.ts'
import type { StandInDocument } from './dataset.ts'
import { inPerspective, type Perspective } from './perspectives.ts'
import { conjuncts, equality, hasAll, startsOf } from './query-starts.ts'
import type { SyncTags } from './sync-tags.ts'

/** A query as a client sends it. */
export type AskedQuery = {
  query: string
  params: Readonly<Record<string, unknown>>
  perspective: Perspective
}

/** The body of `GET` or `POST …/data/query/{dataset}`. */
export type QueryAnswer = { query: string; result: unknown; syncTags: string[]; ms: number }

/** Evaluates a query over what its reader may see. References lead to the version of the perspective, or to nothing. */
export async function answerQuery(
  { query, params, perspective }: AskedQuery,
  documents: readonly StandInDocument[],
  tags: SyncTags,
): Promise<QueryAnswer> {
  const started = performance.now()
  const tree = parsed(query, params)
  const dataset = inPerspective(documents, perspective)
  const byId = new Map(dataset.map((document) => [document._id, document]))
  const syncTags = new Set(tags.ofQuery(tree))
  const dereference = ({ _ref: ref }: { _ref: string }) => {
    syncTags.add(tags.ofDocument(ref))
    return byId.get(perspective === 'raw' ? ref : getPublishedId(ref))
  }
  const value = await evaluate(tree, { dataset: narrowed(dataset, tree), params: { ...params }, dereference })
  const result: unknown = (await value.get()) ?? null
  return { query, result, syncTags: [...syncTags], ms: Math.round(performance.now() - started) }
}

/** The documents that a query can find, so that it is not evaluated on thousands of others. */
function narrowed(documents: StandInDocument[], tree: ExprNode): StandInDocument[] {
  const starts = startsOf(tree).map((filter) =>
    filter ? conjuncts(filter).flatMap((part) => [equality(part)].filter((one) => one !== undefined)) : [],
  )
  return documents.filter((document) => starts.some((equalities) => hasAll(document, equalities)))
}

function parsed(query: string, params: Readonly<Record<string, unknown>>): ExprNode {
  try {
    return parse(query, { params: { ...params } })
  } catch (error) {
    if (!(error instanceof GroqSyntaxError)) throw error
    throw apiErrors.syntax(query, error.position, error.message)
  }
}
