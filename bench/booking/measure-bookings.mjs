import { clinics, doctors } from './open-clinics.mjs'

const amount = Number(process.env.BENCH_BOOKINGS ?? 300)
/** Visitors who book at the same time. */
const atOnce = 8

/** Holds and books slots that no other caller wants, and returns how many in a second. */
async function rate(db, modules, places) {
  const { testBackend, sendTo, wFront, inDays, addPerson } = modules
  const backend = testBackend(db)
  let number = 0
  const post = async (path, body, cookie) => {
    number += 1
    const answer = await sendTo(backend, wFront + path, {
      body,
      headers: { cookie },
      address: `10.1.${(number >> 8) & 255}.${number & 255}`,
    })
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const start = (turn) =>
    new Date(
      Date.parse(`${inDays(2 + Math.floor(turn / 18))}T04:00:00Z`) + (turn % 18) * 1_800_000,
    ).toISOString()
  const waiting = Array.from({ length: amount }, (_, key) => key)
  const visit = async ({ account, cookie }) => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const { clinic, doctor } = places[key % places.length]
      const { HOLD_ID } = await post(
        '/hold',
        {
          COMPANY_CODE: clinic,
          CABINET_CODE: '11',
          DOCTOR_CODE: doctor,
          START: start(Math.floor(key / places.length)),
        },
        cookie,
      )
      await post(
        '',
        {
          HOLD_ID,
          LASTNAME: 'Серикова',
          NAME: 'Айгуль',
          TEL: `+7702${String(key).padStart(7, '0')}`,
          EMAIL: account.email,
          CONSENT: true,
          LOCALE: 'ru',
        },
        cookie,
      )
    }
  }
  // A clinic keeps few times for one person.
  const visitors = await Promise.all(Array.from({ length: atOnce }, () => addPerson(db)))
  const started = performance.now()
  await Promise.all(visitors.map(visit))
  return (amount / (performance.now() - started)) * 1000
}

/** Bookings in a second, each a hold and a confirmation by eight visitors at once: on one clinic, and on twenty. */
export async function measureBookings(db, modules, name) {
  const [clinic] = clinics
  const one = await rate(
    db,
    modules,
    doctors.map((doctor) => ({ clinic, doctor })),
  )
  const across = await rate(
    db,
    modules,
    clinics.slice(1).flatMap((code) => doctors.slice(0, 3).map((doctor) => ({ clinic: code, doctor }))),
  )
  const line = (what, value) => ({
    name: `${name}: bookings a second ${what}`,
    target: '≥ 5',
    value: value.toFixed(1),
    holds: value >= 5,
  })
  return [line('on one clinic', one), line('across 19 clinics', across)]
}
