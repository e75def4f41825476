/** What this measure loads. */
export const keyModules = [
  '/backend/open-database.ts',
  '/backend/booking/test/clinic.ts',
  '/backend/test/people.ts',
  '/backend/test/call.ts',
]

const company = '1001'
const rounds = 24
/** The first ones are not counted: what is compiled then belongs to neither way. */
const coldRounds = 4
const callsInRound = 50
/** Each key may be used 600 times in a minute. */
const keys = 4
const most = 1.1

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Milliseconds of the processor that a call takes, the median of rounds that alternate: by the keys of programs, and by the session of who has made them. */
export async function measureCallsByKey(
  { openClinic, addPerson, addStaff, testPassword, testBackend, ...by },
  db,
) {
  const { call, sendTo } = by
  await openClinic(db)
  const owner = await addPerson(db)
  await addStaff(db, owner.account, company, 'owner')
  const backend = testBackend(db)
  const path = `/api/business-api-front2/ru/${company}/0/patients`
  const made = []
  for (let number = 0; number < keys; number += 1) {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/api_keys`, {
      headers: { cookie: owner.cookie },
      body: { NAME: `${number}`, SCOPES: ['patients:read'], PASSWORD: testPassword },
    })
    made.push((await answer.json()).KEY)
  }
  const headers = {
    key: (number) => ({ authorization: `Bearer ${made[number % keys]}` }),
    session: () => ({ cookie: owner.cookie }),
  }
  const took = { key: [], session: [] }
  for (let round = 0; round < coldRounds + rounds; round += 1)
    for (const way of round % 2 ? ['key', 'session'] : ['session', 'key']) {
      const before = process.threadCpuUsage()
      for (let number = 0; number < callsInRound; number += 1) {
        const answer = await call(backend, path, headers[way](number))
        if (!answer.ok) throw new Error(`${way}: ${answer.status} ${await answer.text()}`)
        await answer.text()
      }
      const { user, system } = process.threadCpuUsage(before)
      if (round >= coldRounds) took[way].push((user + system) / 1000 / callsInRound)
    }
  const [key, session] = [median(took.key), median(took.session)]
  return {
    name: 'a call by key, processor time beside one by session',
    target: `≤ ${most}`,
    value: (key / session).toFixed(2),
    note: `${key.toFixed(2)} and ${session.toFixed(2)} ms`,
    holds: key / session <= most,
  }
}
