import { getRequestListener } from '@hono/node-server'
import type { Backend } from '../../backend/create-backend.ts'
import { isDemoDatabase } from '../../backend/kit/company/is-demo-database.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import type { FileStore } from '../../backend/kit/files/store.ts'
import { createApi } from '../api.ts'
import { contentSource } from '../content-source.ts'
import { databaseDeadline } from '../deadlines.ts'
import type { Env } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { createPublicFiles } from '../http/public-files.ts'
import { drawDemoPicture, drawProductPicture } from '../images/demo-pictures.ts'
import { createImages } from '../images/images.ts'
import { type FindOriginal, originalsInStore, originalsOnDisk } from '../images/original-pictures.ts'
import { ownPictureKey } from '../images/own-picture-key.ts'
import { inboxMode } from '../inbox-mode.ts'
import { visitsInDatabase } from '../visits/visit-stores.ts'
import type { BackendParts, CommonOptions } from './backend-parts.ts'

type Options = CommonOptions & { db: Database; backend: Backend; files: FileStore }

/** The parts of the medical API that is in this process. */
export function builtInParts({
  env,
  origin,
  credentials,
  chosen,
  db,
  backend,
  files,
}: Options): BackendParts {
  const isBehindProxy = env.TRUST_PROXY === 'on'
  const deadline = databaseDeadline(env)
  const find = findOriginal(env, files)
  const images = createImages(env.DATA_DIR, find)
  const callApi = getRequestListener(
    (call, { incoming }) =>
      backend.fetchFrom(call, { address: clientAddress(incoming, isBehindProxy), ...deadline }),
    { overrideGlobalObjects: false },
  )
  return {
    source: contentSource({ env, origin, credentials, chosen, backend }),
    api: createApi({
      fetch: (request) => backend.fetchFrom(request, deadline),
      credentials,
      address: origin,
    }),
    calls: async (request, response) => {
      await callApi(request, response)
      return true
    },
    pictures: (request, response, { path }) => images(request, response, path),
    files: createPublicFiles(files),
    findPicture: async (src) => {
      const key = ownPictureKey(src)
      return key && find(key)
    },
    visits: visitsInDatabase(db.orm),
    hasInbox: async () => {
      const inbox = inboxMode(env)
      return inbox === 'open' || (inbox === 'on-demo' && (await isDemoDatabase(db.orm)))
    },
  }
}

function findOriginal(env: Env, files: FileStore): FindOriginal {
  const onDisk = originalsOnDisk(env.DATA_DIR, env.SEED === 'demo' ? drawDemoPicture : drawProductPicture)
  const inStore = env.S3_URL ? originalsInStore(files, env.DATA_DIR) : undefined
  return async (key) => (await onDisk(key)) ?? inStore?.(key)
}
