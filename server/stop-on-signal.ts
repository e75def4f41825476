/** Runs `stop` at SIGTERM or SIGINT, then ends the process. Further signals are ignored. */
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
