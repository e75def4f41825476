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
  /** E-mail addresses of administrators of the product, where the database does not say (D-PERM). */
  administrators: readonly string[]
  /** Maximum age of a password in days; if absent, it never expires. */
  passwordMaxAgeDays: number | undefined
  /** Whether messages are shown at `/dev/inbox`; `on-demo` only if the database has demo clinics. */
  inbox: 'open' | 'on-demo' | 'closed'
  /** Hosts of the product, which no clinic can have. */
  ownHosts: ReadonlySet<string>
  /** IP addresses and names that a clinic's own domain has to point to. */
  siteAddress: readonly string[]
  /** The DNS servers for clinics' own domains and addresses (without any, those of the machine), and the first timeout. */
  dns: { servers: readonly string[]; timeoutMs: number }
  /** Private networks in which clinics may have addresses that hear of changes, over http too: `10.0.0.0/8`. */
  webhookNetworks: readonly string[]
  /** Whether messages can go by WhatsApp, so that people are asked whether they agree. */
  whatsapp: boolean
}

export const defaultSettings: Settings = {
  origin: 'http://localhost:3000',
  powBits: 0,
  salesEmail: undefined,
  exclusive: { page: 'translation', company: '' },
  demoAccounts: false,
  administrators: [],
  passwordMaxAgeDays: undefined,
  inbox: 'closed',
  ownHosts: new Set(['localhost']),
  siteAddress: [],
  dns: { servers: [], timeoutMs: 1500 },
  webhookNetworks: [],
  whatsapp: false,
}
