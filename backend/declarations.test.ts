import { describe, expect, it } from 'vitest'
import { outgoing } from './company-file/tables/company-tables.ts'
import { derivedTables } from './derived-tables.ts'
import { exportSubjects, importSubjects } from './exchange/rows/subjects.ts'
import { messages } from './messages.ts'
import { countedQueues } from './moderation/waiting.ts'
import { retentions } from './retention/retentions.ts'
import { declared as waiting } from './today/waiting.ts'
import { notedChanges } from './webhooks/noted-changes.ts'
import { workers } from './workers.ts'

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./**/define-*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What subjects declare in files that are found by name: how it is written, and the files that are found. */
const kinds: Record<string, { written: string; found: ReadonlyMap<string, unknown> }> = {
  workers: { written: '= defineWorker(', found: workers },
  retentions: { written: '= defineRetention(', found: retentions },
  messages: { written: '= defineMessages(', found: messages },
  'imported subjects': { written: 'export const imported = ', found: importSubjects },
  'exported subjects': { written: 'export const exported = ', found: exportSubjects },
  'derived tables': { written: '= defineDerived(', found: derivedTables },
  'kinds of work for staff': { written: 'export const waiting: readonly StaffWaiting[] =', found: waiting },
  'changes for webhooks': { written: '= defineNoted(', found: notedChanges },
  'tables that leave with a company': { written: '= defineOutgoing(', found: outgoing },
  'counts of queues': { written: 'export const queues: readonly CountedQueue[] =', found: countedQueues },
}

describe.each(Object.entries(kinds))('the %s of all subjects', (_, { written, found }) => {
  it('are found wherever one is declared', () => {
    const declaring = Object.keys(sources).filter((file) => sources[file]?.includes(written))
    expect([...found.keys()]).toEqual(declaring.map((file) => file.replace('./', 'backend/')).sort())
    expect(found.size).toBeGreaterThan(0)
  })
})

it('events are declared where the registry finds them, and nothing else expires tags or signals staff', () => {
  const wrong = Object.keys(sources).filter(
    (file) =>
      !file.includes('/test/') &&
      // The mechanism itself, which also expires what was changed elsewhere.
      !file.startsWith('./kit/events/') &&
      /\bdefineEvent\(|pg_notify\(\$\{(invalidation|staffLive)Channel\}/.test(sources[file] ?? ''),
  )
  expect(wrong).toEqual([])
})
