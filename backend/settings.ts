/** Configuration of the endpoints. */
export type Settings = {
  /** Scheme and host of links in messages: `https://shipa.example`. */
  origin: string
  /** Required zero bits of a proof of work; 0 disables it (A-0d). */
  powBits: number
  /** Recipient of requests to sales (A6). */
  salesEmail: string | undefined
  /** Company and page of B-17. */
  exclusive: { page: string; company: string }
  /** Whether demo accounts may sign in; their password is public. */
  demoAccounts: boolean
  /** Maximum age of a password in days; if absent, it never expires. */
  passwordMaxAgeDays: number | undefined
  /** Whether messages are shown at `/dev/inbox`; `on-demo` only if the database has demo clinics. */
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
