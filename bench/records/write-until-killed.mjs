// `node bench/records/write-until-killed.mjs <data directory> <first number> <addresses of modules>`: writes patients, their bookings and visits with
// all that belongs to a visit, several at the same time, and prints each as soon as it was answered, until the process is killed.
import { writeSync } from 'node:fs'

const [dataDir, from, ...addresses] = process.argv.slice(2)
const modules = await Promise.all(addresses.map((address) => import(address)))
const { openDatabase, addPerson, addStaff, testBackend, sendTo, company, branch, inDays } = Object.assign(
  {},
  ...modules,
)
const say = (write, key) => writeSync(1, `${JSON.stringify({ write, key })}\n`)

const db = await openDatabase({ dataDir })
const backend = testBackend(db)
const owner = await addPerson(db)
await addStaff(db, owner.account, company, 'owner')
const doctor = await addPerson(db)
await addStaff(db, doctor.account, company, 'doctor', { specialist: '501' })

async function post(path, body, { cookie } = owner) {
  const answer = await sendTo(backend, `/api/w-business/ru/${company}/${branch}/${path}`, {
    body,
    headers: { cookie },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`)
  return JSON.parse(text)
}

const words = {
  _type: 'block',
  ...{ _key: 'a', style: 'normal', markDefs: [] },
  children: [{ _type: 'span', _key: 'b', text: 'Дана {patient.name}', marks: [] }],
}
const template = await post('document-templates', {
  VALUE: {
    ...{ name: { ru: 'Справка' }, kind: 'certificate', body: { ru: [words] } },
    ...{ fields: [], days: 30, number: '{year}-{n}' },
  },
})

/** All that a registrar and a doctor write about one patient. */
async function writeAll(number) {
  const named = { LASTNAME: 'Ким', NAME: 'Ольга', TEL: `+7701${String(number).padStart(7, '0')}` }
  const { PATIENT_CODE } = await post('patients', { ...named, LOCALE: 'ru', IS_ANOTHER: true })
  say('patient', PATIENT_CODE)
  const appointment = { ...named, PATIENT_CODE, DOCTOR_CODE: '501', OVERBOOK: true }
  const booked = await post('appointment', { ...appointment, START: `${inDays(3)}T05:00:00Z` })
  say('booking', booked.APPOINTMENT_CODE)
  const START = `${new Date().toISOString().slice(0, 16)}:00Z`
  const { APPOINTMENT_CODE: visit } = await post('appointment', { ...appointment, START, WALK_IN: true })
  say('visit', visit)
  await post(`appointment/${visit}/services`, { SERVICE_CODE: 's2', PRICE: 10_000, REASON: 'kept' })
  say('line', visit)
  await post(`appointment/${visit}/payments`, { AMOUNT: 100, METHOD: 'cash', PAID: 0 })
  say('payment', visit)
  await post(`appointment/${visit}/notes`, { TEXT: 'Осмотр' }, doctor)
  say('note', visit)
  const { CODE: TEMPLATE_CODE, REVISION: TEMPLATE_REVISION } = template
  const { CODE } = await post('document', { PATIENT_CODE, TEMPLATE_CODE, TEMPLATE_REVISION, LANG: 'ru' })
  say('document', CODE)
}

let next = Number(from)
const writer = async () => {
  for (;;) await writeAll(next++)
}
await Promise.all([writer(), writer(), writer()])
