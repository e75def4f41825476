/** Milliseconds of main-thread work of a page for `act`, until it is idle; and of these, in scripts. */
export async function workOf(session, page, act, settleMs = 250) {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name) => metrics.find((one) => one.name === name).value * 1000
    return { work: of('TaskDuration'), script: of('ScriptDuration') }
  }
  const before = await read()
  await act()
  await page.waitForTimeout(settleMs)
  const after = await read()
  return { work: after.work - before.work, script: after.script - before.script }
}

export async function metricsOf(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}
