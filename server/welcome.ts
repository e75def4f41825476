import type { Running } from './start.ts'

const demoPages = [
  ['/l/demo-dent', 'a clinic with everything, in Russian'],
  ['/kk/l/demo-practice', 'a small practice, in Kazakh'],
  ['/uz/l/demo-hospital', 'a large clinic, in Uzbek'],
  ['/en/l/demo-journal', 'a journal of doctors, in English'],
  ['/uz/l/demo-family', 'a clinic that is not wholly translated'],
] as const

const cityPage = ['/companies/doctors/location/samalkala', 'the doctors of an invented city'] as const

const pages = [
  ['/', 'all clinics'],
  ['/api/docs', 'the API'],
] as const

/** The text that `npm start` prints when it is ready: the addresses to open first. */
export async function welcome({ url, services: { env, hasInbox } }: Running): Promise<string> {
  const isDemo = env.SEED === 'demo' && !env.BACKEND_URL
  const { port } = new URL(url)
  const inbox = await hasInbox()
  const lines = [
    ...[...(isDemo ? demoPages : []), ...(isDemo && env.DEMO_CITY ? [cityPage] : []), ...pages].map(
      ([path, what]) => [url + path, what] as const,
    ),
    ...(inbox ? [[`${url}/dev/inbox`, 'mail and SMS, which are shown instead of being sent'] as const] : []),
    ...(isDemo ? [[`http://demo-polyclinic.localhost:${port}/`, 'a clinic on its own domain'] as const] : []),
  ]
  const people = isDemo ? await signInAs(url) : ''
  const width = Math.max(...lines.map(([address]) => address.length))
  return `\nShipa is ready. Open first:\n${lines.map(([address, what]) => `  ${address.padEnd(width)} ${what}\n`).join('')}${people}\n`
}

async function signInAs(url: string): Promise<string> {
  const { demoPeople } = await import('../demo/people/accounts.ts')
  const emails = demoPeople.accounts.map(({ email }) => `  ${email}\n`).join('')
  return `\nSign in at ${url}/auth/signin as one of\n${emails}with the password ${demoPeople.password}\n`
}
