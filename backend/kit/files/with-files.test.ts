import { describe, expect, it, vi } from 'vitest'
import type { Orm } from '../database/database.ts'
import { silentLog } from '../log.ts'
import type { FileName, FileStore } from './store.ts'
import type { UploadedFiles } from './uploaded-files.ts'
import { withFiles } from './with-files.ts'

const name = 'papers/a.pdf' as FileName
const sent: UploadedFiles = {
  logo: undefined,
  papers: [{ file: name, name: 'a', type: 'a', size: 1 }],
  names: [name],
}

function open() {
  const kept: string[] = []
  const remove = vi.fn(async () => {})
  /** Keeps its rows unless it throws. */
  const transaction = async <T>(fn: (orm: Orm) => Promise<T>): Promise<T> => {
    const before = kept.length
    try {
      return await fn({} as Orm)
    } catch (error) {
      kept.length = before
      throw error
    }
  }
  return { kept, remove, tools: { files: { remove } as unknown as FileStore, log: silentLog, transaction } }
}

describe('what is written with files', () => {
  it('is written once, with them', async () => {
    const { kept, remove, tools } = open()
    const done = await withFiles(
      tools,
      async () => sent,
      async (_, { papers }) => {
        kept.push(`a row with ${papers.length}`)
        return 'done'
      },
    )
    expect([done, kept, remove.mock.calls]).toEqual(['done', ['a row with 1'], []])
  })

  it('is refused before any of them is read, where it would be in any case', async () => {
    const { remove, tools } = open()
    const store = vi.fn(async () => sent)
    const refused = withFiles(tools, store, async () => {
      throw new Error('a wrong code')
    })
    await expect(refused).rejects.toThrow('a wrong code')
    expect(await withFiles(tools, store, async () => undefined)).toBe(undefined)
    expect([store.mock.calls, remove.mock.calls]).toEqual([[], []])
  })

  it('leaves none of them where it fails with them', async () => {
    const { remove, tools } = open()
    const failing = withFiles(
      tools,
      async () => sent,
      async (_, { papers }) => {
        if (papers.length > 0) throw new Error('too many')
        return 'done'
      },
    )
    await expect(failing).rejects.toThrow('too many')
    expect(remove.mock.calls).toEqual([[name]])
  })
})
