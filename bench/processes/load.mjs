// A load generator on plain sockets: autocannon uses several times the processor time of the servers measured here, so on
// a small machine it would measure itself. Each connection sends its next request as soon as the response is complete.
import { connect } from 'node:net'

function openConnection(request, { host, port, status }, { onAnswer, onClosed, fail }) {
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
  socket.on('error', onClosed ?? fail)
  if (onClosed) socket.on('close', onClosed)
  socket.on('data', (chunk) => {
    received += chunk.length
    if (!expected) {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(head)
      if (!head.startsWith(`HTTP/1.1 ${status} `) || !length)
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

let people = 0
/** The header of a proxy with an address that nobody had before. */
function ofSomebodyNew() {
  people += 1
  return `x-forwarded-for: 10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}\r\n`
}

/**
 * Sends requests for `ms` milliseconds, or this many `requests`. `path` may be a list, which the requests cycle through. With `newcomers` each is of
 * somebody else, behind a proxy. With `untilClosed` they are sent until the server ends, and `at` is when each was answered.
 */
function run({
  url,
  path,
  encoding,
  connections,
  ms = Number.POSITIVE_INFINITY,
  requests: most,
  status = 200,
  newcomers,
  untilClosed,
}) {
  const { hostname, port } = new URL(url)
  const accept = encoding ? `accept-encoding: ${encoding}\r\n` : ''
  const requests = [path]
    .flat()
    .map((each) => `GET ${each} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nuser-agent: ${agent}\r\n${accept}`)
  let turn = 0
  const request = () => `${requests[turn++ % requests.length]}${newcomers ? ofSomebodyNew() : ''}\r\n`
  return new Promise((resolve, reject) => {
    const times = []
    const at = []
    const started = performance.now()
    let open = connections
    const close = () => {
      if (--open > 0) return
      times.sort((a, b) => a - b)
      resolve({
        requests: times.length,
        rate: (times.length / (performance.now() - started)) * 1000,
        p99: times[Math.floor(times.length * 0.99)],
        ...(untilClosed && { at }),
      })
    }
    const onAnswer = (took) => {
      times.push(took)
      if (untilClosed) at.push(Date.now())
      if (most === undefined ? performance.now() - started < ms : turn < most) return true
      close()
      return false
    }
    for (let index = 0; index < connections; index++) {
      let isOpen = true
      const onClosed = () => {
        if (isOpen) close()
        isOpen = false
      }
      openConnection(
        request,
        { host: hostname, port: Number(port), status },
        { onAnswer, fail: reject, ...(untilClosed && { onClosed }) },
      )
    }
  })
}

process.on('message', (order) => run(order).then((result) => process.send(result)))
process.once('disconnect', () => process.exit())
process.send('ready')
