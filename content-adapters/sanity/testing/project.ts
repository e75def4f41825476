import { randomUUID } from 'node:crypto'
import { apiErrors } from './api-error.ts'
import { readNdjson, type StandInDocument } from './dataset.ts'
import { LiveEvents } from './live-events.ts'
import { type Change, commit, type Mutation } from './mutations.ts'
import { isPrivate, layerOf } from './perspectives.ts'
import { Pictures } from './pictures.ts'
import { SyncTags, type Tagging } from './sync-tags.ts'

/** What a token may: a `viewer` reads drafts and releases too, `published` reads published documents alone, an `editor` writes. */
export type Role = 'published' | 'viewer' | 'editor'

export type ProjectOptions = {
  /** The documents, or NDJSON of them, as `sanity dataset export` writes it. */
  dataset: string | readonly StandInDocument[]
  projectId?: string
  datasetName?: string
  /** Tokens by their text. Without a token a call reads published documents whose id is no path, if the dataset is public. */
  tokens?: Readonly<Record<string, Role>>
  /** True for a dataset that shows nothing to a call without a token. */
  isPrivate?: boolean
  tagging?: Tagging
}

/** A project of one dataset: what is in it, who may read it, and who is told of its changes. */
export class Project {
  readonly id: string
  readonly datasetName: string
  readonly documents: Map<string, StandInDocument>
  readonly tags: SyncTags
  readonly live = new LiveEvents()
  readonly pictures = new Pictures()
  readonly #tokens: Readonly<Record<string, Role>>
  readonly #isPrivate: boolean
  #held: { documents: readonly StandInDocument[]; lastId: string } | undefined

  constructor(options: ProjectOptions) {
    const list = typeof options.dataset === 'string' ? readNdjson(options.dataset) : options.dataset
    this.id = options.projectId ?? 'standin1'
    this.datasetName = options.datasetName ?? 'production'
    this.documents = new Map(list.map((document) => [document._id, document]))
    this.tags = new SyncTags(options.tagging ?? 'filter')
    this.#tokens = options.tokens ?? {}
    this.#isPrivate = options.isPrivate ?? false
  }

  /** The role of an `Authorization` header; none without one. */
  roleOf(authorization: string | undefined): Role | undefined {
    if (authorization === undefined) return undefined
    const role = this.#tokens[authorization.replace(/^Bearer /, '')]
    if (!role) throw apiErrors.unknownToken()
    return role
  }

  /** What a role reads. `lastLiveEventId` is the newest event that the caller has seen. */
  visibleTo(role: Role | undefined, lastLiveEventId?: string | null): StandInDocument[] {
    const isNewer = typeof lastLiveEventId === 'string' && lastLiveEventId !== this.#held?.lastId
    const all = this.#held && !isNewer ? this.#held.documents : [...this.documents.values()]
    if (role === 'viewer' || role === 'editor') return [...all]
    if (role === 'published') return all.filter((document) => layerOf(document) === 'published')
    return this.#isPrivate ? [] : all.filter((document) => !isPrivate(document))
  }

  /**
   * From now on queries are answered from what there is now, as a CDN does for a while; only one that names a later live event is answered
   * anew. False ends that.
   */
  holdCdn(isHeld: boolean): void {
    this.#held = isHeld ? { documents: [...this.documents.values()], lastId: this.live.lastId } : undefined
  }

  /** Writes all mutations or none, and tells those who listen. */
  async write(
    mutations: readonly Mutation[],
    transactionId: string = randomUUID(),
  ): Promise<{ transactionId: string; changes: Change[] }> {
    const changes = commit(this.documents, mutations, transactionId)
    for (const isDraft of [false, true]) {
      const ofLayer = changes.filter(({ id }) => (layerOf({ _id: id }) !== 'published') === isDraft)
      const announced = await Promise.all(
        ofLayer.map(({ before, after }) => this.tags.ofChange([before, after])),
      )
      this.live.announce([...new Set(announced.flat())], isDraft)
    }
    return { transactionId, changes }
  }
}
