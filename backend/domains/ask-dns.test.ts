import { afterAll, expect, it } from 'vitest'
import { startDns } from '../test/dns-server.ts'
import { askDns } from './ask-dns.ts'

const dns = await startDns()
afterAll(() => dns.stop())
const settings = { dns: { servers: [dns.server], timeoutMs: 60_000 }, siteAddress: ['203.0.113.7'] }

it('keeps of a stranger’s records what can be stored and read: few of them, short, without control characters', async () => {
  dns.zone['_shipa-verify.clinic.kz'] = {
    TXT: ['a\u0000b\u0007c', 'x'.repeat(200), ...Array.from({ length: 8 }, (_, at) => `more ${at}`)],
  }
  dns.zone['clinic.kz'] = { A: Array.from({ length: 20 }, (_, at) => `198.51.100.${at}`) }
  const { record, hosts } = await askDns(settings, { host: 'clinic.kz', token: 'shipa-a' })
  expect(record.is).toBe('wrong')
  expect(record.seen.toSorted()).toEqual(expect.arrayContaining(['abc', 'x'.repeat(120)]))
  expect(record.seen).toHaveLength(5)
  expect(hosts['clinic.kz']).toMatchObject({ is: 'elsewhere', seen: { length: 5 } })
})
