import { isOwn } from '../accounts/index.ts'
import { filedCase } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'
import { deleteOldCases } from './due-cases.ts'

export const retention = defineRetention({
  deleteExpired: (orm) => deleteOldCases(orm),
  ofAccount: {
    tables: [filedCase],
    /** Deletes the cases of a person, in whatever state they are. */
    forget: async (orm, person) => {
      await orm.delete(filedCase).where(isOwn(filedCase, person))
      return undefined
    },
  },
})
