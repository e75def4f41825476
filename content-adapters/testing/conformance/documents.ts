import { expect } from 'vitest'
import { unknownStatuses } from '../../../schemas/page/linked-pages.ts'
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
    says: 'answers with a status of an unknown link to one that nobody was sent, and keeps nothing of it',
    about: ['linked', 'visit'],
    keeps: async (read) => {
      const { source, tags } = read()
      const link = { code: 'ZZZZZZZZ', token: 'nobody' }
      for (const ask of [() => source.linked('appointment', link), () => source.visit(link)]) {
        const error = await ask().catch((reason: unknown) => reason)
        expect(error).toBeInstanceOf(SourceError)
        expect(unknownStatuses).toContain((error as SourceError).status)
      }
      expect(tags).toEqual([])
    },
  },
  {
    says: 'has no times for a visit to a clinic that there is not, and keeps nothing of it',
    about: ['visitTimes'],
    keeps: async (read) => {
      const { source, tags } = read()
      const visit = { company: 'nobody', cabinet: '1', doctor: { code: '1' } }
      await expect(
        source.visitTimes(visit, { first: '2026-12-01', last: '2026-12-02' }),
      ).rejects.toBeInstanceOf(SourceError)
      expect(tags).toEqual([])
    },
  },
]
