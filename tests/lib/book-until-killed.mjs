// `node tests/lib/book-until-killed.mjs <data directory or address of a Postgres>`: books slots one after the other, some at the same time,
// and prints each hold and booking as soon as it was answered, until the process is killed.
import { writeSync } from 'node:fs'
import { withModules } from '../../scripts/lib/with-modules.mjs'

const [place = ''] = process.argv.slice(2)
const say = (what) => writeSync(1, `${JSON.stringify(what)}\n`)

const modules = [
  '/backend/open-database.ts',
  '/backend/test/call.ts',
  '/backend/test/people.ts',
  '/backend/booking/test/clinic.ts',
]
await withModules(modules, async (load) => {
  const [{ openDatabase }, { testBackend }, { addPerson }, { openClinic, patientOf }] = await Promise.all(
    modules.map(load),
  )
  const db = await openDatabase(
    place.includes('://') ? { dataDir: '', databaseUrl: place } : { dataDir: place },
  )
  await openClinic(db)
  const { account, cookie } = await addPerson(db)
  const patient = patientOf(testBackend(db), db, { cookie })
  const [, ...starts] = (await patient.get('/slots?company_code=1001&doctor_code=501')).body.DAYS.flatMap(
    ({ SLOTS }) => SLOTS.map(({ START }) => START),
  )
  say({ ready: starts.length })
  const book = async () => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const { body } = await patient.hold(start)
      say({ held: body.HOLD_ID })
      const answer = await patient.post('', {
        HOLD_ID: body.HOLD_ID,
        ...patient.details(),
        EMAIL: account.email,
      })
      if (answer.status !== 201) throw new Error(JSON.stringify(answer))
      say({ booked: answer.body.APPOINTMENT_CODE, start })
    }
  }
  await Promise.all([book(), book(), book()])
  // All times are booked: the process waits to be killed.
  await new Promise(() => setInterval(() => {}, 1000))
})
