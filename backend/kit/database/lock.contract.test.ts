import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../open-database.ts'
import { newDataDir } from '../../test/databases.ts'
import { speciality } from '../tables/dictionary.ts'
import { DatabaseInUseError } from './database-error.ts'
import { readLock, takeLock, updateLock } from './lock.ts'
import { processStartTime } from './running-process.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shipa-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const file = () => join(dataDir, 'lock.json')

describe('the lock of a data directory', () => {
  it('refuses a directory that a living process has, naming the process and the way out', async () => {
    const other = spawn('sleep', ['60'])
    await once(other, 'spawn')
    writeFileSync(file(), JSON.stringify({ pid: other.pid, url: 'http://localhost:4000' }))
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      new DatabaseInUseError(dataDir, other.pid ?? 0, 'http://localhost:4000'),
    )
    expect(existsSync(file())).toBe(true)
    other.kill()
    await once(other, 'exit')
    takeLock(dataDir)()
  })

  it('says it in one sentence', () => {
    expect(new DatabaseInUseError('.data', 42).message).toBe(
      'The database in .data is in use by process 42: stop it first, or set DATABASE_URL to share a Postgres.',
    )
  })

  it('refuses the same directory twice in one process, however it is spelled', () => {
    const release = takeLock(dataDir)
    expect(() => takeLock(`${dataDir}/./`)).toThrow(DatabaseInUseError)
    release()
    takeLock(dataDir)()
  })

  it('is taken over from a process that died, or from an earlier life of this pid', () => {
    const { pid } = spawnSync('true')
    for (const stale of [pid, process.pid]) {
      writeFileSync(file(), JSON.stringify({ pid: stale }))
      expect(readLock(dataDir)).toBeUndefined()
      const release = takeLock(dataDir)
      expect(readLock(dataDir)).toMatchObject({ pid: process.pid })
      release()
    }
  })

  it.runIf(process.platform === 'linux')(
    'is taken over from a process that has ended and whose parent has not asked for its exit code',
    async () => {
      // It ends after its parent has become `sleep`, since a shell would ask for its exit code.
      const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'])
      const [line] = await once(createInterface(parent.stdout), 'line')
      await expect.poll(() => readFileSync(`/proc/${line}/stat`, 'utf8')).toContain(') Z ')
      writeFileSync(file(), JSON.stringify({ pid: Number(line), started: processStartTime(Number(line)) }))
      takeLock(dataDir)()
      parent.kill()
      await once(parent, 'exit')
    },
  )

  // The start time of a process is known on Linux only.
  it.runIf(process.platform === 'linux')(
    'is taken over when another program got the number of the dead process',
    async () => {
      const other = spawn('sleep', ['60'])
      await once(other, 'spawn')
      const started = processStartTime(other.pid ?? 0)
      expect(started).toMatch(/^\d+$/)
      writeFileSync(file(), JSON.stringify({ pid: other.pid, started }))
      expect(() => takeLock(dataDir)).toThrow(DatabaseInUseError)
      writeFileSync(file(), JSON.stringify({ pid: other.pid, started: '1' }))
      takeLock(dataDir)()
      other.kill()
    },
  )

  it('is taken over when its file is broken', () => {
    writeFileSync(file(), '{"pid":')
    takeLock(dataDir)()
    expect(existsSync(file())).toBe(false)
  })

  it('has one holder when many processes take it over from a dead one at the same time', async () => {
    const rounds = 60
    const { pid } = spawnSync('true')
    for (let round = 0; round < rounds; round++) {
      mkdirSync(join(dataDir, String(round)))
      writeFileSync(join(dataDir, String(round), 'lock.json'), JSON.stringify({ pid }))
    }
    // Each process runs until all have tried, so that none is considered dead.
    const program = `
      import { takeLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
      process.stdin.once('data', (start) => {
        const held = []
        for (let round = 0; round < ${rounds}; round++) {
          while (Date.now() < Number(start) + round * 15);
          try { takeLock(${JSON.stringify(dataDir)} + '/' + round); held.push(round) }
          catch (error) { if (error.name !== 'DatabaseInUseError') throw error }
        }
        console.log(JSON.stringify(held))
      })
      process.stdin.on('end', () => process.exit(0))
      console.log('ready')`
    const takers = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] }),
    )
    const lines = takers.map((taker) => createInterface(taker.stdout)[Symbol.asyncIterator]())
    await Promise.all(lines.map((line) => line.next()))
    for (const taker of takers) taker.stdin.write(String(Date.now() + 50))
    const held = await Promise.all(
      lines.map(async (line) => JSON.parse(String((await line.next()).value)) as number[]),
    )
    for (const taker of takers) taker.stdin.end()
    await Promise.all(takers.map((taker) => once(taker, 'exit')))
    expect(held.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: rounds }, (_, round) => round))
  })

  it('tells other programs where the server is, and is gone after a release', () => {
    const release = takeLock(dataDir)
    updateLock(dataDir, { url: 'http://localhost:4000', token: 'abc' })
    expect(readLock(dataDir)).toMatchObject({ pid: process.pid, url: 'http://localhost:4000', token: 'abc' })
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toHaveProperty('token', 'abc')
    release()
    expect(readLock(dataDir)).toBeUndefined()
    expect(() => updateLock(dataDir, { url: 'http://localhost:4000' })).toThrow('does not hold')
  })
})

it('an embedded database keeps its data in its directory and frees it when closed', async () => {
  const dataDir = await newDataDir()
  const first = await openDatabase({ dataDir })
  await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseInUseError)
  await first.orm.execute(`insert into speciality (slug, name) values ('dentist', '{"ru":"Стоматолог"}')`)
  await first.close()
  const second = await openDatabase({ dataDir })
  expect(await second.orm.select().from(speciality)).toMatchObject([
    { slug: 'dentist', name: { ru: 'Стоматолог' } },
  ])
  await second.close()
  rmSync(dataDir, { recursive: true })
})
