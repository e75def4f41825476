import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf, sequencesOf, tablesOf } from '../../backend/backup/catalog.ts'
import { readRows } from '../../backend/backup/read-rows.ts'
import { restoreBackup } from '../../backend/backup/restore-backup.ts'
import { makeTables } from '../../backend/backup/versions.ts'
import { writeBackup } from '../../backend/backup/write-backup.ts'
import {
  account,
  appointment,
  confirmation,
  factorChallenge,
  factorReset,
  outbox,
  session,
} from '../../backend/database/tables/index.ts'
import type { Database, Orm } from '../../backend/kit/database/database.ts'
import { migrationsFolder } from '../../backend/kit/database/migrations-folder.ts'
import { openUnmigrated } from '../../backend/kit/database/open-unmigrated.ts'
import { createDiskStore } from '../../backend/kit/files/disk-store.ts'
import { silentLog } from '../../backend/kit/log.ts'
import { deliverDue } from '../../backend/kit/outbox/deliver.ts'
import { send } from '../../backend/kit/outbox/send.ts'
import { openDatabase } from '../../backend/open-database.ts'
import { newDataDir, newPostgresUrl } from '../../backend/test/databases.ts'
import { sharedCluster } from '../../backend/test/shared-cluster.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { newDemoDataDir } from '../test/demo-data-dir.ts'
import { backUpAlone, restore } from './backup-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'shipa-backup-'))
const log = createLog('silent')
const key = 'a key of this test'
let demo: string
let backup: string
beforeAll(async () => {
  demo = await newDemoDataDir()
  backup = join(folder, 'demo.backup')
})
afterAll(() => {
  for (const one of [folder, demo]) rmSync(one, { recursive: true, force: true })
})

type Place = { DATA_DIR: string; DATABASE_URL?: string }
const said: string[] = []
const terminal = { say: (line: string) => said.push(line), folder, backupKey: key }
const backUp = (place: Place, ...args: string[]) => backUpAlone(readEnv(place), log, args, terminal)
const putBack = (place: Place, ...args: string[]) => restore(readEnv(place), log, args, terminal)
const at = async <T>({ DATA_DIR, DATABASE_URL }: Place, read: (db: Pick<Database, 'orm'>) => Promise<T>) => {
  const db = await openUnmigrated({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log: silentLog })
  try {
    return await read(db)
  } finally {
    await db.close()
  }
}

/** All rows of all tables, their indexes, constraints and triggers, where counted columns go on, and all files, except for what ends with a restoration. */
const everythingIn = (place: Place) =>
  at(place, ({ orm }) =>
    orm.transaction(async (tx) => {
      const rows: Record<string, string[]> = {}
      for (const table of await tablesOf(tx)) {
        if (['session', 'confirmation'].includes(table.name)) continue
        const lines: string[] = []
        for await (const batch of readRows(tx, table)) lines.push(...batch)
        rows[`${table.schema}.${table.name}`] = lines.sort()
      }
      const files: Record<string, string> = {}
      for await (const name of createDiskStore(place.DATA_DIR).list())
        files[name] = readFileSync(join(place.DATA_DIR, name), 'base64')
      const shape = await rowsOf(
        tx,
        sql`select tablename as "table", indexdef as "is" from pg_indexes where schemaname = 'public'
          union all select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
            where connamespace = 'public'::regnamespace and contype <> 'n'
          union all select tgrelid::regclass::text, tgname::text || tgenabled::text from pg_trigger where not tgisinternal
          order by 1, 2`,
      )
      return { rows, files, sequences: await sequencesOf(tx), shape }
    }),
  )

it('carries every row, every file and every counter from the embedded database to Postgres and back', async () => {
  await at({ DATA_DIR: demo }, ({ orm }) => sendCode(orm))
  const before = await everythingIn({ DATA_DIR: demo })
  expect(Object.values(before.rows).filter((lines) => lines.length > 0).length).toBeGreaterThan(40)
  expect(Object.keys(before.files).length).toBeGreaterThan(5)
  expect(await backUp({ DATA_DIR: demo }, backup)).toMatch(
    /^Wrote .*demo\.backup: \d+ rows of \d+ tables, \d+ files, .* sealed with BACKUP_KEY\.$/,
  )

  const cluster = await sharedCluster()
  const through: Place = {
    DATA_DIR: join(folder, 'through'),
    ...(cluster && { DATABASE_URL: await newPostgresUrl(cluster) }),
  }
  expect(await putBack(through, backup, '--send-waiting')).toContain('Restored the backup of ')
  expect(await everythingIn(through)).toEqual(before)

  await backUp(through, 'again.backup')
  const back = { DATA_DIR: await newDataDir() }
  await putBack(back, 'again.backup', '--send-waiting')
  expect(await everythingIn(back)).toEqual(before)
})

