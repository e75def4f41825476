import { cpSync, renameSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDataDir } from '../../backend/test/databases.ts'
import { onceARun } from '../../backend/test/once-a-run.ts'
import { start } from '../start.ts'

/** A new folder to be the `DATA_DIR` of a server, with the demo content as a first start writes it, which one does once a run. */
export async function newDemoDataDir(): Promise<string> {
  const written = await onceARun('demo-data', async (folder) => {
    const first = await newDataDir()
    const running = await start(
      { PORT: '0', DATA_DIR: first, LOG_LEVEL: 'silent', DEMO_CITY: '0', DEMO_WEEK: 'off' },
      () => () => {},
    )
    await running.stop()
    const place = join(folder, 'demo-data')
    renameSync(first, place)
    return place
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'shipa-data-'))
  cpSync(written, dataDir, { recursive: true })
  return dataDir
}
