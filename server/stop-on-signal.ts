/** Ends the process after `stop` at SIGTERM or SIGINT. More signals than one change nothing: it is ending already. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