const sendCode = (orm: Orm, nextAttemptAt?: Date) =>
  send(
    orm,
    {
      channel: 'mail',
      to: 'aru@example.kz',
      locale: 'ru',
      template: 'confirm-email',
      params: { CODE: '483920' },
    },
    nextAttemptAt,
  )

/** A zone where it is about noon now: nobody is reminded at night. */
function zoneAtNoon(): string {
  const east = 12 - new Date().getUTCHours()
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}

describe('a restored system', () => {
  const place = { DATA_DIR: '' }
  let due: Date
  let later: Date
  beforeAll(async () => {
    place.DATA_DIR = await newDataDir()
    due = new Date(Date.now() - 3_600_000)
    later = new Date(Date.now() + 86_400_000)
    const source = { DATA_DIR: join(folder, 'noisy') }
    cpSync(demo, source.DATA_DIR, { recursive: true })
    await at(source, async ({ orm }) => {
      await orm.delete(outbox)
      await sendCode(orm, due)
      await sendCode(orm, later)
      await orm.insert(appointment).values({
        company: '1001',
        cabinet: '11',
        specialist: 'anna',
        startsAt: later,
        endsAt: new Date(later.getTime() + 1_800_000),
        timezone: zoneAtNoon(),
        status: 'confirmed',
        channel: 'email',
        email: 'aru@example.kz',
        remindAt: due,
      })
      const [person] = await orm.select({ id: account.id }).from(account).limit(1)
      const ofPerson = { account: person?.id ?? '', expiresAt: later }
      await orm.insert(session).values({ ...ofPerson, tokenHash: 'a', isLasting: true, userAgent: '' })
      await orm
        .insert(confirmation)
        .values({ ...ofPerson, purpose: 'restore', channel: 'email', contact: 'aru@example.kz' })
      await orm.insert(factorChallenge).values({ ...ofPerson, purpose: 'second-step', secretHash: 'a' })
      await orm.insert(factorReset).values({ ...ofPerson, confirmedAt: due, readyAt: later })
    })
    await backUp(source, 'noisy.backup')
  })

  it('sends nothing that was due before, and later what is due later', async () => {
    expect(await putBack(place, 'noisy.backup')).toContain('2 messages that were due by now will not be sent')
    const sent: string[] = []
    const waiting = await at(place, async ({ orm }) => {
      const means = {
        db: { orm, listen: async () => async () => {}, close: async () => {} },
        log: silentLog,
        origin: 'https://shipa.example',
      }
      await deliverDue({
        ...means,
        transports: { mail: { send: async (to) => void sent.push(to), close: () => {} } },
      })
      return orm.select().from(outbox).where(sql`${outbox.nextAttemptAt} is not null`)
    })
    expect(sent).toEqual([])
    expect(waiting.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([later])
  })

  it('has nobody signed in, and nobody half way: neither a code, nor a second step, nor a reset of factors', async () => {
    const counts = await at(place, ({ orm }) =>
      rowsOf(
        orm,
        sql`select (select count(*)::int from session) + (select count(*)::int from confirmation)
          + (select count(*)::int from factor_challenge)
          + (select count(*)::int from factor_reset where ended_at is null) as "left"`,
      ),
    )
    expect(counts).toEqual([{ left: 0 }])
  })
})

describe('a database that is not empty', () => {
  const [place, left] = [{ DATA_DIR: join(folder, 'other') }, { DATA_DIR: join(folder, 'left') }]
  let before: Awaited<ReturnType<typeof everythingIn>>
  beforeAll(async () => {
    cpSync(demo, place.DATA_DIR, { recursive: true })
    await at(place, ({ orm }) => orm.execute(sql`update company set slug = slug || '-other'`))
    before = await everythingIn(place)
  })

  it('is replaced only if that is said', async () => {
    await expect(putBack(place, backup)).rejects.toThrow(
      /^The database is not empty: it has \d+ companies and \d+ accounts\. Add --replace/,
    )
    expect(await everythingIn(place)).toEqual(before)
  })

  it('stays as it was if its replacement is killed before its end, and is replaced as a whole', async () => {
    said.length = 0
    await restoreBackup({
      path: backup,
      key,
      replaces: true,
      sendsWaiting: true,
      say: terminal.say,
      catchUp: async () => {},
      open: () => openUnmigrated({ dataDir: place.DATA_DIR, databaseUrl: undefined, log: silentLog }),
      files: createDiskStore(place.DATA_DIR),
      progress: ({ files }) => {
        // What a kill leaves: all that was written until now, in the middle of the files.
        if (files === 1) cpSync(place.DATA_DIR, left.DATA_DIR, { recursive: true })
      },
    })
    rmSync(join(left.DATA_DIR, 'lock.json'))
    expect(await everythingIn(left)).toEqual(before)
    expect(said).toContainEqual(
      expect.stringMatching(/^Replacing a database with \d+ companies and \d+ accounts$/),
    )
    const slugs = await at(place, ({ orm }) =>
      rowsOf(orm, sql`select slug from company where slug like '%-other'`),
    )
    expect(slugs).toEqual([])
  })
})

it('knows what a killed backup has left, and has given it no name', async () => {
  const path = join(folder, 'half.backup')
  await at({ DATA_DIR: demo }, (db) =>
    writeBackup({
      db,
      files: createDiskStore(demo),
      path,
      key: undefined,
      progress: ({ rows, files }) => {
        expect(existsSync(path)).toBe(false)
        if (rows > 1000 && files === 0) cpSync(`${path}.part`, join(folder, 'killed.backup'))
      },
    }),
  )
  expect(existsSync(`${path}.part`)).toBe(false)
  const place = { DATA_DIR: join(folder, 'nothing') }
  await expect(putBack(place, 'killed.backup')).rejects.toThrow(
    `${join(folder, 'killed.backup')} ends before its end: it was not written or not copied completely. Nothing was changed; copy it again, or take another backup.`,
  )
  expect(existsSync(place.DATA_DIR)).toBe(false)
})

it('brings a backup of an older version to the tables of this one, with its rows', async () => {
  const cluster = await sharedCluster()
  if (!cluster) return
  const all = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  const [baseline] = all
  if (!baseline) throw new Error('there are no migrations')
  const older = { DATA_DIR: join(folder, 'older'), DATABASE_URL: await newPostgresUrl(cluster) }
  await at(older, async ({ orm }) => {
    await makeTables(orm, { had: [baseline], lacked: [] })
    const { hash, folderMillis } = baseline
    await orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
    await orm.execute(sql`insert into secret (name, value) values ('of', 'old')`)
    await orm.execute(sql`create table added_by_hand (n int)`)
  })
  await backUp(older, 'older.backup')
  const place = { DATA_DIR: await newDataDir() }
  said.length = 0
  expect(await putBack(place, 'older.backup')).toContain(`${all.length - 1} migrations to this version`)
  expect(said).toContain('Left out, because Shipa does not have them: public.added_by_hand')
  const db = await openDatabase({ dataDir: place.DATA_DIR })
  expect(await rowsOf(db.orm, sql`select name, value from secret where name = 'of'`)).toEqual([
    { name: 'of', value: 'old' },
  ])
  await db.close()
})

it('says what is wrong with the place of a backup', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(backUp({ DATA_DIR: demo }, 'file')).rejects.toThrow(
    `${join(folder, 'file')} is there already: name another file, or a folder.`,
  )
  await expect(backUp({ DATA_DIR: demo }, 'file/below')).rejects.toThrow('cannot be written (EEXIST)')
  await expect(backUp({ DATA_DIR: join(folder, 'none') }, 'x.backup')).rejects.toThrow(
    'There is no database in',
  )
  await expect(backUp({ DATA_DIR: demo })).rejects.toThrow('Usage: npm run backup')
  await expect(putBack({ DATA_DIR: demo }, backup, '--repalce')).rejects.toThrow('Usage: npm run restore')
})

it('restores no database that others have open', async () => {
  const cluster = await sharedCluster()
  if (!cluster) return
  const place = { DATA_DIR: join(folder, 'shared'), DATABASE_URL: await newPostgresUrl(cluster) }
  await at(place, async () => {
    await expect(putBack(place, backup)).rejects.toThrow(
      '1 other connection to the database of DATABASE_URL: stop all servers',
    )
  })
  const own = { DATA_DIR: await newDataDir() }
  await at(own, async () => {
    await expect(putBack(own, backup)).rejects.toThrow('is in use by process')
  })
})
