import { randomUUID } from 'node:crypto'
import { apiErrors } from './api-error.ts'
import type { StandInDocument } from './dataset.ts'
import { type PatchOperations, patched } from './patches.ts'

/** One mutation, as a client sends it. */
export type Mutation =
  | { create: Partial<StandInDocument> & { _type: string } }
  | { createOrReplace: StandInDocument }
  | { createIfNotExists: StandInDocument }
  | { delete: { id: string } }
  | { patch: { id: string } & PatchOperations }

/** What the studio asks for when an editor presses its buttons. */
export type Action =
  | { actionType: 'sanity.action.document.publish'; draftId: string; publishedId: string }
  | { actionType: 'sanity.action.document.unpublish'; draftId: string; publishedId: string }
  | { actionType: 'sanity.action.document.discard'; draftId: string }
  | {
      actionType: 'sanity.action.document.edit'
      draftId: string
      publishedId: string
      patch: PatchOperations
    }

export type Change = {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  before?: StandInDocument
  after?: StandInDocument
}

/** Applies mutations in order, all or none; the map is changed only if all succeed. */
export function commit(
  documents: Map<string, StandInDocument>,
  mutations: readonly Mutation[],
  transactionId: string,
): Change[] {
  const now = new Date().toISOString()
  const working = new Map(documents)
  const write = (id: string, document: StandInDocument): Change => {
    const before = working.get(id)
    const after = { _createdAt: now, ...document, _id: id, _updatedAt: now, _rev: transactionId }
    working.set(id, after)
    return { id, operation: before ? 'update' : 'create', ...(before && { before }), after }
  }
  const changes = mutations.map((mutation): Change => {
    if ('create' in mutation) {
      const id = mutation.create._id ?? randomUUID()
      if (working.has(id)) throw alreadyThere(id)
      return write(id, { ...mutation.create, _id: id })
    }
    if ('createOrReplace' in mutation) return write(mutation.createOrReplace._id, mutation.createOrReplace)
    if ('createIfNotExists' in mutation) {
      const { _id: id } = mutation.createIfNotExists
      return working.has(id) ? { id, operation: 'none' } : write(id, mutation.createIfNotExists)
    }
    if ('delete' in mutation) {
      const before = working.get(mutation.delete.id)
      working.delete(mutation.delete.id)
      return { id: mutation.delete.id, operation: before ? 'delete' : 'none', ...(before && { before }) }
    }
    const { id, ifRevisionID } = mutation.patch
    const before = working.get(id)
    if (!before) throw notThere(id)
    if (ifRevisionID && before._rev !== ifRevisionID) throw otherRevision(id)
    return write(id, patched(before, mutation.patch))
  })
  documents.clear()
  for (const [id, document] of working) documents.set(id, document)
  return changes
}

/** The mutations of an action of the studio. */
export function mutationsOf(documents: ReadonlyMap<string, StandInDocument>, action: Action): Mutation[] {
  const draft = documents.get(action.draftId)
  switch (action.actionType) {
    case 'sanity.action.document.publish':
      if (!draft) throw notThere(action.draftId)
      return [{ createOrReplace: { ...draft, _id: action.publishedId } }, { delete: { id: action.draftId } }]
    case 'sanity.action.document.unpublish': {
      const published = documents.get(action.publishedId)
      if (!published) throw notThere(action.publishedId)
      return [
        { createIfNotExists: { ...published, _id: action.draftId } },
        { delete: { id: action.publishedId } },
      ]
    }
    case 'sanity.action.document.discard':
      return [{ delete: { id: action.draftId } }]
    case 'sanity.action.document.edit': {
      const begun = draft ?? documents.get(action.publishedId)
      if (!begun) throw notThere(action.publishedId)
      return [
        { createIfNotExists: { ...begun, _id: action.draftId } },
        { patch: { id: action.draftId, ...action.patch } },
      ]
    }
  }
}

const alreadyThere = (id: string) =>
  apiErrors.conflict(`Document by ID "${id}" already exists`, 'documentAlreadyExistsError', id)
const notThere = (id: string) =>
  apiErrors.conflict(`The document with the ID "${id}" was not found`, 'documentNotFoundError', id)
const otherRevision = (id: string) =>
  apiErrors.conflict(`document "${id}" has unexpected revision ID`, 'documentRevisionIDDoesNotMatchError', id)
