import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBinaries, stopCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this test run, for the databases that its workers share. */
    databaseFolder: string
  }
}

/** A folder that a whole test run shares: a private Postgres cluster, which is stopped here, and a database to copy. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'shipa-databases-'))
  chmodSync(folder, 0o755)
  project.provide('databaseFolder', folder)
  return () => {
    const binaries = findBinaries()
    const cluster = join(folder, 'cluster')
    if (binaries && existsSync(join(cluster, 'data/postmaster.pid'))) stopCluster(binaries, cluster)
    rmSync(folder, { recursive: true, force: true })
  }
}
