import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** `EIO` as emscripten numbers it: Postgres stops at it, and does not say that anything was kept. */
const inputOutputError = 29

/** What a file system of emscripten may have beside its other operations: libc's `fsync` calls it, and succeeds without it. */
type Syncing = { stream_ops: { fsync?: (stream: { nfd: number }) => number } }

function fsync({ nfd }: { nfd: number }): number {
  try {
    fsyncSync(nfd)
    return 0
  } catch {
    // Postgres writes which file could not be synced, and why, into its own error.
    return inputOutputError
  }
}

/**
 * Files of an embedded database whose `fsync` reaches the disk. PGlite's own have none, and start Postgres with `-F`, so that what was
 * committed would be in the memory of the system only.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun: typeof emscriptenOpts.preRun = [
      ({ NODEFS }) => {
        ;(NODEFS as unknown as Syncing).stream_ops.fsync = fsync
      },
      ...(emscriptenOpts.preRun ?? []),
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** The start parameters that make Postgres use it. `fdatasync`, the usual way, does nothing in emscripten. */
export const durableParams = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Syncs all files of a new database, whose first ones `initdb` writes without doing so, and its name. */
export function syncNewFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) sync(join(entry.parentPath, entry.name))
  sync(folder)
  sync(dirname(folder))
}
