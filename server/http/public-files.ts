import { documentFile, type FileStore } from '../../backend/kit/files/store.ts'
import type { Step } from './step.ts'

/** Serves the documents of clinics at `/files/`, PDF only. Their names are random, so that they never change. */
export const createPublicFiles =
  (files: FileStore): Step =>
  async (request, response, { path }) => {
    const name = documentFile(path)
    const bytes = name?.endsWith('.pdf') ? await files.read(name) : undefined
    if (!bytes) return false
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': bytes.byteLength,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
