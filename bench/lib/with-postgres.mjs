import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts a temporary Postgres by the functions of `backend/test/cluster.ts`, and runs `work` with what gives the address of a database there by its name. */
export async function withPostgres({ findBinaries, startCluster, stopCluster }, work) {
  const binaries = findBinaries()
  if (!binaries) throw new Error('There are no binaries of Postgres on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'shipa-bench-'))
  // Postgres runs as another user than root.
  chmodSync(folder, 0o755)
  const cluster = join(folder, 'cluster')
  try {
    const url = startCluster(binaries, cluster, 'C.UTF-8')
    try {
      return await work((database = 'postgres') => url.replace('/?', `/${database}?`))
    } finally {
      stopCluster(binaries, cluster)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
