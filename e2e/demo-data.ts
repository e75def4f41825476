/** Settings of a server that starts with a copy of the demo data, written by `seed-demo.ts`; its DNS server refuses every question. */
export const demoData = {
  SEED: 'demo',
  DEMO_CITY: '0',
  DEMO_WEEK: 'off',
  DATA_FROM: 'test-results/demo-data',
  DNS_SERVERS: '127.0.0.1:9',
}
