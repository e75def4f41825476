const operations = Number(process.env.BENCH_OPERATIONS ?? 10_000)

/** Random operations on one clinic at the same time, compared with the acknowledged answers. */
export async function measureModel(db, { runModel, testBackend }, name) {
  const started = performance.now()
  const seed = Math.floor(started * 1000) % 1_000_000
  const { doubleBookings, lost, unknown } = await runModel(db, testBackend(db), {
    operations,
    seed,
    enough: {},
  })
  const seconds = (performance.now() - started) / 1000
  console.error(`${name}, seed ${seed}`)
  return [
    {
      name: `${name}: double bookings, lost and unknown ones in ${operations} operations`,
      target: '0, 0, 0',
      value: `${doubleBookings}, ${lost.length}, ${unknown.length} (${(operations / seconds).toFixed(0)} a second)`,
      holds: doubleBookings + lost.length + unknown.length === 0,
    },
  ]
}
