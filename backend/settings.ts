/** What of the configuration the endpoints go by. */
export type Settings = {
  /** Scheme and host of links in messages: `https://shipa.example`. */
  origin: string
  /** Zero bits of a proof of work; 0 asks for none (A-0d). */
  powBits: number
  /** Where requests to sales go (A6). */
  salesEmail: string | undefined
  /** Company and page of B-17. */
  exclusive: { page: string; company: string }
  /** True where people of the demo seed may sign in, whose password everybody knows. */
  demoAccounts: boolean
  /** Days after which a password is to be changed; absent, it never is. */
  passwordMaxAgeDays: number | undefined
  /** Whether messages are shown at `/dev/inbox`: `on-demo` where the database has demo clinics. */
  inbox: 'open' | 'on-demo' | 'closed'
}

export const defaultSettings: Settings = {
  origin: 'http://localhost:3000',
  powBits: 0,
  salesEmail: undefined,
  exclusive: { page: 'translation', company: '' },
  demoAccounts: false,
  passwordMaxAgeDays: undefined,
  inbox: 'closed',
}
