import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type Answer, decode, encode, RECURSION_AVAILABLE } from 'dns-packet'

/** Records by name and type: `{ 'clinic.kz': { A: ['203.0.113.7'] } }`. A name that is not there does not exist. */
type Zone = Record<string, Partial<Record<'A' | 'AAAA' | 'TXT', string[]>> | 'silent' | 'broken'>

const refusal = { NXDOMAIN: 3, SERVFAIL: 2 } as const

/** A DNS server on this machine, whose `zone` may change while it runs: `silent` names are not answered, `broken` ones with SERVFAIL. */
export async function startDns(zone: Zone = {}) {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message)
    const [question] = questions
    if (!question) return
    const name = question.name.toLowerCase()
    asked.push(`${question.type} ${name}`)
    const found = zone[name]
    if (found === 'silent') return
    const type = question.type as 'A' | 'AAAA' | 'TXT'
    const values = typeof found === 'object' ? (found[type] ?? []) : []
    const code = found === undefined ? refusal.NXDOMAIN : found === 'broken' ? refusal.SERVFAIL : 0
    const answers = values.map((data): Answer => ({ name: question.name, type, ttl: 1, data }))
    const flags = RECURSION_AVAILABLE | code
    socket.send(
      encode({ type: 'response', ...(id !== undefined && { id }), flags, questions, answers }),
      port,
      address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    zone,
    asked,
    server: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}
