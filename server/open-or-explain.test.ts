import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { openOrExplain } from './open-or-explain.ts'

test('says in one sentence that the database never answers, and soon', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const env = readEnv({ DATABASE_URL: `postgres://shipa:geheim@127.0.0.1:${port}/shipa` })
  const fault = openOrExplain(env, createLog('silent'))
  await expect(fault).rejects.toThrow(/^The database of DATABASE_URL cannot be reached \(no answer\): check/)
  await expect(fault).rejects.not.toThrow('geheim')
  silent.close()
})
