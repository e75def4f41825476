/** Kinds of objects that a person may like. */
export const likeTypes = ['company', 'specialist', 'news', 'material'] as const

/** Kinds of medical records. */
export const recordKinds = ['visit', 'document', 'consultation'] as const
export type RecordKind = (typeof recordKinds)[number]
