// Sign-in by the API against the hash alone, and a check of a cached permission. Prints nothing.
import { verify } from '@node-rs/argon2'
import {
  createLog,
  createMemberships,
  demoPeople,
  hashPassword,
  openServices,
  readEnv,
  seedAccounts,
} from '../../dist/bench/product.js'

const together = 4
const count = 80
const rounds = 7
const asked = 20_000
const { password } = demoPeople

const services = await openServices(readEnv(process.env), createLog('silent'))
const { api } = services
const { db } = services.local
await seedAccounts(db.orm, demoPeople)
const kept = await hashPassword(password)

let caller = 0
async function signIn() {
  // A different client address each time, so that rate limits do not apply.
  caller += 1
  const response = await api('/api/api-front2/ru/v1/user/authorize', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-address': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
    },
    body: JSON.stringify({
      LOGIN: `${['owner', 'doctor', 'editor', 'analyst'][caller % 4]}@demo.test`,
      PASSWORD: password,
    }),
  })
  if (response.status !== 200) throw new Error(`Signing in answered ${response.status}`)
}

/** Calls per second at this concurrency. */
async function rate(work) {
  const started = performance.now()
  let left = count
  const worker = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: together }, worker))
  return (count / (performance.now() - started)) * 1000
}

const hashAlone = () => verify(kept, password)
await rate(signIn)
const results = []
for (let round = 0; round < rounds; round++) {
  const turns = round % 2 ? [signIn, hashAlone] : [hashAlone, signIn]
  const rates = new Map()
  for (const work of turns) rates.set(work, await rate(work))
  results.push({ ratio: rates.get(signIn) / rates.get(hashAlone), perSecond: rates.get(signIn) })
}

const memberships = createMemberships(db, createLog('silent'))
const { id } = (await db.orm.execute(`select id from account where email = 'owner@demo.test'`)).rows[0] ?? {}
const permission = []
await new Promise((resolve) => setTimeout(resolve, 200))
for (let round = 0; round < rounds; round++) {
  const started = performance.now()
  for (let turn = 0; turn < asked; turn++) await memberships.find(db.orm, id, '1001')
  permission.push((performance.now() - started) / asked)
}
process.send({ results, permission }, () => services.close().then(() => process.disconnect()))
