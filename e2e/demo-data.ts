/** Settings of a server that begins with the demo, which `seed-demo.ts` has written. */
export const demoData = { SEED: 'demo', DATA_FROM: 'test-results/demo-data' }
