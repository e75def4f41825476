import { material, materialDraft, news, newsDraft } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

const draft = { status: 'draft', publishedRevision: null, publishAt: null }

export const outgoing = defineOutgoing([
  // They are published by a press here, where their addresses may be others.
  { table: newsDraft, brought: (row) => ({ ...row, ...draft }) },
  { table: materialDraft, brought: (row) => ({ ...row, ...draft }) },
  { table: news, outOnly: 'derived' },
  { table: material, outOnly: 'derived' },
])
