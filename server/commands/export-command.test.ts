import { expect, it } from 'vitest'
import { SourceError } from '../../content-adapters/source.ts'
import type { Services } from '../services.ts'
import { commands } from './commands.ts'
import { noTerminal } from './terminal.ts'

const without = (more: Partial<Services>) =>
  ({
    openSource: () => ({ company: () => Promise.reject(new SourceError(404, 'GET /company/nobody')) }),
    ...more,
  }) as unknown as Services

it('says of a clinic that there is not how the database gets one', async () => {
  const local = {} as Services['local']
  await expect(
    commands.export?.(without({ local } as Partial<Services>), ['nobody'], noTerminal),
  ).rejects.toThrow('The database has no clinic "nobody": `npm start` fills an empty one with the demo')
  await expect(commands.export?.(without({}), ['nobody'], noTerminal)).rejects.toThrow(
    'The backend has no clinic "nobody".',
  )
})
