import { expect } from 'vitest'
import { SourceError } from '../../source.ts'
import type { FacetPromise } from './promise.ts'

export const documentsPromises: readonly FacetPromise<'documents'>[] = [
  {
    says: 'answers 404 for a code that no document has, and keeps nothing of it',
    about: ['document'],
    keeps: async (read) => {
      const { source, tags } = read()
      const asked = source.document({ lang: 'ru', code: '0'.repeat(13) })
      await expect(asked).rejects.toMatchObject({ name: SourceError.name, status: 404 })
      expect(tags).toEqual([])
    },
  },
  {
    says: 'answers 404 or 422 for a link that nobody was sent, and keeps nothing of it',
    about: ['linked'],
    keeps: async (read) => {
      const { source, tags } = read()
      const error = await source
        .linked('appointment', { code: 'ZZZZZZZZ', token: 'nobody' })
        .catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(SourceError)
      expect([404, 422]).toContain((error as SourceError).status)
      expect(tags).toEqual([])
    },
  },
]
