import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The address of a database of the run's cluster, through a connection that can be held: meanwhile no statement reaches the database. */
export async function heldDatabase(url: string) {
  const { pathname, searchParams } = new URL(url)
  const held: (() => void)[] = []
  const sockets = new Set<Socket>()
  let isHeld = false
  const server = createServer((client) => {
    const database = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    const pass = (data: Buffer) => database.write(data)
    client.on('data', (data) => (isHeld ? held.push(() => pass(data)) : pass(data)))
    client.on('close', () => database.destroy())
    database.on('data', (data) => client.write(data))
    database.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${pathname}`,
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const pass of held.splice(0)) pass()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
