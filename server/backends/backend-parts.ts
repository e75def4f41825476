import type { Source } from '../../content-adapters/source.ts'
import type { Api, Credentials } from '../api.ts'
import type { NamedSource } from '../chosen-sources.ts'
import type { FindPicture } from '../drawn/picture-reader.ts'
import type { Env } from '../env.ts'
import type { Step } from '../http/step.ts'
import type { VisitStore } from '../visits/visits.ts'

/** What both kinds of parts are made of. */
export type CommonOptions = {
  env: Env
  origin: string
  credentials: Credentials
  /** The sources that lie over the backend. */
  chosen: readonly NamedSource[]
}

/**
 * What this process has of the medical API, which is in it or behind `BACKEND_URL`. Whoever uses these parts does not know where it is.
 */
export type BackendParts = {
  /** What pages read. */
  source: Source
  /** Calls the API with the credential of this server. */
  api: Api
  /** Answers calls from the network, below `/api/`. */
  calls: Step
  /** Pictures, at `/images/`. */
  pictures: Step
  /** Files of clinics, at `/files/`. */
  files: Step
  /** A picture of this site, for a drawing. */
  findPicture: FindPicture
  /** Keeps how many have visited. */
  visits: VisitStore
  /** Whether there is a page for the messages that a demo does not send; undefined while a backend elsewhere does not say. */
  hasInbox: () => Promise<boolean | undefined>
}
