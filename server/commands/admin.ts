import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { sendJson, sendText } from '../http/send.ts'
import type { Services } from '../services.ts'
import { commands } from './commands.ts'

const sameSecret = (given: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** `POST /_admin/{command}` with JSON arguments: the command-line tools of this machine, while the server has the database. */
export async function handleCommand(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  services: Services,
  token: string | undefined,
): Promise<void> {
  const given = String(request.headers['x-admin-token'] ?? '')
  const command = commands[path.slice('/_admin/'.length)]
  if (request.method !== 'POST' || !token || !command || !sameSecret(given, token))
    return sendText(response, 404, 'Not Found')
  try {
    sendJson(response, 200, {
      output: await command(services, JSON.parse((await text(request)) || '[]') as string[]),
    })
  } catch (error) {
    sendJson(response, 422, { error: (error as Error).message })
  }
}
