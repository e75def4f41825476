import type { SearchKind } from '../database/tables/index.ts'
import type { Hit } from './find.ts'

/** Groups of results; complaints are found as their specialities. */
export const groupKinds = ['speciality', 'place', 'clinic', 'doctor', 'service', 'other'] as const
export type GroupKind = (typeof groupKinds)[number]

export type Group = { kind: GroupKind; hits: Hit[] }

/** An answer that is this much worse than the best one is none. */
const worst = 0.58

/** Services of one name are one answer. */
const identity = ({ entry: { kind, code, name } }: Hit): string =>
  kind === 'service' ? name.ru.toLowerCase() : code

const isGroup = (kind: SearchKind): kind is GroupKind => kind !== 'complaint'

/** Hits by kind, each group and its hits the best first; those that hardly answer are left out. */
export function groupHits(hits: readonly Hit[]): Group[] {
  const top = hits[0]?.relevance ?? 0
  const groups = new Map<GroupKind, Map<string, Hit>>()
  for (const hit of hits) {
    const { kind } = hit.entry
    if (!isGroup(kind) || hit.relevance < top * worst) continue
    const group = groups.get(kind) ?? new Map<string, Hit>()
    if (!group.has(identity(hit))) group.set(identity(hit), hit)
    groups.set(kind, group)
  }
  return [...groups].map(([kind, all]) => ({ kind, hits: [...all.values()] }))
}
