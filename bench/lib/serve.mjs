import { createServer } from 'node:http'

/** Serves from this process, says where, and tells the parent how much processor time it has used, in milliseconds. */
export async function serve(handler) {
  const server = createServer(handler)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  answerCpu()
  process.send({ url: `http://127.0.0.1:${server.address().port}` })
}

/** Tells the processor time when asked, and ends as the server would when the parent is gone. */
export function answerCpu() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.on('message', (message) => {
    if (message !== 'cpu') return
    const { user, system } = process.cpuUsage()
    process.send((user + system) / 1000)
  })
}
