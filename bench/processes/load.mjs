// A load generator on plain sockets: autocannon uses several times the processor time of the servers measured here, so on
// a small machine it would measure itself. Each connection sends its next request as soon as the response is complete.
import { connect } from 'node:net'

function openConnection(request, { host, port }, onAnswer, fail) {
  const socket = connect({ host, port, noDelay: true })
  let expected = 0
  let received = 0
  let head = ''
  let asked = 0
  const ask = () => {
    expected = 0
    received = 0
    head = ''
    asked = performance.now()
    socket.write(request())
  }
  socket.on('connect', ask)
  socket.on('error', fail)
  socket.on('data', (chunk) => {
    received += chunk.length
    if (!expected) {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(head)
      if (!head.startsWith('HTTP/1.1 200') || !length)
        return fail(new Error(`Unexpected answer: ${head.slice(0, end)}`))
      expected = end + 4 + Number(length[1])
    }
    if (received < expected) return
    if (onAnswer(performance.now() - asked)) ask()
    else socket.destroy()
  })
  return socket
}

/** A browser's header: visits of programs are not counted. */
const agent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

/**
 * Sends requests for `ms` milliseconds, or this many `requests`. `path` may be a list, which the requests cycle through.
 */
function run({ url, path, encoding, connections, ms = Number.POSITIVE_INFINITY, requests: most }) {
  const { hostname, port } = new URL(url)
  const accept = encoding ? `accept-encoding: ${encoding}\r\n` : ''
  const requests = [path]
    .flat()
    .map(
      (each) => `GET ${each} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nuser-agent: ${agent}\r\n${accept}\r\n`,
    )
  let turn = 0
  const request = () => requests[turn++ % requests.length]
  return new Promise((resolve, reject) => {
    const times = []
    const started = performance.now()
    let open = connections
    const onAnswer = (took) => {
      times.push(took)
      if (most === undefined ? performance.now() - started < ms : turn < most) return true
      if (--open === 0) {
        times.sort((a, b) => a - b)
        resolve({
          requests: times.length,
          rate: (times.length / (performance.now() - started)) * 1000,
          p99: times[Math.floor(times.length * 0.99)],
        })
      }
      return false
    }
    for (let index = 0; index < connections; index++)
      openConnection(request, { host: hostname, port: Number(port) }, onAnswer, reject)
  })
}

process.on('message', (order) => run(order).then((result) => process.send(result)))
process.once('disconnect', () => process.exit())
process.send('ready')
