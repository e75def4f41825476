import fs, { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** A change of a file that is in the memory of the system only. */
type Pending = { at: number; bytes: Buffer } | { size: number }

/** A file, whatever its name is: what a power cut would leave of it, and what was changed since. */
type Kept = { onDisk: Buffer; pending: Pending[] }

function apply(onDisk: Buffer, change: Pending): Buffer {
  const size = 'size' in change ? change.size : Math.max(onDisk.length, change.at + change.bytes.length)
  const grown =
    size <= onDisk.length
      ? onDisk.subarray(0, size)
      : Buffer.concat([onDisk, Buffer.alloc(size - onDisk.length)])
  if ('bytes' in change) change.bytes.copy(grown, change.at)
  return grown
}

/**
 * Watches what this process writes below `folder`, and what of that it syncs: `leave(to)` writes the files as a disk has them that loses
 * whatever was not synced. As file systems do it, syncing a file keeps its name too.
 */
export function watchPower(folder: string) {
  const root = resolve(folder)
  const files = new Map<number, Kept>()
  const opened = new Map<number, { path: string; inode: number }>()
  const names = new Map<string, number>()
  const real = { ...fs }
  const isBelow = (path: unknown): path is string =>
    typeof path === 'string' && resolve(path).startsWith(root)
  const inodeOf = (path: string) => real.statSync(path).ino
  const keptOf = (inode: number): Kept => {
    const kept = files.get(inode) ?? { onDisk: Buffer.alloc(0), pending: [] }
    files.set(inode, kept)
    return kept
  }

  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const inode = inodeOf(path)
    files.set(inode, { onDisk: real.readFileSync(path), pending: [] })
    names.set(path, inode)
  }

  const change = (inode: number, pending: Pending) => keptOf(inode).pending.push(pending)
  const made = (path: string) => files.set(inodeOf(path), { onDisk: Buffer.alloc(0), pending: [] })

  const watched = {
    openSync: (path: string, ...rest: unknown[]) => {
      const isNew = isBelow(path) && !existsSync(path)
      const descriptor = (real.openSync as (...all: unknown[]) => number)(path, ...rest)
      if (isBelow(path)) {
        if (isNew) made(path)
        opened.set(descriptor, { path: resolve(path), inode: inodeOf(path) })
        if (Number(rest[0]) & real.constants.O_TRUNC) change(inodeOf(path), { size: 0 })
      }
      return descriptor
    },
    closeSync: (descriptor: number) => {
      opened.delete(descriptor)
      real.closeSync(descriptor)
    },
    writeFileSync: (path: string, ...rest: unknown[]) => {
      const isNew = isBelow(path) && !existsSync(path)
      ;(real.writeFileSync as (...all: unknown[]) => void)(path, ...rest)
      if (!isBelow(path)) return
      if (isNew) made(path)
      change(inodeOf(path), { size: 0 })
      change(inodeOf(path), { at: 0, bytes: real.readFileSync(path) })
    },
    writeSync: (descriptor: number, bytes: Uint8Array, offset: number, length: number, at: number) => {
      const written = real.writeSync(descriptor, bytes, offset, length, at)
      const file = opened.get(descriptor)
      if (file) change(file.inode, { at, bytes: Buffer.from(bytes.slice(offset, offset + written)) })
      return written
    },
    ftruncateSync: (descriptor: number, size: number) => {
      real.ftruncateSync(descriptor, size)
      const file = opened.get(descriptor)
      if (file) change(file.inode, { size })
    },
    truncateSync: (path: string, size: number) => {
      real.truncateSync(path, size)
      if (isBelow(path)) change(inodeOf(path), { size })
    },
    fsyncSync: (descriptor: number) => {
      real.fsyncSync(descriptor)
      const file = opened.get(descriptor)
      if (file && statSync(file.path).isDirectory()) syncNames(file.path)
      else if (file) syncFile(file)
    },
  }

  function syncFile({ path, inode }: { path: string; inode: number }): void {
    const kept = keptOf(inode)
    for (const one of kept.pending) kept.onDisk = apply(kept.onDisk, one)
    kept.pending = []
    if (existsSync(path) && inodeOf(path) === inode) names.set(path, inode)
  }
  function syncNames(directory: string): void {
    for (const path of names.keys()) if (dirname(path) === directory) names.delete(path)
    for (const name of readdirSync(directory)) {
      const path = join(directory, name)
      if (statSync(path).isFile()) names.set(path, inodeOf(path))
    }
  }

  Object.assign(fs, watched)
  syncBuiltinESMExports()
  return {
    stop: () => {
      Object.assign(
        fs,
        Object.fromEntries(Object.keys(watched).map((name) => [name, real[name as 'openSync']])),
      )
      syncBuiltinESMExports()
    },
    leave: (to: string) => {
      rmSync(to, { recursive: true, force: true })
      cpSync(root, to, { recursive: true, filter: (path) => statSync(path).isDirectory() })
      for (const [path, inode] of names)
        real.writeFileSync(path.replace(root, resolve(to)), keptOf(inode).onDisk)
    },
  }
}
