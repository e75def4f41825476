import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { sameSecret } from '../../backend/kit/http/same-secret.ts'
import { sendJson, sendText } from '../http/send.ts'
import type { Services } from '../services.ts'
import { commands } from './commands.ts'

const orderSchema = z.object({
  args: z.array(z.string()),
  folder: z.string(),
  backupKey: z.string().optional(),
})

/**
 * `POST /_admin/{command}` with its arguments and where it was typed: the command-line tools of this machine, while the server has the database.
 * The answer has a line of JSON for each that the command prints meanwhile, and one for its end.
 */
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
  const say = (line: string) => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.write(`${JSON.stringify({ said: line })}\n`)
  }
  const end = (status: number, answer: { output: string } | { error: string }) =>
    response.headersSent ? response.end(`${JSON.stringify(answer)}\n`) : sendJson(response, status, answer)
  try {
    const { args, folder, backupKey } = orderSchema.parse(JSON.parse(await text(request)))
    end(200, { output: await command(services, args, { say, folder, backupKey }) })
  } catch (error) {
    end(422, { error: (error as Error).message })
  }
}
