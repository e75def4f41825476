import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Serves on a free port, sends the address to the parent, and on request the used processor time, in milliseconds. */
export async function serve(handler) {
  // As long as the product's: on a busy machine the load may pause for more than the usual 5 seconds.
  const server = createServer({ keepAliveTimeout: 65_000 }, handler)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  answerUsage()
  process.send({ url: `http://127.0.0.1:${server.address().port}` })
}

const answers = {
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  /** Resident memory in MB. */
  memory: () => process.memoryUsage().rss / 1024 / 1024,
  /** The same after a collection of garbage. */
  collected: () => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    return answers.memory()
  },
}

/** Reports processor time and memory on request, and shuts down gracefully when the parent is gone. */
export function answerUsage() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.on('message', (message) => {
    const answer = answers[message]
    if (answer) process.send(answer())
  })
}
