import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { explainFolder } from './explain-folder.ts'
import { createLog } from './log.ts'
import { openOrExplain } from './open-or-explain.ts'

const folder = mkdtempSync(join(tmpdir(), 'shipa-disk-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const open = (DATA_DIR: string) => openOrExplain(readEnv({ DATA_DIR }), createLog('silent'))

/** Makes `folder` a disk of this size; false where this process may not. */
function mount(size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

describe.runIf(mount('6m'))('a start on a full disk', () => {
  // At once, although the database that could not start still has files open.
  beforeAll(() => () => execFileSync('umount', ['-l', folder]))

  it('names the folder and the remedy, and leaves nothing half made for the next one', async () => {
    const dataDir = join(folder, 'data')
    await expect(open(dataDir)).rejects.toThrow(
      `The disk of ${dataDir} (DATA_DIR) is full: make room of 200 MB or more on it, or set DATA_DIR to a folder on another disk.`,
    )
    expect(existsSync(join(dataDir, 'pg'))).toBe(false)
  })
})

describe('a start', () => {
  const env = { DATA_DIR: tmpdir(), DATABASE_URL: undefined }
  it('in a place that cannot be a folder names it and the remedy', async () => {
    const file = join(tmpdir(), `shipa-file-${process.pid}`)
    writeFileSync(file, '')
    await expect(open(join(file, 'data'))).rejects.toThrow(
      `The folder ${file}/data (DATA_DIR) cannot be written to (ENOTDIR): let the user of this process write there, or set DATA_DIR to another folder.`,
    )
    rmSync(file)
  })
  it.each(['ENOSPC', 'EDQUOT', '53100'])('that fails with %s is told as a full disk', async (code) => {
    const fault = new Error('x', { cause: Object.assign(new Error('y'), { code }) })
    expect(await explainFolder(fault, env)).toContain(`The disk of ${tmpdir()} (DATA_DIR) is full`)
  })
  it('that fails otherwise, or on the disk of another database, says nothing of a folder', async () => {
    expect(await explainFolder(new Error('x'), env)).toBeUndefined()
    const elsewhere = { ...env, DATABASE_URL: 'postgres://a/b' }
    expect(await explainFolder(Object.assign(new Error('x'), { code: '53100' }), elsewhere)).toBeUndefined()
  })
})
