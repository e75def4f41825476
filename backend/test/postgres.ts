import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBinaries, stopCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this test run; the first test that needs Postgres starts it there. */
    postgresFolder: string
  }
}

/** One private Postgres cluster for a whole test run, started on demand, stopped here. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'shipa-postgres-'))
  chmodSync(folder, 0o755)
  project.provide('postgresFolder', folder)
  return () => {
    const binaries = findBinaries()
    const cluster = join(folder, 'cluster')
    if (binaries && existsSync(join(cluster, 'data/postmaster.pid'))) stopCluster(binaries, cluster)
    rmSync(folder, { recursive: true, force: true })
  }
}
