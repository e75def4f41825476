import { createBackend } from '../../backend/create-backend.ts'
import { silentLog } from '../../backend/kit/log.ts'
import { testFiles } from '../../backend/test/files.ts'
import { type MedicalApiOptions, medicalApi } from '../../content-adapters/medical-api/client.ts'
import { openDemo } from './open-demo.ts'

/** A clinic of the demo content, and a day on which it is open. */
export const demoClinic = { company: 'demo-dent', now: new Date('2026-11-21T09:00:00Z') }

const credentials = { id: 'tests', secret: 'a secret of the tests' }

/** The medical API with the demo content as a source, which asks without HTTP; `over` asks it in another way. */
export async function openBuiltIn(options: Partial<MedicalApiOptions> = {}) {
  const db = await openDemo()
  const { fetch } = createBackend({
    db,
    credentials: [credentials],
    integrators: [],
    log: silentLog,
    files: testFiles,
  })
  const over = (asked: Pick<MedicalApiOptions, 'fetch' | 'baseUrl'>) =>
    medicalApi({ credentials, externalDomain: 'clinic.test', timeoutMs: 20_000, ...options, ...asked })
  return { fetch, builtIn: over({ fetch, baseUrl: 'http://backend.test' }), over, close: () => db.close() }
}
