import { createHmac, randomBytes } from 'node:crypto'

/** How a secret is shown (Standard Webhooks); the rest is the key in base64. */
const prefix = 'whsec_'

/** A new secret: 256 random bits. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

type Signed = { id: string; seconds: number; body: string; secrets: readonly string[] }

/** The headers of a message by Standard Webhooks: a receiver who knows one of the secrets can check that it is ours. */
export function signedHeaders({ id, seconds, body, secrets }: Signed): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
