import { getPublishedId, getVersionFromId, isDraftId } from '@sanity/client/csm'
import type { StandInDocument } from './dataset.ts'

/** Which version of each document is read: one name, or a stack of releases, drafts and `published`, the first that has it. */
export type Perspective = 'raw' | readonly string[]

/** The oldest version of the API that reads published documents where no perspective is named. */
const publishedSince = '2025-02-19'

/** The perspective of a call by its parameter, or by the version of the API. */
export function readPerspective(asked: string | null, apiVersion: string): Perspective {
  if (asked === null) return apiVersion !== 'X' && apiVersion < publishedSince ? 'raw' : ['published']
  if (asked === 'raw') return 'raw'
  const names = asked.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  return names.includes('published') ? names : [...names, 'published']
}

/** The layer of a perspective that a document belongs to: `published`, `drafts` or the name of a release. */
export const layerOf = ({ _id }: { _id: string }): string =>
  isDraftId(_id) ? 'drafts' : (getVersionFromId(_id) ?? 'published')

/** True for documents that only a token reads: their id is a path. */
export const isPrivate = ({ _id }: { _id: string }): boolean => _id.includes('.')

/**
 * The documents of a perspective. A draft or version stands in for the published document under its id, and names its own in
 * `_originalId`; a version that is to be unpublished hides the document.
 */
export function inPerspective(
  documents: Iterable<StandInDocument>,
  perspective: Perspective,
): StandInDocument[] {
  if (perspective === 'raw') return [...documents]
  const chosen = new Map<string, { rank: number; document: StandInDocument }>()
  for (const document of documents) {
    const rank = perspective.indexOf(layerOf(document))
    if (rank === -1) continue
    const id = getPublishedId(document._id)
    const other = chosen.get(id)
    if (!other || rank < other.rank) chosen.set(id, { rank, document })
  }
  return [...chosen].flatMap(([id, { document }]) => (isHidden(document) ? [] : [asPublished(id, document)]))
}

const isHidden = ({ _system: system }: StandInDocument): boolean =>
  typeof system === 'object' && system !== null && 'delete' in system && system.delete === true

const asPublished = (id: string, document: StandInDocument): StandInDocument => ({
  ...document,
  _id: id,
  _originalId: document._id,
})
