import { demoAccounts, demoPassword } from '../backend/seed/demo-accounts.ts'
import { inboxOf } from './inbox.ts'
import type { Services } from './services.ts'

const demoPages = [
  ['/l/demo-dent', 'a clinic with everything, in Russian'],
  ['/kk/l/demo-practice', 'a small practice, in Kazakh'],
  ['/uz/l/demo-hospital', 'a large clinic, in Uzbek'],
  ['/en/l/demo-journal', 'a journal of doctors, in English'],
  ['/uz/l/demo-family', 'a clinic that is not wholly translated'],
] as const

const pages = [
  ['/', 'all clinics'],
  ['/api/docs', 'the API'],
] as const

/** What `npm start` prints when it is ready: where to look first. */
export function welcome(url: string, { env }: Services): string {
  const isDemo = env.SEED === 'demo' && !env.BACKEND_URL
  const { port } = new URL(url)
  const lines = [
    ...[...(isDemo ? demoPages : []), ...pages].map(([path, what]) => [url + path, what] as const),
    ...(inboxOf(env) === 'closed'
      ? []
      : [[`${url}/dev/inbox`, 'mail and SMS, which are shown instead of being sent'] as const]),
    ...(isDemo ? [[`http://demo-polyclinic.localhost:${port}/`, 'a clinic on its own domain'] as const] : []),
  ]
  const people = isDemo
    ? `\nSign in at ${url}/auth/signin as one of\n  ${demoAccounts.map(({ email }) => email).join('\n  ')}\nwith the password ${demoPassword}\n`
    : ''
  const width = Math.max(...lines.map(([address]) => address.length))
  return `\nShipa is ready. Open first:\n${lines.map(([address, what]) => `  ${address.padEnd(width)} ${what}\n`).join('')}${people}\n`
}
