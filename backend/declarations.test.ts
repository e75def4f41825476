import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import { retentions } from './retention/retentions.ts'
import { workers } from './workers.ts'

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./**/define-*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What subjects declare in files that are found by name: the function that declares it, and the files that are found. */
const kinds: Record<string, { define: string; found: ReadonlyMap<string, unknown> }> = {
  workers: { define: 'defineWorker', found: workers },
  retentions: { define: 'defineRetention', found: retentions },
  messages: { define: 'defineMessages', found: messages },
}

describe.each(Object.entries(kinds))('the %s of all subjects', (_, { define, found }) => {
  it('are found wherever one is declared', () => {
    const declaring = Object.keys(sources).filter((file) => sources[file]?.includes(`= ${define}(`))
    expect([...found.keys()]).toEqual(declaring.map((file) => file.replace('./', 'backend/')).sort())
    expect(found.size).toBeGreaterThan(0)
  })
})
